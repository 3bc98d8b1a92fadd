// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork

/// Judges what an accessory announces of itself. Source: HAP reference 4; quirks Q47 and Q73 to Q75.
struct AdvertisementRules {
    private let record: TXTRecord
    private let strings: [[UInt8]]

    /// - Parameter strings: of the TXT record, as they arrived.
    init(_ strings: [[UInt8]]) {
        self.strings = strings
        record = TXTRecord(strings: strings)
    }

    var findings: [Finding] {
        [
            keys, keyCase, deviceID, configurationNumber, stateNumber, protocolVersion, statusFlags, featureFlags,
            category, setupHash,
        ].compactMap(\.self)
    }

    private static let required = ["c#", "id", "md", "s#", "sf", "ci", "pv", "ff"]

    private var keys: Finding {
        let missing = Self.required.filter { record[$0] == nil }
        guard !missing.isEmpty else { return Rule.advertisedKeys.works("The TXT record has all its keys.") }
        let sentence = "The TXT record lacks a value for \(missing.joined(separator: ", "))."
        let needed: Set = ["c#", "id", "md", "s#", "sf"]
        return needed.isDisjoint(with: missing)
            ? Rule.advertisedKeys.odd(sentence, quirk: 75) : Rule.advertisedKeys.broken(sentence)
    }

    private var keyCase: Finding? {
        let names = strings.map { String(decoding: $0.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self) }
        let odd = names.filter { $0 != $0.lowercased() && Self.required.contains($0.lowercased()) }
        guard !odd.isEmpty else { return nil }
        return Rule.advertisedKeys.odd("Keys are in upper case: \(odd.joined(separator: ", ")).", quirk: 73)
    }

    private var deviceID: Finding? {
        guard let text = record["id"] else { return nil }
        guard DeviceID(text) != nil else {
            return Rule.advertisedID.broken("The device id \"\(text)\" is not six hexadecimal bytes with colons.")
        }
        return text == text.uppercased()
            ? Rule.advertisedID.works("The device id has its form.")
            : Rule.advertisedID.odd("The device id is in lower case.", quirk: 74)
    }

    private var configurationNumber: Finding? {
        guard let text = record["c#"] else { return nil }
        switch Int64(text) {
        case (1...65_535)?: return Rule.configurationNumber.works("The configuration number is in its range.")
        case 0?: return Rule.configurationNumber.odd("The configuration number is 0.", quirk: 47)
        case (65_536...4_294_967_295)?:
            return Rule.configurationNumber.odd("The configuration number \(text) is above 65535, an older rule.")
        default: return Rule.configurationNumber.broken("The configuration number \"\(text)\" is not one.")
        }
    }

    private var stateNumber: Finding? {
        record["s#"].map { text in
            text == "1"
                ? Rule.stateNumber.works("The state number is 1.")
                : Rule.stateNumber.odd("The state number is \(text).")
        }
    }

    private var protocolVersion: Finding? {
        guard let text = record["pv"] else { return nil }
        switch text {
        case "1.1": return Rule.protocolVersion.works("The protocol version is 1.1.")
        case "1", "1.0": return Rule.protocolVersion.odd("The protocol version is \(text), of the first releases.")
        default: return Rule.protocolVersion.broken("The protocol version \"\(text)\" is none of HAP over IP.")
        }
    }

    private var statusFlags: Finding? {
        record["sf"].map { Self.flags($0, known: 7, "status", Rule.statusFlags) }
    }

    private var featureFlags: Finding? {
        record["ff"].map { Self.flags($0, known: 3, "feature", Rule.featureFlags) }
    }

    private static func flags(_ text: String, known: UInt32, _ name: String, _ rule: Rule) -> Finding {
        guard let bits = UInt32(text) else { return rule.broken("The \(name) flags \"\(text)\" are no number.") }
        return bits & ~known == 0
            ? rule.works("The \(name) flags are known ones.")
            : rule.odd("The \(name) flags \(text) have bits that nobody defined.")
    }

    private var category: Finding? {
        guard let text = record["ci"] else { return nil }
        guard let number = Int(text) else { return Rule.category.broken("The category \"\(text)\" is no number.") }
        return Catalogue.category(number).map { Rule.category.works("The category is \($0.displayName).") }
            ?? Rule.category.odd("The category \(number) is unknown.")
    }

    private var setupHash: Finding {
        guard let text = record["sh"] else {
            return Rule.setupHash.notTested(
                "There is no setup hash, which is allowed: QR codes do not find the accessory.")
        }
        return Base64.decode(text)?.count == 4
            ? Rule.setupHash.works("The setup hash has its four bytes.")
            : Rule.setupHash.broken("The setup hash \"\(text)\" is not base64 of four bytes.")
    }
}
