// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// The last known values, with the place of the message that brought each.
struct ValueBook: Sendable {
    private struct Entry {
        var value: CharacteristicValue
        var order: UInt64
    }

    private var entries: [CharacteristicID: Entry] = [:]

    var values: [CharacteristicID: CharacteristicValue] { entries.mapValues(\.value) }

    subscript(id: CharacteristicID) -> CharacteristicValue? { entries[id]?.value }

    /// Messages are counted from the begin again; what was known is older than all of them.
    mutating func beginSession() {
        for id in entries.keys { entries[id]?.order = 0 }
    }

    /// Takes a value, unless a later message has brought another. Answers whether it is a different one.
    ///
    /// nil says that the device does not know the value; the last known one stays. Quirk Q63.
    mutating func take(_ value: CharacteristicValue?, of id: CharacteristicID, at order: UInt64) -> Bool {
        guard let value else { return false }
        let known = entries[id]
        if let known, known.order > order { return false }
        entries[id] = Entry(value: value, order: order)
        return known?.value != value
    }

    /// Forgets what is not in the database any more.
    mutating func keep(only isKnown: (CharacteristicID) -> Bool) {
        entries = entries.filter { isKnown($0.key) }
    }
}
