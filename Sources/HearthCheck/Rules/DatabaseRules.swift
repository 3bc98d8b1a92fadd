// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Judges accessories and services of a database as it was understood. Source: HAP reference 11.
struct DatabaseRules {
    let database: AttributeDatabase

    var findings: [Finding] {
        [
            root, size, information, informationCharacteristics, informationValues, required, primary,
            protocolInformation,
        ].compactMap(\.self) + CharacteristicRules(database: database).findings
    }

    private static let information: Set<TypeIdentifier> = [
        CharacteristicType.identify, CharacteristicType.manufacturer, CharacteristicType.model, CharacteristicType.name,
        CharacteristicType.serialNumber, CharacteristicType.firmwareRevision,
    ]

    private var root: Finding {
        database[aid: 1] == nil
            ? Rule.rootAccessory.broken("There is no accessory with aid 1.")
            : Rule.rootAccessory.works("The device itself is accessory 1.")
    }

    private var size: Finding {
        let count = database.accessories.count
        return count > 150
            ? Rule.databaseSize.broken("There are \(count) accessories, more than 150.")
            : Rule.databaseSize.works("The number of accessories is \(count).")
    }

    private var information: Finding {
        var places = Places()
        for accessory in database.accessories {
            guard let first = accessory.services.first, first.type == ServiceType.accessoryInformation, first.iid == 1
            else {
                places.add(accessory.aid)
                continue
            }
        }
        return Rule.informationService.verdict(
            places, "Accessory Information is not the first service, with iid 1, of accessory",
            "Every accessory begins with Accessory Information.")
    }

    private var informationCharacteristics: Finding {
        var places = Places()
        for accessory in database.accessories {
            guard let service = accessory.services.first(where: { $0.type == ServiceType.accessoryInformation })
            else { continue }
            let missing = Self.information.subtracting(service.characteristics.map(\.type))
            if !missing.isEmpty { places.add(accessory.aid, service.iid, "(\(missing.names))") }
        }
        return Rule.informationCharacteristics.verdict(
            places, "Accessory Information lacks characteristics in", "Accessory Information has all it must have.")
    }

    private var required: Finding {
        var places = Places()
        for accessory in database.accessories {
            for service in accessory.services where service.type != ServiceType.accessoryInformation {
                let needed = Set(Catalogue.service(service.type)?.required ?? [])
                let missing = needed.subtracting(service.characteristics.map(\.type))
                if !missing.isEmpty { places.add(accessory.aid, service.iid, "(\(missing.names))") }
            }
        }
        return Rule.requiredCharacteristics.verdict(
            places, "A service lacks characteristics that it must have",
            "Every service has the characteristics it must.")
    }

    private var primary: Finding {
        var places = Places()
        for accessory in database.accessories where accessory.services.count(where: \.isPrimary) > 1 {
            places.add(accessory.aid)
        }
        return Rule.primaryService.verdict(
            places, "More than one service is primary in accessory", "No accessory has two primary services.")
    }

    private var protocolInformation: Finding? {
        guard let services = database[aid: 1]?.services else { return nil }
        guard let service = services.first(where: { $0.type == ServiceType.protocolInformation }) else {
            return Rule.protocolInformation.odd("Accessory 1 has no Protocol Information.")
        }
        guard case .string(let version)? = service.characteristic(CharacteristicType.version)?.value else {
            return Rule.protocolInformation.broken("Protocol Information has no version.")
        }
        return version == "1.1.0"
            ? Rule.protocolInformation.works("Protocol Information says 1.1.0.")
            : Rule.protocolInformation.odd("Protocol Information says \"\(version)\" instead of 1.1.0.")
    }
}

extension DatabaseRules {
    private var informationValues: Finding {
        var places = Places()
        for accessory in database.accessories {
            guard let service = accessory.services.first(where: { $0.type == ServiceType.accessoryInformation })
            else { continue }
            for characteristic in service.characteristics where !Self.isAcceptable(characteristic) {
                places.add(accessory.aid, characteristic.iid, "(\(characteristic.type.name))")
            }
        }
        return Rule.informationValues.verdict(
            places, "Values of Accessory Information do not have their form", "Accessory Information has proper values."
        )
    }

    private static func isAcceptable(_ characteristic: CharacteristicAttributes) -> Bool {
        guard case .string(let text)? = characteristic.value else { return true }
        switch characteristic.type {
        case CharacteristicType.manufacturer, CharacteristicType.name: return text.utf8.count <= 64
        case CharacteristicType.model: return (1...64).contains(text.utf8.count)
        case CharacteristicType.serialNumber: return (2...64).contains(text.utf8.count)
        case CharacteristicType.firmwareRevision: return isVersion(text)
        default: return true
        }
    }

    /// `x[.y[.z]]`.
    private static func isVersion(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return (1...3).contains(parts.count) && parts.allSatisfy { UInt32($0) != nil }
    }
}

extension Rule {
    /// Broken in the places given, works without any.
    func verdict(_ places: Places, _ problem: String, _ praise: String) -> Finding {
        places.isEmpty ? works(praise) : broken("\(problem): \(places.words).")
    }
}

extension TypeIdentifier {
    /// Apple's name of a characteristic, else the type itself.
    var name: String { Catalogue.characteristic(self)?.displayName ?? hapForm }
}

extension Set<TypeIdentifier> {
    fileprivate var names: String { map(\.name).sorted().joined(separator: ", ") }
}
