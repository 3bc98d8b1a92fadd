// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// What to subscribe to, to read and to poll of a database. Source: HAP reference 18; quirks Q55 and Q57.
struct ConversationPlan: Sendable {
    /// Of those with the same id the first one.
    let characteristics: CharacteristicTable<PlannedCharacteristic>
    /// Those that send events.
    let subscribable: [CharacteristicID]
    /// Those that may be read unasked: no buttons, whose presses are no state, and no control points.
    let readable: [CharacteristicID]
    /// Those among the readable that send no events and may yet change.
    let silent: [CharacteristicID]
    /// A cheap one to ask for a sign of life; nil if nothing can be read.
    let lifeSign: CharacteristicID?
    private let identify: [UInt64: CharacteristicID]
    private let information: [UInt64: [TypeIdentifier: CharacteristicID]]

    init(_ database: AttributeDatabase) {
        let all = database.characteristics
        var table = CharacteristicTable<PlannedCharacteristic>()
        for (id, attributes) in all { table.append(PlannedCharacteristic(attributes), for: id) }
        characteristics = table
        subscribable = all.filter { $0.attributes.permissions.contains(.notify) }.map(\.id)
        readable = all.filter { $0.attributes.isReadUnasked }.map(\.id)
        let constant = Self.constantIDs(of: database)
        silent = all.filter {
            $0.attributes.isReadUnasked && !$0.attributes.permissions.contains(.notify) && !constant.contains($0.id)
        }.map(\.id)
        lifeSign = readable.first(where: constant.contains) ?? readable.first
        identify = Dictionary(
            all.filter { $0.attributes.type == CharacteristicType.identify }.map { ($0.id.aid, $0.id) }
        ) { first, _ in first }
        information = Dictionary(database.accessories.map { ($0.aid, $0.information) }) { first, _ in first }
    }

    /// What a service says of the device itself changes with the database only.
    private static func constantIDs(of database: AttributeDatabase) -> Set<CharacteristicID> {
        var ids: Set<CharacteristicID> = []
        for accessory in database.accessories {
            for service in accessory.services where service.describesDevice {
                ids.formUnion(service.characteristics.map { CharacteristicID(aid: accessory.aid, iid: $0.iid) })
            }
        }
        return ids
    }

    func identifyCharacteristic(of aid: UInt64) -> CharacteristicID? { identify[aid] }

    /// Where an accessory tells this of itself.
    func information(_ type: TypeIdentifier, of aid: UInt64) -> CharacteristicID? { information[aid]?[type] }

    func readable(of aids: Set<UInt64>) -> [CharacteristicID] { readable.filter { aids.contains($0.aid) } }
}

/// What is needed of a characteristic to read and write it; a class, since looking one up would copy all of it.
final class PlannedCharacteristic: Sendable {
    let type: TypeIdentifier
    let permissions: CharacteristicPermissions
    let metadata: CharacteristicMetadata
    let holdsKeys: Bool
    /// Whether each event counts, as presses of a button do.
    let sendsPresses: Bool

    init(_ attributes: CharacteristicAttributes) {
        type = attributes.type
        permissions = attributes.permissions
        metadata = attributes.metadata
        holdsKeys = attributes.holdsKeys
        sendsPresses = attributes.sendsPresses
    }
}

extension AccessoryAttributes {
    fileprivate var information: [TypeIdentifier: CharacteristicID] {
        let characteristics = service(ServiceType.accessoryInformation)?.characteristics ?? []
        return Dictionary(characteristics.map { ($0.type, CharacteristicID(aid: aid, iid: $0.iid)) }) { first, _ in
            first
        }
    }
}

extension ServiceAttributes {
    fileprivate var describesDevice: Bool {
        type == ServiceType.accessoryInformation || type == ServiceType.protocolInformation
    }
}

extension CharacteristicAttributes {
    /// Whether each event counts, as presses of a button do.
    var sendsPresses: Bool { Catalogue.characteristic(type)?.sendsEventsAtOnce ?? false }

    fileprivate var isReadUnasked: Bool {
        permissions.contains(.read) && !sendsPresses && !isControlPoint
    }

    /// Whether its value has the keys of a stream, which are for whoever asked for them: it is kept, told and saved nowhere.
    var holdsKeys: Bool {
        type == CharacteristicType.setupEndpoints || type == CharacteristicType.selectedRTPStreamConfiguration
    }

    /// Whether it is written to begin something and read to learn what came of it. One that tells of changes is a state.
    private var isControlPoint: Bool {
        metadata.format == .tlv8 && permissions.contains(.write)
            && (!permissions.contains(.notify) || permissions.contains(.writeResponse))
    }
}

extension AttributeDatabase {
    /// Structure alone, so that two readings can be compared.
    var withoutValues: AttributeDatabase {
        var copy = self
        for accessory in copy.accessories.indices {
            for service in copy.accessories[accessory].services.indices {
                for index in copy.accessories[accessory].services[service].characteristics.indices {
                    copy.accessories[accessory].services[service].characteristics[index].value = nil
                }
            }
        }
        return copy
    }
}
