// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue

/// The events that one connection is still to be sent.
///
/// Changes wait until the interval since the last message is over and then go out together, each characteristic with its
/// latest value. What must not be merged goes out at once, one message each. Source: HAP reference 14.
package struct EventQueue: Sendable {
    private struct Entry: Sendable {
        let id: CharacteristicID
        var value: CharacteristicValue?
    }

    private let interval: Duration
    private var changes: [Entry] = []
    private var places: [CharacteristicID: Int] = [:]
    private var momentary: [Entry] = []
    private var lastMessage: Duration?

    /// Events at once that wait for a controller that does not receive; later ones are dropped.
    private static let momentaryLimit = 256

    /// - Parameter interval: the least time between two messages.
    package init(interval: Duration) {
        self.interval = interval
    }

    package mutating func append(_ id: CharacteristicID, _ value: CharacteristicValue?, isMomentary: Bool) {
        if isMomentary {
            if momentary.count < Self.momentaryLimit { momentary.append(Entry(id: id, value: value)) }
        } else if let place = places[id] {
            changes[place].value = value
        } else {
            places[id] = changes.count
            changes.append(Entry(id: id, value: value))
        }
    }

    /// Forgets what waits for `id`: nobody wants it any more.
    package mutating func remove(_ id: CharacteristicID) {
        momentary.removeAll { $0.id == id }
        changes.removeAll { $0.id == id }
        places = Dictionary(uniqueKeysWithValues: changes.enumerated().map { ($1.id, $0) })
    }

    /// When the next message may leave; nil if nothing waits.
    package var nextDue: Duration? {
        if !momentary.isEmpty { return .zero }
        guard !changes.isEmpty else { return nil }
        return lastMessage.map { $0 + interval } ?? .zero
    }

    /// The next message, if one may leave now.
    package mutating func next(at now: Duration) -> CharacteristicResponse? {
        guard let nextDue, nextDue <= now else { return nil }
        if !momentary.isEmpty {
            let entry = momentary.removeFirst()
            return CharacteristicResponse(rows: [.init(entry.id, value: entry.value)])
        }
        let rows = changes.map { CharacteristicResponse.Row($0.id, value: $0.value) }
        changes = []
        places = [:]
        lastMessage = now
        return CharacteristicResponse(rows: rows)
    }
}
