// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue

/// The TLV8 body of `/pair-setup`, `/pair-verify` and `/pairings`, and of what is sealed inside.
package struct PairingMessage: Sendable, Equatable {
    package private(set) var items: [TLV8Item]

    package init(items: [TLV8Item] = []) {
        self.items = items
    }

    /// A message that begins with State, as real peers send it.
    package init(state: UInt8) {
        self.init()
        append(.state, [state])
    }

    /// A reply that consists of State and Error.
    package init(state: UInt8, error: PairingErrorCode) {
        self.init(state: state)
        append(.error, [error.rawValue])
    }

    /// What a controller sent us: decoded strictly, no type twice. Source: HAP reference 2.
    package init(request bytes: [UInt8]) throws(TLV8Error) {
        items = try TLV8.decode(bytes, .strict)
        var seen: Set<UInt8> = []
        for item in items where !seen.insert(item.type).inserted {
            throw .repeatedType(item.type)
        }
    }

    /// What an accessory answered: decoded leniently. Quirk Q71.
    package init(reply bytes: [UInt8]) throws(TLV8Error) {
        items = try TLV8.decode(bytes, .lenient)
    }

    package mutating func append(_ tag: PairingTag, _ value: [UInt8]) {
        items.append(TLV8Item(tag.rawValue, value))
    }

    /// The first value of that type, nil if there is none.
    package subscript(tag: PairingTag) -> [UInt8]? {
        items.first { $0.type == tag.rawValue }?.value
    }

    /// A value of exactly `count` bytes, nil for any other.
    func value(_ tag: PairingTag, count: Int) -> [UInt8]? {
        guard let value = self[tag], value.count == count else { return nil }
        return value
    }

    private func integer(_ tag: PairingTag) -> UInt64? {
        items.first { $0.type == tag.rawValue }?.integer
    }

    /// M1 is 1, and so on.
    package var state: UInt64? { integer(.state) }

    package var method: PairingMethod? { integer(.method).flatMap(UInt8.init(exactly:)).flatMap(PairingMethod.init) }

    package var flags: UInt64? { integer(.flags) }

    /// Nil if there is no Error item. Numbers nobody defined, and 0, count as unknown error.
    package var error: PairingErrorCode? {
        guard self[.error] != nil else { return nil }
        return integer(.error).flatMap(UInt8.init(exactly:)).flatMap(PairingErrorCode.init) ?? .unknown
    }

    /// How long an accessory that answers Backoff wants to be left alone; at most a day.
    package var retryDelay: Duration? { integer(.retryDelay).map { .seconds(Int64(min($0, 86_400))) } }

    package var encoded: [UInt8] { TLV8.encode(items) }
}
