// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `GET /characteristics?id=1.10,1.11`. Source: HAP reference 12.
package struct CharacteristicReadRequest: Hashable, Sendable {
    /// How much may stand in one request.
    package struct Limit: Hashable, Sendable {
        package var ids: Int
        /// Longest target in bytes.
        package var targetBytes: Int
        package var mixesAccessories: Bool

        package init(ids: Int, targetBytes: Int, mixesAccessories: Bool) {
            self.ids = ids
            self.targetBytes = targetBytes
            self.mixesAccessories = mixesAccessories
        }

        /// What anyone can be asked for: one accessory, 50 ids, a first line under 1 KiB. Source: quirk Q49.
        package static let cautious = Limit(ids: 50, targetBytes: 960, mixesAccessories: false)
    }

    private static let prefix = "/characteristics?id="

    package var ids: [CharacteristicID]
    /// What else a controller may ask for. We never do. Source: quirk Q34.
    package var includesMetadata = false
    package var includesPermissions = false
    package var includesType = false
    package var includesNotification = false

    /// Whether it asks for more than values.
    package var wantsDetails: Bool {
        includesMetadata || includesPermissions || includesType || includesNotification
    }

    package init(ids: [CharacteristicID]) {
        self.ids = ids
    }

    /// The requests for `ids`: each id once, one accessory per request, none too long.
    ///
    /// Accessories come in the order of their first id. Source: quirks Q49 and Q50.
    package static func requests(for ids: [CharacteristicID]) -> [CharacteristicReadRequest] {
        var rest = ids.uniqueByAccessory[...]
        var requests: [CharacteristicReadRequest] = []
        while !rest.isEmpty { requests.append(CharacteristicReadRequest(takingFrom: &rest, upTo: .cautious)) }
        return requests
    }

    /// Takes ids from the front, at least one, as many as `limit` allows.
    package init(takingFrom ids: inout ArraySlice<CharacteristicID>, upTo limit: Limit) {
        var length = Self.prefix.utf8.count
        let taken = ids.prefix(limit.ids).prefix { id in
            length += id.textLength + 1
            return id == ids.first
                || (length <= limit.targetBytes && (limit.mixesAccessories || id.aid == ids.first?.aid))
        }
        self.init(ids: Array(taken))
        ids = ids[taken.endIndex...]
    }

    /// Whether it asks for more than anyone can be asked for. The ids of an accessory stand together.
    package var isBold: Bool { ids.count > Limit.cautious.ids || ids.first?.aid != ids.last?.aid }

    package var httpRequest: HTTPRequest {
        var target = Array(Self.prefix.utf8)
        target.reserveCapacity(target.count + ids.reduce(0) { $0 + $1.textLength + 1 })
        for (place, id) in ids.enumerated() {
            if place > 0 { target.append(UInt8(ascii: ",")) }
            target.append(decimal: id.aid)
            target.append(UInt8(ascii: "."))
            target.append(decimal: id.iid)
        }
        return .get(String(decoding: target, as: UTF8.self))
    }
}

extension CharacteristicReadRequest {
    /// Reads the query of a request; unknown keys are passed over. Nil if an id is malformed; `ids` may be empty.
    package init?(query: some StringProtocol) {
        self.init(ids: [])
        for field in Substring(query).utf8.split(separator: UInt8(ascii: "&")) {
            let key = field.prefix { $0 != UInt8(ascii: "=") }
            guard read(Substring(key), Substring(field[key.endIndex...].dropFirst())) else { return nil }
        }
    }

    private mutating func read(_ key: Substring, _ value: Substring) -> Bool {
        let flag = value == "1" || value == "true"
        switch key {
        case "id":
            let isPlain = !value.utf8.contains(UInt8(ascii: "%"))
            let list = isPlain ? value : value.replacing("%2C", with: ",").replacing("%2c", with: ",")
            let texts = list.utf8.split(separator: UInt8(ascii: ","))
            ids = texts.compactMap { CharacteristicID(Substring($0)) }
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
    package var uniqueByAccessory: [CharacteristicID] {
        let isAscending = zip(self, dropFirst()).allSatisfy { $0 < $1 }
        return isAscending ? self : groupedByAccessory.flatMap(\.self)
    }

    /// Each id once, a group for each accessory.
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
