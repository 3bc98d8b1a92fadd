// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// What a controller asks of `/pairings`. Source: HAP reference 9.
package enum PairingsRequest: Sendable, Equatable {
    case add(PairingRecord)
    case remove(PairingIdentifier)
    case list

    /// The body to send.
    package var encoded: [UInt8] {
        var message = PairingMessage(state: 1)
        switch self {
        case .add(let record):
            message.append(.method, [PairingMethod.addPairing.rawValue])
            message.append(record)
        case .remove(let identifier):
            message.append(.method, [PairingMethod.removePairing.rawValue])
            message.append(.identifier, identifier.bytes)
        case .list:
            message.append(.method, [PairingMethod.listPairings.rawValue])
        }
        return message.encoded
    }

    /// Reads a controller's body. Nil if it is malformed: answer HTTP 400.
    package init?(_ body: [UInt8]) {
        guard let message = try? PairingMessage(request: body), message.state == 1 else { return nil }
        switch message.method {
        case .addPairing:
            guard let record = PairingRecord(message.items), message[.permissions] != nil else { return nil }
            self = .add(record)
        case .removePairing:
            guard let identifier = message[.identifier].map(PairingIdentifier.init), identifier.isAcceptable else {
                return nil
            }
            self = .remove(identifier)
        case .listPairings:
            self = .list
        default:
            return nil
        }
    }
}

/// What an accessory answers on `/pairings`.
package enum PairingsReply {
    /// Reads the reply to add or remove.
    package static func check(_ body: [UInt8], status: Int = 200) throws(PairingFailure) {
        _ = try PairingMessage.reply(body, status: status, state: 2, at: .pairings)
    }

    /// Reads the reply to list; groups that lack identifier or key are left out.
    package static func list(_ body: [UInt8], status: Int = 200) throws(PairingFailure) -> [PairingRecord] {
        let message = try PairingMessage.reply(body, status: status, state: 2, at: .pairings)
        return message.items.split { $0.type == PairingTag.separator.rawValue }.compactMap { PairingRecord($0) }
    }

    static func encode(_ records: [PairingRecord]) -> [UInt8] {
        var message = PairingMessage(state: 2)
        for (index, record) in records.enumerated() {
            if index > 0 { message.append(.separator, []) }
            message.append(record)
        }
        return message.encoded
    }
}

extension PairingMessage {
    fileprivate mutating func append(_ record: PairingRecord) {
        append(.identifier, record.identifier.bytes)
        append(.publicKey, record.publicKey)
        append(.permissions, [record.isAdmin ? 1 : 0])
    }
}

extension PairingRecord {
    /// Nil without an acceptable identifier or a key of 32 bytes.
    fileprivate init?(_ items: some Sequence<TLV8Item>) {
        let message = PairingMessage(items: Array(items))
        guard let identifier = message[.identifier].map(PairingIdentifier.init), identifier.isAcceptable,
            let publicKey = message.value(.publicKey, count: Curve25519.byteCount)
        else { return nil }
        let permissions = message[.permissions]?.first ?? 0
        self.init(identifier: identifier, publicKey: publicKey, isAdmin: permissions & 1 != 0)
    }
}
