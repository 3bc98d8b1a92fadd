// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HearthSystem

/// One TCP connection to one accessory server: first in the clear, then sealed.
///
/// One request is under way at a time (quirk Q8), the others wait for their turn. A request that is cancelled or not
/// answered in time closes the session (quirk Q5); so does everything that cannot be understood. Afterwards
/// ``failure`` says why, and ``events`` has ended.
package actor AccessorySession {
    package nonisolated let eventLoop: EventLoop
    package nonisolated var unownedExecutor: UnownedSerialExecutor { eventLoop.asUnownedSerialExecutor() }

    /// Where the accessory server answers.
    package nonisolated let address: SocketAddress
    /// What the accessory sends unasked, in order. For one reader; ends with the session.
    package nonisolated let events: AsyncStream<Received<HTTPResponse>>

    let connection: StreamConnection
    /// The address literal that stands in each request.
    let host: String
    let timing: ControllerTiming
    let timeline: Timeline
    let eventSource: AsyncStream<Received<HTTPResponse>>.Continuation

    /// Why the session is over; nil while it lives.
    package internal(set) var failure: SessionFailure?
    var parser = HTTPMessageParser(side: .controller)
    /// nil while the session is in the clear.
    var cipher: SessionCipher?
    /// What came in the clear with nobody waiting for it: if it is anything, it is the begin of the sealed part.
    var unread: [UInt8] = []

    var lastTicket: UInt64 = 0
    var lastOrder: UInt64 = 0
    var hasTurn: UInt64?
    var queue = RequestQueue<Turn>()
    var exchange = Exchange.none
    var lastSign: Duration = .zero
    /// The longest that a read or write of characteristics has taken.
    package internal(set) var slowestAnswer: Duration = .zero
    var watchdog: Watchdog?

    /// Events that may wait for a slow reader.
    private static let eventLimit = 4096

    /// Connects to whichever of the addresses answers first.
    ///
    /// - Throws: ``SessionFailure/notConnected(_:)``.
    package nonisolated(nonsending) static func connect(
        toAnyOf addresses: [SocketAddress], on eventLoop: EventLoop, timing: ControllerTiming = ControllerTiming(),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SessionFailure) -> AccessorySession {
        do throws(SocketError) {
            let connection = try await StreamConnection.connect(
                toAnyOf: addresses, on: eventLoop, within: timing.connect, options: TCPOptions(keepAlive: .standard),
                clock: clock)
            guard let address = connection.remoteAddress else { throw .noAddress }
            let session = AccessorySession(connection, at: address, timing: timing, clock: clock)
            await session.startReading()
            return session
        } catch {
            throw error == .cancelled ? .cancelled : .notConnected(error)
        }
    }

    private init(
        _ connection: StreamConnection, at address: SocketAddress, timing: ControllerTiming,
        clock: any Clock<Duration>
    ) {
        eventLoop = connection.eventLoop
        self.connection = connection
        self.address = address
        host = address.address.description
        self.timing = timing
        timeline = Timeline(clock)
        (events, eventSource) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.eventLimit))
    }

    deinit {
        watchdog?.call.cancel()
        eventSource.finish()
    }

    private func startReading() {
        connection.assumeIsolated { connection in
            connection.deliver { [weak self] result in
                self?.assumeIsolated { $0.take(result) }
            }
        }
    }

    private func take(_ result: Result<[UInt8]?, SocketError>) {
        switch result {
        case .success(let bytes?): receive(bytes)
        case .success(nil): close(.closedByAccessory)
        case .failure(let error): close(.connectionLost(error))
        }
    }

    /// Closes the session; whoever waits for an answer gets ``SessionFailure/closed``. A second call does nothing.
    package func close() {
        close(.closed)
    }

    func close(_ reason: SessionFailure) {
        guard failure == nil else { return }
        failure = reason
        connection.assumeIsolated { $0.close() }
        watchdog?.call.cancel()
        watchdog = nil
        cipher = nil
        eventSource.finish()
        failExchange(with: reason)
        for turn in queue.removeAll() { turn.resume(returning: .failure(reason)) }
    }

    /// Whether sealed messages are exchanged.
    package var isSecured: Bool { cipher != nil }

    /// From the next byte on, both directions are sealed. Source: HAP reference 7.
    func secure(with keys: SessionKeys) throws(SessionFailure) {
        if let failure { throw failure }
        do throws(CryptoError) {
            cipher = try SessionCipher(keys, role: .controller)
        } catch {
            close(.unsealable(.crypto(error)))
            throw .unsealable(.crypto(error))
        }
        let early = unread
        unread = []
        if !early.isEmpty { receive(early) }
    }
}
