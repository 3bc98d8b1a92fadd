// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Something in a device's data that the specification forbids and we survived; for the log, once per accessory.
package struct Oddity: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An entry that is no object, or has no usable aid or iid, was dropped.
        case unusableEntry(String)
        /// A second entry with the same number was dropped. Source: quirk Q38.
        case duplicate(String)
        /// A service and a characteristic share a number; both stay. Source: quirk Q38.
        case sharedInstanceID
        /// The type is no UUID; the entry was dropped.
        case unreadableType(String)
        /// Format missing or unknown; this one was taken. Source: quirk Q35.
        case formatGuessed(String)
        /// Permissions missing; Apple's were taken. Source: quirk Q36.
        case permissionsGuessed
        case unknownPermission(String)
        /// A link to nothing was dropped. Source: quirk Q37.
        case danglingLink(UInt64)
        /// Limits that contradict each other or the format were dropped. Source: quirk Q43.
        case impossibleLimits
        /// The value stays as it is. Source: quirk Q40.
        case valueNotOfFormat(String)
        case valueOutsideFormat
        case hexadecimalData
    }

    package let aid: UInt64?
    package let iid: UInt64?
    package let kind: Kind

    package init(aid: UInt64? = nil, iid: UInt64? = nil, kind: Kind) {
        self.aid = aid
        self.iid = iid
        self.kind = kind
    }
}

extension Oddity {
    /// The characteristic it is about, if it has both numbers.
    package var characteristic: CharacteristicID? {
        guard let aid, let iid else { return nil }
        return CharacteristicID(aid: aid, iid: iid)
    }
}

extension Oddity: CustomStringConvertible {
    package var description: String {
        let place = [aid, iid].compactMap { $0.map { String($0) } }.joined(separator: ".")
        return place.isEmpty ? kind.words : "\(place): \(kind.words)"
    }
}

extension Oddity.Kind {
    fileprivate var words: String {
        switch self {
        case .unusableEntry(let what): "dropped a \(what) without usable number or content"
        case .duplicate(let what): "dropped a \(what) whose number was used before"
        case .sharedInstanceID: "a service and a characteristic share this number"
        case .unreadableType(let text): "dropped an entry of unreadable type \"\(text.prefix(50))\""
        case .formatGuessed(let format): "no known format given, took \(format)"
        case .permissionsGuessed: "no permissions given, took the usual ones"
        case .unknownPermission(let word): "unknown permission \"\(word.prefix(20))\""
        case .danglingLink(let iid): "dropped a link to \(iid), which is no other service"
        case .impossibleLimits: "dropped limits that contradict each other, the value or the format"
        case .valueNotOfFormat(let format): "the value is not of the declared format \(format)"
        case .valueOutsideFormat: "the value is too large for the declared format"
        case .hexadecimalData: "data written in hexadecimal instead of base64"
        }
    }
}
