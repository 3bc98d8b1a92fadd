// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension CharacteristicPermissions {
    /// As the `HMCharacteristicProperty…` constants say it.
    var properties: [String] {
        let all: [(CharacteristicPermissions, String)] = [
            (.read, HMCharacteristicPropertyReadable), (.write, HMCharacteristicPropertyWritable),
            (.notify, HMCharacteristicPropertySupportsEventNotification), (.hidden, HMCharacteristicPropertyHidden),
            (.additionalAuthorization, HMCharacteristicPropertyRequiresAuthorizationData),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
