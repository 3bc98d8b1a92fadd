// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue
package import HearthSystem

/// Why a file with an attribute database cannot be served.
package enum FixtureError: Error, Sendable, CustomStringConvertible {
    case missing(path: String)
    case unreadable(path: String, SystemError)
    case malformed(path: String, reason: String)

    package var description: String {
        switch self {
        case .missing(let path): "There is no file \(path)."
        case .unreadable(_, let error): "The file cannot be read: \(error)."
        case .malformed(let path, let reason): "\(path) is no attribute database: \(reason)"
        }
    }
}

/// The attribute database of a real product, as it was dumped: a JSON object with `accessories`, and `name` and `model`
/// beside it.
package struct Fixture: Sendable {
    package let name: String
    package let model: String
    /// The array exactly as the product sent it, its mistakes included.
    package let accessories: JSONValue
    /// What a controller makes of it.
    package let database: AttributeDatabase
    /// What is odd about it.
    package let oddities: [Oddity]

    /// - Throws: ``FixtureError``.
    package init(path: String) throws(FixtureError) {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try DurableFile.read(path)
        } catch {
            throw .unreadable(path: path, error)
        }
        guard let bytes else { throw .missing(path: path) }
        try self.init(bytes, path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(FixtureError) {
        let root: JSONValue
        var oddities: [Oddity] = []
        do {
            root = try JSONReader.read(bytes)
            database = try AttributeDatabase(decoding: bytes, noting: &oddities)
        } catch {
            throw .malformed(path: path, reason: "\(error)")
        }
        guard let object = root.object, let accessories = object["accessories"], !database.accessories.isEmpty else {
            throw .malformed(path: path, reason: "It has no accessories.")
        }
        self.oddities = oddities
        self.accessories = accessories
        let text = { (key: String) in object[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        name = text("name") ?? database.accessories[0].name ?? Self.baseName(of: path)
        model = text("model") ?? "Unknown"
    }

    /// The file's name without folder and extension.
    static func baseName(of path: String) -> String {
        let file = path.split(separator: "/").last ?? ""
        return String(file.split(separator: ".", maxSplits: 1).first ?? file)
    }

    /// Serves it as it is: reads and writes by the rules, `GET /accessories` word for word.
    package func plan(key: String) -> ServerPlan {
        var plan = ServerPlan(
            key: key, name: name, model: model, category: database.likelyCategory, database: database)
        plan.isLenient = true
        let answer = VerbatimAnswer(accessories: accessories, initial: database)
        plan.accessoriesBody = { answer.body(current: $0) }
        return plan
    }
}

extension AccessoryAttributes {
    /// What its Accessory Information says; nil if that says nothing.
    package var name: String? {
        guard
            case .string(let name)? = service(ServiceType.accessoryInformation)?
                .characteristic(CharacteristicType.name)?.value, !name.isEmpty
        else { return nil }
        return name
    }
}
