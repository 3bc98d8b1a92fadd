// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// The numbers that controllers know accessories, services and characteristics by. They stay the same when a program
/// declares more, or declares in another order, and none is ever given to something else. Source: HAP reference 17.
struct NumberBook: Equatable {
    fileprivate struct Page: Equatable {
        let aid: UInt64
        var numbers: [String: UInt64] = [:]
        var last: UInt64 = 0
    }

    /// The page of the accessory server itself, whose number is 1.
    static let own = ""

    private var pages: [String: Page] = [own: Page(aid: 1)]
    private var lastAccessory: UInt64 = 1

    init() {}

    /// The number of an accessory.
    ///
    /// - Parameter key: ``own``, or the serial number of one behind the bridge.
    mutating func aid(_ key: String) -> UInt64 {
        if let page = pages[key] { return page.aid }
        lastAccessory += 1
        pages[key] = Page(aid: lastAccessory)
        return lastAccessory
    }

    /// The number of a service or characteristic of that accessory. The first one asked for is 1, which is to be
    /// Accessory Information.
    mutating func iid(_ path: String, of key: String) -> UInt64 {
        var page = pages[key] ?? Page(aid: aid(key))
        defer { pages[key] = page }
        if let number = page.numbers[path] { return number }
        page.last += 1
        page.numbers[path] = page.last
        return page.last
    }
}

extension NumberBook {
    /// As it is stored.
    var encoded: [UInt8] {
        let pages = pages.sorted { $0.value.aid < $1.value.aid }.map { key, page in
            var numbers = JSONObject()
            for (path, number) in page.numbers.sorted(by: { $0.value < $1.value }) {
                numbers.append(path, .integer(Int128(number)))
            }
            return JSONValue.object([
                "serialNumber": .string(key), "aid": .integer(Int128(page.aid)), "last": .integer(Int128(page.last)),
                "numbers": .object(numbers),
            ])
        }
        return JSONWriter.write(
            .object(["last": .integer(Int128(lastAccessory)), "accessories": .array(pages)]))
    }

    /// Reads what ``encoded`` wrote; nil if it is damaged.
    init?(encoded bytes: [UInt8]) {
        guard let root = (try? JSONReader.read(bytes))?.object, let last = root["last"]?.identifier,
            let entries = root["accessories"]?.array
        else { return nil }
        lastAccessory = last
        for entry in entries {
            guard let entry = entry.object, let key = entry["serialNumber"]?.string,
                let page = Page(json: entry)
            else { return nil }
            pages[key] = page
        }
    }
}

extension NumberBook.Page {
    fileprivate init?(json: JSONObject) {
        guard let aid = json["aid"]?.identifier, let last = json["last"]?.identifier,
            let members = json["numbers"]?.object?.members
        else { return nil }
        self.aid = aid
        self.last = last
        for member in members {
            guard let number = member.value.identifier else { return nil }
            numbers[member.key] = number
        }
    }
}
