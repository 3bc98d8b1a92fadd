// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// What there is of many characteristics, in one order.
///
/// They are mostly asked for in that order too, as accessories answer: then they are found without hashing.
struct CharacteristicTable<Content: Sendable>: Sendable {
    private(set) var ids: [CharacteristicID] = []
    private(set) var contents: [Content] = []
    private var places: [CharacteristicID: Int] = [:]

    /// Where `id` stands.
    ///
    /// - Parameter place: where to look first: behind the one that was found last.
    func place(of id: CharacteristicID, from place: Int = 0) -> Int? {
        for nearby in place..<max(place, min(place + Self.reach, ids.count)) where ids[nearby] == id { return nearby }
        return places[id]
    }

    /// Those in between are not asked for.
    private static var reach: Int { 3 }

    subscript(place: Int) -> Content {
        get { contents[place] }
        set { contents[place] = newValue }
        _modify { yield &contents[place] }
    }

    subscript(id: CharacteristicID) -> Content? { places[id].map { contents[$0] } }

    /// Behind all others; what is there already under the same id stays.
    mutating func append(_ content: Content, for id: CharacteristicID) {
        guard places[id] == nil else { return }
        places[id] = ids.count
        ids.append(id)
        contents.append(content)
    }

    mutating func keep(only isKept: (CharacteristicID) -> Bool) {
        let all = zip(ids, contents)
        self = CharacteristicTable()
        for (id, content) in all where isKept(id) { append(content, for: id) }
    }

    /// Looks for many, one after the other.
    struct Search {
        private let table: CharacteristicTable
        private var next = 0

        init(in table: CharacteristicTable) {
            self.table = table
        }

        mutating func find(_ id: CharacteristicID) -> Content? {
            guard let place = table.place(of: id, from: next) else { return nil }
            next = place + 1
            return table[place]
        }
    }
}
