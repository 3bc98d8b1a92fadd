// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Judges characteristics against what Apple says of their kind. Source: HAP reference 11; quirk Q40.
struct CharacteristicRules {
    let database: AttributeDatabase

    var findings: [Finding] { permissions + formats + values }

    private var permissions: [Finding] {
        var (needless, unusable, unheard) = (Places(), Places(), Places())
        for (id, attributes) in database.characteristics {
            let own = attributes.permissions
            if !own.isDisjoint(with: [.timedWrite, .writeResponse]), !own.contains(.write) {
                needless.add(id.aid, id.iid)
            }
            let apple = Catalogue.characteristic(attributes.type)?.permissions ?? []
            let missing = apple.subtracting(own)
            let words = "(\(attributes.type.name): \(missing.words.joined(separator: ", ")))"
            if !missing.isDisjoint(with: [.read, .write]) {
                unusable.add(id.aid, id.iid, words)
            } else if missing.contains(.notify) {
                unheard.add(id.aid, id.iid, words)
            }
        }
        let declared =
            needless.isEmpty ? nil : Rule.databasePermissions.broken("tw or wr without pw: \(needless.words).")
        let silent =
            unheard.isEmpty
            ? nil : Rule.cataloguePermissions.odd("Changes are not told of: \(unheard.words).", quirk: 52)
        let known = Rule.cataloguePermissions.verdict(
            unusable, "Permissions that Apple defines are missing",
            "Everything can be read and written as Apple defines it.")
        return [declared, known, silent].compactMap(\.self)
    }

    private var formats: [Finding] {
        var (other, width) = (Places(), Places())
        for (id, attributes) in database.characteristics {
            guard let apple = Catalogue.characteristic(attributes.type)?.metadata.format,
                apple != attributes.metadata.format
            else { continue }
            let words = "(\(attributes.type.name): \(attributes.metadata.format.rawValue), not \(apple.rawValue))"
            if apple.integerRange != nil, attributes.metadata.format.integerRange != nil {
                width.add(id.aid, id.iid, words)
            } else {
                other.add(id.aid, id.iid, words)
            }
        }
        let widths =
            width.isEmpty ? nil : Rule.catalogueFormats.odd("Integers have another width: \(width.words).")
        let known = Rule.catalogueFormats.verdict(
            other, "Formats are not those that Apple defines", "Apple's characteristics have Apple's formats.")
        return [known, widths].compactMap(\.self)
    }

    private var values: [Finding] {
        var places = Places()
        for (id, attributes) in database.characteristics {
            guard let value = attributes.value, !attributes.metadata.allows(value) else { continue }
            places.add(id.aid, id.iid, "(\(attributes.type.name))")
        }
        return places.isEmpty
            ? [] : [Rule.databaseValues.odd("Values lie outside their limits: \(places.words).", quirk: 40)]
    }
}

extension CharacteristicMetadata {
    /// Whether a number lies within the limits, and text within the length.
    fileprivate func allows(_ value: CharacteristicValue) -> Bool {
        if case .string(let text) = value { return text.utf8.count <= maximumLength ?? 256 }
        guard let number = value.number, format != .bool else { return true }
        if let validValues, format.integerRange != nil { return validValues.contains { Double($0) == number } }
        return number >= minimum?.number ?? -.infinity && number <= maximum?.number ?? .infinity
    }
}
