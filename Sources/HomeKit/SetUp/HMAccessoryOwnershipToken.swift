// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A maker's proof that somebody owns an accessory. HAP has no use for it: it is kept, and sent nowhere.
public class HMAccessoryOwnershipToken: NSObject, @unchecked Sendable {
    /// 128 bits are the least that proves anything. Source: behaviour section 15, which names no number.
    private static let shortest = 16

    // `@unchecked`: it is immutable.
    let data: Data

    /// Nil if there are fewer than 16 bytes.
    public init?(data: Data) {
        guard data.count >= Self.shortest else { return nil }
        self.data = data
        super.init()
    }
}
