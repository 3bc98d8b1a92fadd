// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A comparison of two expressions, as far as HomeKit's predicates have it. Foundation for Linux has a class of this name of
/// which nothing can be used.
///
/// A file that names this class imports HomeKit alone, which brings Foundation along, or says which one it means:
/// `import class HomeKit.NSComparisonPredicate`.
///
/// It is a condition for the hub to look at. Evaluated in the program itself it is false.
public class NSComparisonPredicate: NSPredicate {
    /// How the sides are compared. Raw values are Apple's; HomeKit takes the first six, and `between` for times.
    public enum Operator: UInt, Sendable {
        case lessThan = 0
        case lessThanOrEqualTo = 1
        case greaterThan = 2
        case greaterThanOrEqualTo = 3
        case equalTo = 4
        case notEqualTo = 5
        case matches = 6
        case like = 7
        case beginsWith = 8
        case endsWith = 9
        case `in` = 10
        case customSelector = 11
        case contains = 99
        case between = 100
    }

    /// What is compared of a left side with many values. HomeKit's predicates are `direct`.
    public enum Modifier: UInt, Sendable {
        case direct = 0
        case all = 1
        case any = 2
    }

    /// How texts are compared. HomeKit's predicates have none.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// The options of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Upper and lower case are the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Accents make no difference.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// The texts are compared byte by byte, brought to one form beforehand.
        public static let normalized = Options(rawValue: 4)
    }

    /// What is compared.
    public let leftExpression: NSExpression
    /// With what.
    public let rightExpression: NSExpression
    /// How.
    public let predicateOperatorType: Operator
    /// How a left side with many values is taken.
    public let comparisonPredicateModifier: Modifier
    /// How texts are compared.
    public let options: Options

    /// Compares two expressions.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        leftExpression = lhs
        rightExpression = rhs
        comparisonPredicateModifier = modifier
        predicateOperatorType = type
        self.options = options
        super.init(value: false)
    }

    /// Comparisons are not archived.
    public required init?(coder: NSCoder) { nil }

    /// The comparison as a text: `characteristicValue > 21`.
    public override var predicateFormat: String {
        "\(leftExpression) \(predicateOperatorType.symbol) \(rightExpression)"
    }

    /// The same as `predicateFormat`.
    public override var description: String { "\(leftExpression) \(predicateOperatorType.symbol) \(rightExpression)" }

    /// Itself: it cannot be changed.
    public override func copy(with zone: NSZone?) -> Any { self }

    /// Whether both compare the same in the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSComparisonPredicate else { return false }
        return leftExpression == other.leftExpression && rightExpression == other.rightExpression
            && predicateOperatorType == other.predicateOperatorType && options == other.options
            && comparisonPredicateModifier == other.comparisonPredicateModifier
    }

    /// Hashes the operator.
    public override var hash: Int { predicateOperatorType.hashValue }
}

extension NSComparisonPredicate.Operator {
    /// As predicates print it.
    fileprivate var symbol: String {
        switch self {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .customSelector: "CUSTOM"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }
}
