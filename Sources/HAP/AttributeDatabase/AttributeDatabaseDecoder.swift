// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

extension AttributeDatabase {
    /// Reads the body of an answer to `GET /accessories`.
    ///
    /// One odd entry never costs the rest: it is dropped or mended and noted in `oddities`. An error means that there
    /// is no database at all. Source: HAP reference 11; quirks Q35–Q44.
    package init(decoding body: [UInt8], noting oddities: inout [Oddity]) throws(HAPMessageError) {
        let root = try JSONReader.readObject(body)
        guard let entries = root["accessories"]?.array else { throw .missing("\"accessories\"") }
        var decoder = AttributeDatabaseDecoder()
        self.init(accessories: decoder.accessories(entries))
        oddities += decoder.oddities
    }

    /// As ``init(decoding:noting:)``, for those who do not care for oddities.
    package init(decoding body: [UInt8]) throws(HAPMessageError) {
        var ignored: [Oddity] = []
        try self.init(decoding: body, noting: &ignored)
    }
}

/// Goes through accessories, services and characteristics and collects what is odd.
private struct AttributeDatabaseDecoder {
    var oddities: [Oddity] = []
    private var aid: UInt64?

    mutating func accessories(_ entries: [JSONValue]) -> [AccessoryAttributes] {
        var seen: Set<UInt64> = []
        return entries.compactMap { entry in
            aid = nil
            guard let object = entry.object, let number = object["aid"]?.identifier, number > 0 else {
                note(.unusableEntry("accessory"))
                return nil
            }
            aid = number
            guard seen.insert(number).inserted else {
                note(.duplicate("accessory"))
                return nil
            }
            return AccessoryAttributes(aid: number, services: services(object["services"]?.array ?? []))
        }
    }

    private mutating func services(_ entries: [JSONValue]) -> [ServiceAttributes] {
        var serviceIDs: Set<UInt64> = []
        var characteristicIDs: Set<UInt64> = []
        var services = entries.compactMap { entry -> ServiceAttributes? in
            guard let (object, iid, type) = identified(entry, "service", &serviceIDs) else { return nil }
            return ServiceAttributes(
                iid: iid, type: type, isPrimary: object["primary"]?.bool ?? false,
                isHidden: object["hidden"]?.bool ?? false, linked: linked(object["linked"]?.array ?? [], iid),
                characteristics: characteristics(object["characteristics"]?.array ?? [], &characteristicIDs))
        }
        for iid in serviceIDs.intersection(characteristicIDs).sorted() { note(.sharedInstanceID, iid) }
        dropDanglingLinks(in: &services)
        return services
    }

    private mutating func linked(_ entries: [JSONValue], _ iid: UInt64) -> [UInt64] {
        entries.compactMap { entry in
            if let number = entry.identifier { return number }
            note(.unusableEntry("link"), iid)
            return nil
        }
    }

    private mutating func dropDanglingLinks(in services: inout [ServiceAttributes]) {
        let known = Set(services.map(\.iid))
        for index in services.indices {
            let own = services[index].iid
            for iid in services[index].linked where iid == own || !known.contains(iid) {
                note(.danglingLink(iid), own)
            }
            services[index].linked.removeAll { $0 == own || !known.contains($0) }
        }
    }

    private mutating func characteristics(
        _ entries: [JSONValue], _ seen: inout Set<UInt64>
    ) -> [CharacteristicAttributes] {
        entries.compactMap { entry in
            guard let (object, iid, type) = identified(entry, "characteristic", &seen) else { return nil }
            var decoder = CharacteristicDecoder(object: object, type: type)
            let characteristic = decoder.characteristic(iid: iid)
            for kind in decoder.oddities { note(kind, iid) }
            return characteristic
        }
    }

    /// Content, number and type of an entry; nil, and noted, if it has none or the number was there before.
    private mutating func identified(
        _ entry: JSONValue, _ what: String, _ seen: inout Set<UInt64>
    ) -> (JSONObject, UInt64, TypeIdentifier)? {
        guard let object = entry.object, let iid = object["iid"]?.identifier, iid > 0 else {
            note(.unusableEntry(what))
            return nil
        }
        guard let type = object["type"]?.string.flatMap({ TypeIdentifier($0) }) else {
            note(.unreadableType(object["type"]?.string ?? ""), iid)
            return nil
        }
        guard seen.insert(iid).inserted else {
            note(.duplicate(what), iid)
            return nil
        }
        return (object, iid, type)
    }

    private mutating func note(_ kind: Oddity.Kind, _ iid: UInt64? = nil) {
        oddities.append(Oddity(aid: aid, iid: iid, kind: kind))
    }
}
