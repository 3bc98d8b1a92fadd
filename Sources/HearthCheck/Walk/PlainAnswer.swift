// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// What became of a request that was sent over a connection of its own, in the clear.
enum PlainAnswer: Hashable, Sendable {
    case response(HTTPResponse)
    case closed
    case silence
    case unreadable(HTTPMessageError)
    case notConnected(SocketError)

    /// Sends the pieces, each as a packet of its own, and waits for one answer.
    ///
    /// - Parameters:
    ///   - pause: between the pieces, so that they do not travel together.
    ///   - limit: for connecting, and again for the answer.
    ///   - body: runs with the answer, before the connection is closed.
    nonisolated(nonsending) static func of(
        _ pieces: [[UInt8]], from addresses: [SocketAddress], on eventLoop: EventLoop,
        pause: Duration = .milliseconds(50), within limit: Duration,
        whileOpen body: nonisolated(nonsending) (PlainAnswer) async -> Void
    ) async -> PlainAnswer {
        let connection: StreamConnection
        do throws(SocketError) {
            connection = try await .connect(toAnyOf: addresses, on: eventLoop, within: limit)
        } catch {
            return .notConnected(error)
        }
        for (index, piece) in pieces.enumerated() {
            if index > 0 { try? await Task.sleep(for: pause) }
            try? await connection.write(piece, within: limit)
        }
        let answer = await read(connection, within: limit)
        await body(answer)
        await connection.close()
        return answer
    }

    /// Sends part of a request and goes away.
    static func abandon(
        _ piece: [UInt8], at addresses: [SocketAddress], on eventLoop: EventLoop, within limit: Duration
    ) async {
        guard let connection = try? await StreamConnection.connect(toAnyOf: addresses, on: eventLoop, within: limit)
        else { return }
        try? await connection.write(piece, within: limit)
        await connection.close()
    }

    private static func read(_ connection: StreamConnection, within limit: Duration) async -> PlainAnswer {
        var parser = HTTPMessageParser(side: .controller)
        let timeline = Timeline(ContinuousClock())
        while true {
            do throws(HTTPMessageError) {
                if case .response(let response)? = try parser.next() { return .response(response) }
            } catch {
                return .unreadable(error)
            }
            do throws(SocketError) {
                guard let bytes = try await connection.read(within: max(limit - timeline.now, .zero)) else {
                    return .closed
                }
                parser.append(bytes)
            } catch {
                if case .timedOut = error { return .silence }
                return .closed
            }
        }
    }
}

extension PlainAnswer {
    var response: HTTPResponse? {
        if case .response(let response) = self { response } else { nil }
    }

    /// As the end of a sentence that begins with the accessory.
    var words: String {
        switch self {
        case .response(let response): "answered HTTP \(response.status)"
        case .closed: "closed the connection without an answer"
        case .silence: "did not answer in time"
        case .unreadable(let error): "sent what is no HTTP (\(error))"
        case .notConnected(let error): "did not take the connection (\(error))"
        }
    }
}
