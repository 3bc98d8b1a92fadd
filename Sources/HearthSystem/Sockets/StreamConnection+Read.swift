// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

extension StreamConnection {
    /// A task that waits for bytes.
    struct Reading {
        let wait: UInt64
        let limit: Int
        let deadline: Duration?
        let continuation: CheckedContinuation<Result<[UInt8]?, SocketError>, Never>
    }

    enum Received {
        case bytes([UInt8])
        case end
        case nothingYet
        case failed(SocketError)
    }

    /// Reads what has arrived, waiting for the first byte.
    ///
    /// - Parameters:
    ///   - limit: the most bytes to take, 1 to 65,536.
    ///   - time: how long to wait; nil waits until the peer sends or either side closes.
    /// - Returns: at least one byte, or nil when the peer has ended the stream.
    /// - Throws: ``SocketError``; the connection stays usable after `timedOut` and `cancelled`.
    /// - Precondition: no other task is reading.
    package func read(upTo limit: Int = 65_536, within time: Duration? = nil) async throws(SocketError) -> [UInt8]? {
        precondition(reading == nil && consumer == nil, "two read from one connection")
        if isDrained { return try await waitForBytes(upTo: limit, within: time) }
        switch receive(upTo: limit) {
        case .bytes(let bytes): return bytes
        case .end: return nil
        case .failed(let error): throw error
        case .nothingYet: return try await waitForBytes(upTo: limit, within: time)
        }
    }

    func receive(upTo limit: Int) -> Received {
        guard let descriptor else { return .failed(.closed) }
        return eventLoop.withScratch { scratch in
            let room = min(max(limit, 1), scratch.count)
            let count = clinux_receive(descriptor.number, scratch.baseAddress, room)
            // With less than there was room for, the kernel has given all it had; it tells when more has come.
            isDrained = count > 0 && count < room
            if count > 0 { return .bytes([UInt8](scratch[..<count])) }
            if count == 0 { return .end }
            if -Int32(count) == EAGAIN { return .nothingYet }
            return .failed(.system(SystemError(operation: "receive", code: -Int32(count))))
        }
    }

    private func waitForBytes(upTo limit: Int, within time: Duration?) async throws(SocketError) -> [UInt8]? {
        let wait = nextWait()
        let deadline = time.map { timeline.now + $0 }
        let result: Result<[UInt8]?, SocketError> = await eventLoop.suspend { continuation in
            guard descriptor != nil else { return continuation.resume(returning: .failure(.closed)) }
            reading = Reading(wait: wait, limit: limit, deadline: deadline, continuation: continuation)
            armReadable()
            if let deadline { watch(until: deadline) }
        } onCancel: { [weak self] in
            self?.assumeIsolated { $0.endReading(wait, with: .failure(.cancelled)) }
        }
        return try result.get()
    }

    func armReadable() {
        guard let descriptor else { return }
        if readable == nil {
            readable = Readiness(.readable, of: descriptor, on: eventLoop) { [weak self] in
                self?.assumeIsolated { $0.becameReadable() }
            }
        }
        readable?.arm()
    }

    /// Reads for the task that waits, and stays armed for its next wait; with nobody waiting the kernel is left alone.
    private func becameReadable() {
        if let consumer { return deliverWhatArrived(to: consumer) }
        guard let reading else {
            readable?.disarm()
            return
        }
        switch receive(upTo: reading.limit) {
        case .bytes(let bytes): endReading(reading.wait, with: .success(bytes))
        case .end: endReading(reading.wait, with: .success(nil))
        case .failed(let error): endReading(reading.wait, with: .failure(error))
        case .nothingYet: break
        }
    }

    func endReading(_ wait: UInt64, with result: Result<[UInt8]?, SocketError>) {
        guard let reading, reading.wait == wait else { return }
        self.reading = nil
        reading.continuation.resume(returning: result)
    }
}
