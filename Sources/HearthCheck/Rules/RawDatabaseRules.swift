// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Judges what the decoded database no longer shows: which values the accessory sent at all.
///
/// Source: HAP reference 11; quirks Q63, Q85 and Q87.
struct RawDatabaseRules {
    private var missing = Places()
    private var null = Places()
    private var needless = Places()

    /// - Parameter body: of the answer to `GET /accessories`.
    init(_ body: [UInt8]) {
        let root = (try? JSONReader.read(body))?.object
        for accessory in root.objects("accessories") {
            for characteristic in accessory.objects("services").flatMap({ $0.objects("characteristics") }) {
                note(characteristic, of: accessory["aid"]?.identifier)
            }
        }
    }

    private mutating func note(_ characteristic: JSONObject, of aid: UInt64?) {
        guard let words = characteristic["perms"]?.array?.compactMap(\.string) else { return }
        let iid = characteristic["iid"]?.identifier
        let type = characteristic["type"]?.string.flatMap { TypeIdentifier($0) }
        let isPress = type.flatMap { Catalogue.characteristic($0) }?.sendsEventsAtOnce ?? false
        switch (words.contains("pr"), characteristic["value"]) {
        case (true, nil): missing.add(aid, iid)
        case (true, .null?) where !isPress: null.add(aid, iid)
        case (false, .some): needless.add(aid, iid)
        default: break
        }
    }

    var findings: [Finding] {
        let found = [
            missing.isEmpty ? nil : Rule.valuePresence.broken("What can be read has no value: \(missing.words)."),
            needless.isEmpty
                ? nil : Rule.valuePresence.broken("What cannot be read has a value: \(needless.words)."),
            null.isEmpty ? nil : Rule.valuePresence.odd("What can be read is null: \(null.words).", quirk: 63),
        ].compactMap(\.self)
        return found.isEmpty ? [Rule.valuePresence.works("There are values where they belong.")] : found
    }
}

extension JSONObject {
    fileprivate func objects(_ key: String) -> [JSONObject] { (self[key]?.array ?? []).compactMap(\.object) }
}

extension JSONObject? {
    fileprivate func objects(_ key: String) -> [JSONObject] { self?.objects(key) ?? [] }
}
