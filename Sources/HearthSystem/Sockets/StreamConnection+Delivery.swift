// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension StreamConnection {
    /// Gets the bytes that have arrived; at the end nil, if the peer has ended the stream, or an error.
    package typealias Consumer = @Sendable (Result<[UInt8]?, SocketError>) -> Void

    /// Gives whatever arrives from now on to `consumer`, which is called on the event loop.
    ///
    /// In place of a task that reads: for short messages, to wake one costs more than to understand what has come.
    ///
    /// - Precondition: nobody reads from the connection, now or later.
    package func deliver(to consumer: @escaping Consumer) {
        precondition(reading == nil && self.consumer == nil, "two read from one connection")
        guard descriptor != nil else { return consumer(.failure(.closed)) }
        self.consumer = consumer
        armReadable()
    }

    func deliverWhatArrived(to consumer: Consumer) {
        switch receive(upTo: .max) {
        case .bytes(let bytes): consumer(.success(bytes))
        case .end: endDelivery(with: .success(nil))
        case .failed(let error): endDelivery(with: .failure(error))
        case .nothingYet: break
        }
    }

    func endDelivery(with result: Result<[UInt8]?, SocketError>) {
        guard let consumer else { return }
        self.consumer = nil
        readable?.disarm()
        consumer(result)
    }
}
