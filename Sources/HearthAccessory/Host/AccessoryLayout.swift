// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// An accessory in the attribute database, and where in it each of its characteristics is.
struct AccessoryLayout: Sendable {
    let attributes: AccessoryAttributes
    let places: [(id: CharacteristicID, core: CharacteristicCore)]
    let onIdentify: @Sendable () -> Void

    /// - Parameters:
    ///   - key: of the accessory in the book.
    ///   - book: gives the numbers.
    init(_ accessory: Accessory, key: String, numbers book: inout NumberBook) {
        let aid = book.aid(key)
        var builder = AccessoryBuilder(aid, information: accessory.information.content(name: accessory.name))
        let given = builder.accessory.services.count
        for (index, service) in accessory.services.enumerated() {
            builder.add(service.type, isPrimary: index == 0, service.attributes)
        }
        let numbered = builder.accessory.numbered {
            book.iid($0, of: key)
        } suffix: { index in
            index < given ? nil : accessory.services[index - given].id
        }
        attributes = numbered
        onIdentify = accessory.onIdentify
        places = zip(accessory.services, numbered.services.dropFirst(given)).flatMap { service, attributes in
            zip(service.characteristics, attributes.characteristics.suffix(service.characteristics.count))
                .map { (CharacteristicID(aid: aid, iid: $1.iid), $0) }
        }
    }
}

extension Accessory.Information {
    fileprivate func content(name: String) -> AccessoryBuilder.Content {
        [
            (CharacteristicType.identify, nil), (CharacteristicType.manufacturer, .string(manufacturer)),
            (CharacteristicType.model, .string(model)), (CharacteristicType.name, .string(name)),
            (CharacteristicType.serialNumber, .string(serialNumber)),
            (CharacteristicType.firmwareRevision, .string(firmware)),
        ]
    }
}

extension Service {
    /// The label first, as the Name that people see.
    fileprivate var attributes: [CharacteristicAttributes] {
        let name = label.flatMap { CharacteristicAttributes(iid: 0, type: CharacteristicType.name, value: .string($0)) }
        return (name.map { [$0] } ?? []) + characteristics.map(\.attributes)
    }
}

extension AccessoryAttributes {
    /// The same with other numbers.
    ///
    /// - Parameters:
    ///   - number: for a path such as `43#2/25`: type of the service, what tells it from others of the kind, type of
    ///     the characteristic.
    ///   - suffix: what tells a service apart; nil for its place among those of its kind.
    fileprivate func numbered(
        by number: (String) -> UInt64, suffix: (Int) -> String?
    ) -> AccessoryAttributes {
        var result = self
        var seen: [TypeIdentifier: Int] = [:]
        for index in services.indices {
            let type = services[index].type
            seen[type, default: 0] += 1
            let path = "\(type.hapForm)#\(suffix(index).map { "\"\($0)\"" } ?? "\(seen[type] ?? 1)")"
            result.services[index].iid = number(path)
            for place in services[index].characteristics.indices {
                let kind = services[index].characteristics[place].type
                result.services[index].characteristics[place].iid = number("\(path)/\(kind.hapForm)")
            }
        }
        return result
    }
}
