// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One side of a comparison, as far as HomeKit's predicates have it. Foundation for Linux has a class of this name of which
/// nothing can be used.
///
/// A file that names this class imports HomeKit alone, which brings Foundation along, or says which one it means:
/// `import class HomeKit.NSExpression`.
///
/// Asking for a part that an expression of its type has not stops the program, as an exception does on Apple's systems.
public class NSExpression: NSObject, NSCopying {
    /// What an expression is. Raw values are Apple's.
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
        case unionSet = 5
        case intersectSet = 6
        case minusSet = 7
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    private enum Content {
        case constant(Any?)
        case keyPath(String)
        case function(String, [NSExpression])
        case aggregate([NSExpression])
    }

    private let content: Content

    /// A value.
    public init(forConstantValue obj: Any?) {
        content = .constant(obj)
        super.init()
    }

    /// What is found under a key path, such as `HMCharacteristicKeyPath`.
    public init(forKeyPath keyPath: String) {
        content = .keyPath(keyPath)
        super.init()
    }

    /// What a function answers. HomeKit's predicates know `now` alone: the moment at which they are looked at.
    ///
    /// - Parameters:
    ///   - name: of the function.
    ///   - parameters: expressions; other values are taken for constants.
    public init(forFunction name: String, arguments parameters: [Any]) {
        content = .function(name, parameters.map(Self.expression))
        super.init()
    }

    /// Several values.
    ///
    /// - Parameter subexpressions: expressions; other values are taken for constants.
    public init(forAggregate subexpressions: [Any]) {
        content = .aggregate(subexpressions.map(Self.expression))
        super.init()
    }

    private static func expression(_ value: Any) -> NSExpression {
        value as? NSExpression ?? NSExpression(forConstantValue: value)
    }

    /// What it is; tells which of the parts it has.
    public var expressionType: ExpressionType {
        switch content {
        case .constant: .constantValue
        case .keyPath: .keyPath
        case .function: .function
        case .aggregate: .aggregate
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        guard case .constant(let value) = content else { return refuse("constant value") }
        return value
    }

    /// The key path of one that has such.
    public var keyPath: String {
        guard case .keyPath(let path) = content else { return refuse("key path") }
        return path
    }

    /// The name of a function.
    public var function: String {
        guard case .function(let name, _) = content else { return refuse("function") }
        return name
    }

    /// What a function is given.
    public var arguments: [NSExpression]? {
        guard case .function(_, let arguments) = content else { return refuse("arguments") }
        return arguments
    }

    /// The expressions in an aggregate.
    public var collection: Any {
        guard case .aggregate(let expressions) = content else { return refuse("collection") }
        return expressions
    }

    private func refuse<Part>(_ part: String) -> Part {
        preconditionFailure("an expression of type \(expressionType) has no \(part); look at expressionType first")
    }

    /// Itself: it cannot be changed.
    public func copy(with zone: NSZone?) -> Any { self }

    /// As predicates print it.
    public override var description: String {
        switch content {
        case .constant(let value): PredicateFormat.constant(value)
        case .keyPath(let path): path
        case .function(let name, let arguments): "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
        case .aggregate(let expressions): "{\(expressions.map(\.description).joined(separator: ", "))}"
        }
    }

    /// Whether both are the same in type and parts.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        switch (content, other.content) {
        case (.constant(let left), .constant(let right)): return PredicateFormat.areEqual(left, right)
        case (.keyPath(let left), .keyPath(let right)): return left == right
        case (.function(let left, let some), .function(let right, let others)): return left == right && some == others
        case (.aggregate(let left), .aggregate(let right)): return left == right
        default: return false
        }
    }

    /// Hashes the type.
    public override var hash: Int { expressionType.hashValue }
}
