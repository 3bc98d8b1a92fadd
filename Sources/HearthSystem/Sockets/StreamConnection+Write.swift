// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Glibc

extension StreamConnection {
    /// A task that waits for its bytes to leave.
    struct Writing {
        let wait: UInt64
        let bytes: [UInt8]
        var sent: Int
        let deadline: Duration?
        let continuation: CheckedContinuation<Result<Void, SocketError>, Never>
    }

    /// Sends all of the bytes, in one system call when the kernel's buffer takes them.
    ///
    /// Returns when the kernel has taken the last byte; so a peer that does not read holds its writers back.
    ///
    /// - Parameters:
    ///   - bytes: what to send; nothing for no bytes.
    ///   - time: how long the peer may take to make room; nil for no limit.
    /// - Throws: ``SocketError``. A write that ends half-way (time limit, cancellation, error) closes the connection,
    ///   since the peer could not make sense of what follows.
    package func write(_ bytes: [UInt8], within time: Duration? = nil) async throws(SocketError) {
        guard descriptor != nil else { throw .closed }
        var sent = 0
        if writes.isEmpty {
            sent = try trySending(bytes, from: 0)
            if sent == bytes.count { return }
        }
        try await waitForRoom(bytes, sent: sent, within: time)
    }

    /// Sends as much as fits now; answers the new count of bytes sent.
    private func trySending(_ bytes: [UInt8], from start: Int) throws(SocketError) -> Int {
        guard let descriptor else { throw .closed }
        var sent = start
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                clinux_send(descriptor.number, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
            }
            if count >= 0 {
                sent += count
            } else if -Int32(count) == EAGAIN {
                break
            } else {
                throw .system(SystemError(operation: "send", code: -Int32(count)))
            }
        }
        return sent
    }

    private func waitForRoom(_ bytes: [UInt8], sent: Int, within time: Duration?) async throws(SocketError) {
        let wait = nextWait()
        let deadline = time.map { timeline.now + $0 }
        let result: Result<Void, SocketError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard descriptor != nil else { return continuation.resume(returning: .failure(.closed)) }
                writes.append(
                    Writing(wait: wait, bytes: bytes, sent: sent, deadline: deadline, continuation: continuation))
                armWritable()
                if let deadline { watch(until: deadline) }
            }
        } onCancel: {
            eventLoop.run { self.assumeIsolated { $0.giveUpWriting(wait, because: .cancelled) } }
        }
        try result.get()
    }

    func armWritable() {
        guard let descriptor else { return }
        if writable == nil {
            writable = Readiness(.writable, of: descriptor, on: eventLoop) { [weak self] in
                self?.assumeIsolated { $0.becameWritable() }
            }
        }
        writable?.arm()
    }

    private func becameWritable() {
        if let connecting { endConnecting(connecting.wait, with: connectResult()) }
        while let first = writes.first {
            do throws(SocketError) {
                let sent = try trySending(first.bytes, from: first.sent)
                writes[0].sent = sent
                guard sent == first.bytes.count else { return }
            } catch {
                close(failingWith: error)
                return
            }
            writes.removeFirst().continuation.resume(returning: .success(()))
        }
        // Seldom needed, and it holds a descriptor.
        writable = nil
    }

    /// Ends a wait early; when part of its bytes have left, the connection ends with it.
    func giveUpWriting(_ wait: UInt64, because error: SocketError) {
        guard let index = writes.firstIndex(where: { $0.wait == wait }) else { return }
        guard writes[index].sent == 0 else { return close(failingWith: error) }
        writes.remove(at: index).continuation.resume(returning: .failure(error))
    }
}
