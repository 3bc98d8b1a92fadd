// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `GET /characteristics?id=1.10,1.11`. Source: HAP reference 12.
package struct CharacteristicReadRequest: Hashable, Sendable {
    /// Most ids in one request. Source: quirk Q49.
    package static let idLimit = 50
    /// Longest target in bytes, so that the first line stays under 1 KiB.
    private static let targetLimit = 960
    private static let prefix = "/characteristics?id="

    package var ids: [CharacteristicID]
    /// What else a controller may ask for. We never do. Source: quirk Q34.
    package var includesMetadata = false
    package var includesPermissions = false
    package var includesType = false
    package var includesNotification = false

    package init(ids: [CharacteristicID]) {
        self.ids = ids
    }

    /// The requests for `ids`: each id once, one accessory per request, none too long.
    ///
    /// Accessories come in the order of their first id. Source: quirks Q49 and Q50.
    package static func requests(for ids: [CharacteristicID]) -> [CharacteristicReadRequest] {
        ids.groupedByAccessory.flatMap(split)
    }

    private static func split(_ ids: [CharacteristicID]) -> [CharacteristicReadRequest] {
        var requests: [CharacteristicReadRequest] = []
        var length = 0
        for id in ids {
            let added = id.description.utf8.count + 1
            if let last = requests.last, last.ids.count < idLimit, length + added <= targetLimit {
                requests[requests.count - 1].ids.append(id)
                length += added
            } else {
                requests.append(CharacteristicReadRequest(ids: [id]))
                length = prefix.utf8.count + added
            }
        }
        return requests
    }

    package var httpRequest: HTTPRequest {
        .get(Self.prefix + ids.map(\.description).joined(separator: ","))
    }
}

extension CharacteristicReadRequest {
    /// Reads the query of a request; unknown keys are passed over. Nil if an id is malformed; `ids` may be empty.
    package init?(query: some StringProtocol) {
        self.init(ids: [])
        for field in query.split(separator: "&") {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? String(parts[1]) : ""
            guard read(String(parts[0]), value) else { return nil }
        }
    }

    private mutating func read(_ key: String, _ value: String) -> Bool {
        let flag = value == "1" || value == "true"
        switch key {
        case "id":
            let texts = value.replacing("%2C", with: ",").replacing("%2c", with: ",").split(separator: ",")
            ids = texts.compactMap { CharacteristicID($0) }
            return ids.count == texts.count
        case "meta": includesMetadata = flag
        case "perms": includesPermissions = flag
        case "type": includesType = flag
        case "ev": includesNotification = flag
        default: break
        }
        return true
    }
}

extension [CharacteristicID] {
    /// Each id once, put together by accessory.
    var groupedByAccessory: [[CharacteristicID]] {
        var seen: Set<CharacteristicID> = []
        var places: [UInt64: Int] = [:]
        var groups: [[CharacteristicID]] = []
        for id in self where seen.insert(id).inserted {
            if let place = places[id.aid] {
                groups[place].append(id)
            } else {
                places[id.aid] = groups.count
                groups.append([id])
            }
        }
        return groups
    }
}
