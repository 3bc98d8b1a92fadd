// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// A notification that takes a request back: its answer will not be looked at.
///
/// The hub sends it to the setup agents that it asked in vain. The method's name and form are those of the Language
/// Server Protocol.
package struct CancelRequest: Codable, Hashable, Sendable {
    package static let method = "$/cancelRequest"

    package let id: JSONRPCID

    package init(id: JSONRPCID) {
        self.id = id
    }
}
