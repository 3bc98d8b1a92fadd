// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// The last known values, with the place of the message that brought each.
struct ValueBook: Sendable {
    private struct Entry {
        var value: CharacteristicValue
        var order: UInt64
        /// The device has not told it on this connection, or has said since that it does not know.
        var isStale = false

        /// As ``ValueBook/take(_:of:at:)`` for a value that is known.
        mutating func take(_ value: CharacteristicValue, at order: UInt64) -> Bool {
            guard self.order <= order else { return false }
            let isNews = isStale || self.value != value
            if isNews { self.value = value }
            self.order = order
            isStale = false
            return isNews
        }
    }

    private var entries = CharacteristicTable<Entry>()
    /// Behind the one taken last.
    private var next = 0

    var values: [CharacteristicID: CharacteristicValue] {
        Dictionary(uniqueKeysWithValues: zip(entries.ids, entries.contents.map(\.value)))
    }

    var stale: Set<CharacteristicID> {
        Set(zip(entries.ids, entries.contents).filter(\.1.isStale).map(\.0))
    }

    subscript(id: CharacteristicID) -> CharacteristicValue? { entries[id]?.value }

    /// Messages are counted from the begin again; what was known is older than all of them, and stale until it is read
    /// again. Quirk Q7.
    mutating func beginSession() {
        for place in entries.contents.indices {
            entries[place].order = 0
            entries[place].isStale = true
        }
    }

    /// Takes a value, unless a later message has brought another. Answers whether that changes anything: a different
    /// value, or one that was stale or becomes so.
    ///
    /// nil says that the device does not know the value; the last known one stays, as a stale one. Quirk Q63.
    mutating func take(_ value: CharacteristicValue?, of id: CharacteristicID, at order: UInt64) -> Bool {
        guard let value else { return lose(id, at: order) }
        guard let place = entries.place(of: id, from: next) else {
            entries.append(Entry(value: value, order: order), for: id)
            return true
        }
        next = place + 1
        return entries[place].take(value, at: order)
    }

    private mutating func lose(_ id: CharacteristicID, at order: UInt64) -> Bool {
        guard let place = entries.place(of: id), entries[place].order <= order else { return false }
        entries[place].order = order
        return doubt(id)
    }

    /// The device may have told another value. Answers whether that is news.
    mutating func doubt(_ id: CharacteristicID) -> Bool {
        guard let place = entries.place(of: id), !entries[place].isStale else { return false }
        entries[place].isStale = true
        return true
    }

    /// Forgets what is not in the database any more.
    mutating func keep(only isKnown: (CharacteristicID) -> Bool) {
        entries.keep(only: isKnown)
    }
}
