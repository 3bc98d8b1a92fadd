// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
package import HAPCatalogue

/// The four bytes (`sh`) by which a controller that has scanned a payload finds the accessory among those advertised.
///
/// Source: HAP reference 3.
package struct SetupHash: Hashable, Sendable {
    /// Exactly four bytes.
    package let bytes: [UInt8]

    package init(setupID: SetupID, deviceID: DeviceID) throws(CryptoError) {
        bytes = Array(try SHA512.hash(Array(setupID.text.utf8) + deviceID.text.uppercased().utf8).prefix(4))
    }

    /// Reads the discovery record's `sh`. Nil unless it is base64 of at least four bytes.
    package init?(base64 text: String) {
        guard let data = Data(base64Encoded: text), data.count >= 4 else { return nil }
        bytes = Array(data.prefix(4))
    }

    /// As the discovery record's `sh` carries it.
    package var base64: String { Data(bytes).base64EncodedString() }
}
