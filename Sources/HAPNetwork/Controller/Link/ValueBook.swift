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

    private var entries: [CharacteristicID: Entry] = [:]

    var values: [CharacteristicID: CharacteristicValue] { entries.mapValues(\.value) }

    var stale: Set<CharacteristicID> { Set(entries.filter(\.value.isStale).keys) }

    subscript(id: CharacteristicID) -> CharacteristicValue? { entries[id]?.value }

    /// Messages are counted from the begin again; what was known is older than all of them, and stale until it is read
    /// again. Quirk Q7.
    mutating func beginSession() {
        for id in entries.keys {
            entries[id]?.order = 0
            entries[id]?.isStale = true
        }
    }

    /// Takes a value, unless a later message has brought another. Answers whether that changes anything: a different
    /// value, or one that was stale or becomes so.
    ///
    /// nil says that the device does not know the value; the last known one stays, as a stale one. Quirk Q63.
    mutating func take(_ value: CharacteristicValue?, of id: CharacteristicID, at order: UInt64) -> Bool {
        guard let value else { return lose(id, at: order) }
        return entries[id, default: Entry(value: value, order: 0, isStale: true)].take(value, at: order)
    }

    private mutating func lose(_ id: CharacteristicID, at order: UInt64) -> Bool {
        guard let known = entries[id], known.order <= order else { return false }
        entries[id] = Entry(value: known.value, order: order, isStale: true)
        return !known.isStale
    }

    /// The device may have told another value. Answers whether that is news.
    mutating func doubt(_ id: CharacteristicID) -> Bool {
        guard let entry = entries[id], !entry.isStale else { return false }
        entries[id]?.isStale = true
        return true
    }

    /// Forgets what is not in the database any more.
    mutating func keep(only isKnown: (CharacteristicID) -> Bool) {
        entries = entries.filter { isKnown($0.key) }
    }
}
