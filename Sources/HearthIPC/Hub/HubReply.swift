// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel
internal import Synchronization

/// The place for the answer to one request.
///
/// Answering never waits, and the answer leaves in the order of such calls and of
/// ``HubConnection/send(_:)-(HubNotification)``: an actor answers the asker and tells the others without another change
/// coming between. A reply that is let go unanswered answers that the hub failed.
package final class HubReply<Answer: Codable & Sendable>: Sendable {
    /// Who asked.
    package let connection: HubConnection

    private let id: JSONRPCID
    private let isAnswered = Atomic(false)

    init(to id: JSONRPCID, of connection: HubConnection) {
        self.id = id
        self.connection = connection
    }

    deinit {
        fail(HubError(.unexpectedError, "the hub left the request unanswered; see its log"))
    }

    /// Only the first answer counts.
    package func succeed(_ answer: Answer) {
        do {
            finish(try .answer(id: id, result: answer))
        } catch {
            finish(.failure(id: id, error: .internalError("the answer cannot be written: \(error)")))
        }
    }

    /// Only the first answer counts.
    package func fail(_ error: HubError) {
        finish(.failure(id: id, error: JSONRPCError(error)))
    }

    func fail(_ error: JSONRPCError) {
        finish(.failure(id: id, error: error))
    }

    private func finish(_ message: JSONRPCMessage) {
        guard !isAnswered.exchange(true, ordering: .relaxed) else { return }
        connection.answer(message)
    }
}
