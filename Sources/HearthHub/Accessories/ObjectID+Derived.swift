// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import HAP
package import HearthModel

extension ObjectID<Accessory> {
    /// The identifier of the accessory `aid` of an accessory server: the same before and after it is added, on every
    /// hub, and new after a factory reset.
    ///
    /// A UUID of version 8 (RFC 9562, section 5.8) from the hash of both. Source: design, invariant 5.
    package init(deviceID: DeviceID, aid: UInt64) {
        var bytes = Array(StableHash.sha512("accessory \(deviceID.text.uppercased()) \(aid)").prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        self.init(
            UUID(
                uuid: (
                    bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
                    bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
                )))
    }
}

private enum StableHash {
    static func sha512(_ text: String) -> [UInt8] {
        do {
            return try SHA512.hash(Array(text.utf8))
        } catch {
            preconditionFailure("libcrypto cannot compute SHA-512: \(error)")
        }
    }
}
