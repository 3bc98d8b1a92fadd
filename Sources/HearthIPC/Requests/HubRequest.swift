// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// A question to the hub, with the type of its answer. On the wire it is the `params` of a JSON-RPC request.
package protocol HubRequest: Codable, Sendable {
    associatedtype Answer: Codable & Sendable
    /// The JSON-RPC method.
    static var method: String { get }
}

/// Asks the hub to change the database; answered with what was committed, so the asker can apply it at once.
package struct Mutate<Wish: Mutation>: HubRequest {
    package typealias Answer = Commit
    package static var method: String { Wish.method }

    package let wish: Wish

    package init(_ wish: Wish) {
        self.wish = wish
    }

    package init(from decoder: any Decoder) throws {
        wish = try Wish(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try wish.encode(to: encoder)
    }
}

/// The answer of a request that has nothing to tell but its success.
package struct Done: Codable, Hashable, Sendable {
    package init() {}
}
