// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork

/// The service that a write goes to, with its values at that moment.
struct Device: Sendable {
    typealias Values = [(id: CharacteristicID, value: CharacteristicValue?)]
    private typealias Kind = CharacteristicType

    private let aid: UInt64
    private let service: ServiceAttributes

    init?(around id: CharacteristicID, on server: isolated AccessoryServer) {
        let services = server.attributes[aid: id.aid]?.services ?? []
        guard let service = services.first(where: { $0.characteristics.contains { $0.iid == id.iid } }) else {
            return nil
        }
        aid = id.aid
        self.service = service
    }

    func id(_ type: TypeIdentifier) -> CharacteristicID? {
        service.characteristic(type).map { CharacteristicID(aid: aid, iid: $0.iid) }
    }

    func number(_ type: TypeIdentifier) -> Double? {
        service.characteristic(type)?.value?.number
    }

    private func values(_ changes: (TypeIdentifier, Int128)...) -> Values {
        changes.compactMap { type, value in id(type).map { ($0, .integer(value)) } }
    }

    /// What is seen between the write and the arrival.
    func onTheWay(to write: AccessoryWrite) -> Values {
        switch write.type {
        case Kind.targetDoorState: values((Kind.currentDoorState, write.value.number == 0 ? 2 : 3))
        case Kind.targetPosition:
            values((Kind.positionState, (write.value.number ?? 0) > (number(Kind.currentPosition) ?? 0) ? 1 : 0))
        default: []
        }
    }

    /// What is seen, beside the current state, when the target is reached.
    var arrived: Values { values((Kind.positionState, 2)) }

    /// What else changes at once.
    func consequences(of write: AccessoryWrite) -> Values {
        let isOn = write.value.number == 1
        switch write.type {
        case Kind.on: return id(Kind.outletInUse).map { [($0, .bool(isOn))] } ?? []
        case Kind.active:
            return values(
                (Kind.currentFanState, isOn ? 2 : 0), (Kind.currentAirPurifierState, isOn ? 2 : 0),
                (Kind.currentHumidifierDehumidifierState, isOn ? 1 : 0), (Kind.inUse, isOn ? 1 : 0))
        default: return []
        }
    }

    /// What a battery says of itself at a level.
    func battery(at level: Double) -> Values { values((Kind.statusLowBattery, level <= Self.lowBattery ? 1 : 0)) }

    /// In per cent.
    private static let lowBattery = 20.0
}
