// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

extension UUID {
    /// The identifier of something that has none of its own, a service or characteristic: worked out of its accessory's
    /// and its number there, so it is the same in every program and for ever.
    init<Owner>(_ iid: UInt64, of owner: ObjectID<Owner>) {
        let bytes = owner.uuid.uuid
        let high = Self.word(bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7)
        let low = Self.word(bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15)
        let newLow = Self.mixed(low ^ Self.mixed(iid))
        let newHigh = Self.mixed(high ^ newLow)
        // Version 8: a UUID by one's own rules. Variant: RFC 9562.
        self.init(
            high: newHigh & 0xFFFF_FFFF_FFFF_0FFF | 0x8000,
            low: newLow & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
    }

    private init(high: UInt64, low: UInt64) {
        func byte(_ index: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: (index < 8 ? high : low) >> UInt64(56 - index % 8 * 8))
        }
        self.init(
            uuid: (
                byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7),
                byte(8), byte(9), byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
            ))
    }

    private static func word(_ bytes: UInt8...) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Spreads every bit over all of the word, losing none (the finisher of SplitMix64).
    private static func mixed(_ word: UInt64) -> UInt64 {
        var word = word &+ 0x9E37_79B9_7F4A_7C15
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
