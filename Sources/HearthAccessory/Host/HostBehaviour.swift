// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork

/// Passes what controllers want on to the program that declared the accessories.
struct HostBehaviour: AccessoryBehaviour {
    private let characteristics: [CharacteristicID: CharacteristicCore]
    /// By accessory.
    private let onIdentify: [UInt64: @Sendable () -> Void]

    init(_ layouts: [AccessoryLayout]) {
        characteristics = Dictionary(uniqueKeysWithValues: layouts.flatMap(\.places).map { ($0.id, $0.core) })
        onIdentify = Dictionary(uniqueKeysWithValues: layouts.map { ($0.attributes.aid, $0.onIdentify) })
    }

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        if let characteristic = characteristics[write.id] {
            try await characteristic.write(write.value)
        } else if write.type == CharacteristicType.identify {
            onIdentify[write.id.aid]?()
        }
        return nil
    }

    func identify(on server: isolated AccessoryServer) {
        onIdentify[1]?()
    }
}
