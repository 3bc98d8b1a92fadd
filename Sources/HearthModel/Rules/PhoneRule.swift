// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Which phones can be looked for.
package enum PhoneRule {
    /// How long a phone may be silent at most before its person has left, in seconds: a day.
    package static let maximumLeaveDelay: Double = 86_400

    /// Refuses with `invalidParameter` what is neither an address nor a name in multicast DNS, and a delay that is negative
    /// or more than a day.
    package static func check(_ phone: Phone) throws(HubError) {
        guard isAddress(phone.host) || isLocalName(phone.host) else {
            throw HubError(
                .invalidParameter,
                "A phone is an address (192.0.2.7) or a name on the local network (anna-phone.local).")
        }
        guard (0...maximumLeaveDelay).contains(phone.leaveDelay) else {
            throw HubError(
                .invalidParameter, "A phone may be silent for 0 seconds to a day before its person has left.")
        }
    }

    /// One label of letters, digits and hyphens, and `.local`. Source: RFC 6762, section 3; RFC 1123, section 2.1.
    package static func isLocalName(_ text: String) -> Bool {
        guard text.lowercased().hasSuffix(".local") else { return false }
        let label = text.dropLast(6)
        return (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
            && label.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Looks like an IPv4 or IPv6 address; the hub, which sends to it, reads it exactly.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count == 4 { return parts.allSatisfy { UInt8($0) != nil && $0.utf8.allSatisfy { isWord($0) } } }
        let address = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)[0]
        return address.utf8.count <= 39 && address.contains(":")
            && address.utf8.allSatisfy { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || UInt8.isHex($0) }
    }
}

extension UInt8 {
    fileprivate static func isHex(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
