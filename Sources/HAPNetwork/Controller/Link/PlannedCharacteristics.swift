// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// The characteristics of a database by their ids.
struct PlannedCharacteristics: Sendable {
    private var ids: [CharacteristicID] = []
    private var characteristics: [PlannedCharacteristic] = []
    private var places: [CharacteristicID: Int] = [:]

    /// In the order of the database; of those with the same id the first one counts.
    init(_ all: [(id: CharacteristicID, attributes: CharacteristicAttributes)]) {
        for (id, attributes) in all where places[id] == nil {
            places[id] = ids.count
            ids.append(id)
            characteristics.append(PlannedCharacteristic(attributes))
        }
    }

    subscript(id: CharacteristicID) -> PlannedCharacteristic? { places[id].map { characteristics[$0] } }

    /// A search for many ids, which usually come in the order of the database: most are then found without hashing.
    struct Search {
        private let all: PlannedCharacteristics
        /// Behind the last one found.
        private var next = 0

        init(in all: PlannedCharacteristics) {
            self.all = all
        }

        mutating func find(_ id: CharacteristicID) -> PlannedCharacteristic? {
            let nearby = next..<min(next + Self.reach, all.ids.count)
            guard let place = nearby.first(where: { all.ids[$0] == id }) ?? all.places[id] else { return nil }
            next = place + 1
            return all.characteristics[place]
        }

        /// Those in between cannot be read, or were not asked for.
        private static let reach = 3
    }
}
