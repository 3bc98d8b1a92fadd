// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HAP
internal import HearthSystem

/// Listens on the control socket: one JSON object a line in, one a line out, `{"ok":true,"result":…}` or
/// `{"ok":false,"error":…,"candidates":[…]}`. Only this user's programs are answered.
actor ControlServer {
    nonisolated let eventLoop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    private let path: String
    private let desk: ControlDesk
    private var listener: StreamListener?

    /// The longest request, in bytes.
    private static let limit = 65_536
    private static let writeLimit: Duration = .seconds(10)

    init(path: String, desk: ControlDesk, eventLoop: EventLoop) {
        self.path = path
        self.desk = desk
        self.eventLoop = eventLoop
    }

    /// Opens the socket, of mode 0600; callers wait until it is served. A second call does nothing.
    ///
    /// - Throws: `SocketError`, also when another simulator answers there.
    func listen() async throws(SocketError) {
        guard listener == nil else { return }
        listener = try await StreamListener.listen(onUnixSocket: path, eventLoop: eventLoop)
    }

    /// Serves until the task is cancelled; then the socket's file is gone.
    func run() async throws {
        try await listen()
        guard let listener else { return }
        try await withThrowingDiscardingTaskGroup { group in
            while let connection = try await listener.accept() {
                group.addTask { await self.serve(connection) }
            }
            group.cancelAll()
        }
        await listener.close()
    }

    private func serve(_ connection: StreamConnection) async {
        var pending: [UInt8] = []
        do {
            guard try await connection.peerCredentials().userID == geteuid() else { return await connection.close() }
            while pending.count <= Self.limit, let bytes = try await connection.read() {
                pending += bytes
                while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                    let answer = await answer(Array(pending[..<end]))
                    pending.removeFirst(end + 1)
                    try await connection.write(JSONWriter.write(answer) + [UInt8(ascii: "\n")], within: Self.writeLimit)
                }
            }
        } catch {
            // The caller has gone; nothing is lost but its answer.
        }
        await connection.close()
    }

    private func answer(_ line: [UInt8]) async -> JSONValue {
        do throws(ControlError) {
            let result = try await desk.answer(ControlRequest(try? JSONReader.read(line)))
            return .object(["ok": .bool(true), "result": result])
        } catch {
            return .object([
                "ok": .bool(false), "error": .string(error.description),
                "candidates": .array(error.candidates.map { .string($0) }),
            ])
        }
    }
}
