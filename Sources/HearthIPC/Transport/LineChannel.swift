// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
internal import HearthSystem

/// A connection as lines: both ends of the hub's socket use it.
///
/// Lines leave in the order of the calls to ``send(_:)``, which never wait. The first reason to end is the one that is
/// remembered.
final class LineChannel: Sendable {
    struct Limits: Sendable {
        /// How much may wait to be sent, in bytes, before the peer is given up.
        var outgoing = 8 << 20
        /// How long the peer may take none of what is being sent.
        var stall: Duration = .seconds(30)
        /// The longest line taken from the peer, in bytes.
        var line: Int
    }

    let stream: StreamConnection
    private let limits: Limits
    private let outgoing: OutgoingQueue
    private let ending = Guarded<HubError?>(nil)

    init(_ stream: StreamConnection, limits: Limits) {
        self.stream = stream
        self.limits = limits
        outgoing = OutgoingQueue(limit: limits.outgoing)
    }

    /// Why the channel has ended, if it has.
    var end: HubError? { ending.withLock { $0 } }

    func send(_ message: JSONRPCMessage) {
        send(message.line)
    }

    /// Hands a line over, with its line feed. Nothing happens once the channel has ended.
    func send(_ line: [UInt8]) {
        guard outgoing.append(line) == .overrun else { return }
        close(HubError(.communicationFailure, "cut off: \(limits.outgoing) bytes wait, the other side does not read"))
    }

    /// Ends the channel at once; what waits is dropped.
    func close(_ reason: HubError) {
        remember(reason)
        outgoing.end(droppingLines: true)
        stream.eventLoop.run { [stream] in stream.assumeIsolated { $0.close() } }
    }

    /// Takes no more lines; ``write()`` sends those that wait and returns.
    func finish(_ reason: HubError) {
        remember(reason)
        outgoing.end()
    }

    private func remember(_ reason: HubError) {
        ending.withLock { ending in ending = ending ?? reason }
    }

    /// Sends what is handed over, until the channel ends. One task does this as long as the channel lives.
    func write() async {
        await write(on: stream)
    }

    private func write(on stream: isolated StreamConnection) async {
        while let chunk = await outgoing.next(on: stream) {
            do throws(SocketError) {
                try await stream.write(chunk, within: limits.stall)
            } catch {
                close(HubError(.communicationFailure, "the connection broke: \(error)"))
            }
        }
    }

    /// The lines the peer sends, for one task to read on the connection's own actor.
    func reader() -> Reader {
        Reader(channel: self, decoder: LineDecoder(limit: limits.line))
    }

    struct Reader {
        fileprivate let channel: LineChannel
        fileprivate var decoder: LineDecoder
        /// Whether the peer ended its side in good order, so that it may still listen.
        private(set) var isAtEnd = false

        /// The next line; nil when the peer has ended its side or the channel has ended.
        ///
        /// - Parameter limit: how long to wait for bytes; nil for ever.
        mutating func next(on stream: isolated StreamConnection, within limit: Duration? = nil) async -> [UInt8]? {
            do {
                while true {
                    if let line = try decoder.next() { return line }
                    guard let bytes = try await stream.read(within: limit) else { break }
                    decoder.append(bytes)
                }
                isAtEnd = true
            } catch let error as LineDecoder.LineTooLong {
                channel.refuse(error)
            } catch {
                channel.close(HubError(.communicationFailure, "the connection broke: \(error)"))
            }
            return nil
        }
    }

    private func refuse(_ error: LineDecoder.LineTooLong) {
        let reason = HubError(.communicationFailure, "a line is longer than \(error.limit) bytes")
        send(.failure(id: nil, error: .invalidRequest(reason.message)))
        finish(reason)
    }
}
