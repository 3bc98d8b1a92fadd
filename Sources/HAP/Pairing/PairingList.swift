// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The pairings of an accessory and the rules by which controllers change them. Source: HAP reference 9.
package struct PairingList: Sendable, Equatable {
    /// In the order in which they were made.
    package private(set) var records: [PairingRecord]
    /// How many fit; HAP asks for at least 16.
    package let capacity: Int

    /// - Parameter records: as stored. Without an administrator among them nobody could manage them, so there are none.
    package init(_ records: [PairingRecord] = [], capacity: Int = 16) {
        self.records = records.contains(where: \.isAdmin) ? records : []
        self.capacity = capacity
    }

    package var isEmpty: Bool { records.isEmpty }

    package subscript(identifier: PairingIdentifier) -> PairingRecord? {
        records.first { $0.identifier == identifier }
    }

    /// Keeps the first pairing, which pair-setup made.
    package mutating func insert(_ record: PairingRecord) {
        records.removeAll { $0.identifier == record.identifier }
        records.append(record)
    }

    /// One request of the controller that owns the connection.
    package mutating func receive(_ body: [UInt8], from requester: PairingIdentifier) -> PairingsAnswer {
        guard let request = PairingsRequest(body) else { return .badRequest }
        guard self[requester]?.isAdmin == true else { return .refuse(.authentication) }
        switch request {
        case .add(let record): return add(record)
        case .remove(let identifier): return remove(identifier)
        case .list: return PairingsAnswer(status: 200, body: PairingsReply.encode(records))
        }
    }

    private mutating func add(_ record: PairingRecord) -> PairingsAnswer {
        let before = records
        if let index = records.firstIndex(where: { $0.identifier == record.identifier }) {
            guard records[index].publicKey == record.publicKey else { return .refuse(.unknown) }
            records[index].isAdmin = record.isAdmin
        } else {
            guard records.count < capacity else { return .refuse(.maxPeers) }
            records.append(record)
        }
        return answer(changing: before)
    }

    private mutating func remove(_ identifier: PairingIdentifier) -> PairingsAnswer {
        let before = records
        records.removeAll { $0.identifier == identifier }
        return answer(changing: before)
    }

    /// With the last administrator all go, whether that one was removed or made an ordinary user.
    private mutating func answer(changing before: [PairingRecord]) -> PairingsAnswer {
        guard records != before else { return .success(changed: false) }
        if !records.contains(where: \.isAdmin) { records = [] }
        let gone = before.map(\.identifier).filter { self[$0] == nil }
        var answer = PairingsAnswer.success(changed: true)
        answer.closeConnectionsOf = gone
        answer.becomesUnpaired = records.isEmpty
        return answer
    }
}

/// What an accessory does about one `/pairings` request, in the order of the fields.
package struct PairingsAnswer: Sendable, Equatable {
    /// Whether the list changed: store it before the reply leaves.
    package var changed = false
    /// HTTP status, 200 or 400.
    package var status: Int
    /// Pairing message; empty with status 400.
    package var body: [UInt8]
    /// Whose connections to close after the reply has left, the asker's own among them.
    package var closeConnectionsOf: [PairingIdentifier] = []
    /// Whether no pairing is left: discovery's `sf` says so, subscriptions are dropped.
    package var becomesUnpaired = false

    static let badRequest = PairingsAnswer(status: 400, body: [])

    static func success(changed: Bool) -> PairingsAnswer {
        PairingsAnswer(changed: changed, status: 200, body: PairingMessage(state: 2).encoded)
    }

    static func refuse(_ error: PairingErrorCode) -> PairingsAnswer {
        PairingsAnswer(status: 200, body: PairingMessage(state: 2, error: error).encoded)
    }
}
