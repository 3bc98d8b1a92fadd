// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Names one characteristic of an accessory server. Written `1.10` in requests.
package struct CharacteristicID: Hashable, Sendable {
    /// The accessory; 1 is the server itself.
    package let aid: UInt64
    /// The instance, unique among the characteristics of the accessory.
    package let iid: UInt64

    package init(aid: UInt64, iid: UInt64) {
        self.aid = aid
        self.iid = iid
    }

    @inlinable
    package static func == (left: Self, right: Self) -> Bool {
        left.aid == right.aid && left.iid == right.iid
    }

    /// Reads `1.10`; nil for anything else.
    package init?(_ text: some StringProtocol) {
        guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")),
            let aid = UInt64(decimal: text.utf8[..<point]), let iid = UInt64(decimal: text.utf8[point...].dropFirst())
        else { return nil }
        self.init(aid: aid, iid: iid)
    }

    /// The ids in a row of JSON; nil if one of them is missing. Source: quirk Q27.
    init?(row: JSONObject) {
        guard let aid = row["aid"]?.identifier, let iid = row["iid"]?.identifier else { return nil }
        self.init(aid: aid, iid: iid)
    }
}

extension CharacteristicID: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.aid, left.iid) < (right.aid, right.iid)
    }
}

extension CharacteristicID: CustomStringConvertible {
    package var description: String { "\(aid).\(iid)" }

    /// Of the description, in bytes.
    var textLength: Int { aid.digitCount + 1 + iid.digitCount }
}
