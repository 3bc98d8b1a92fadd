// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension StreamConnection {
    private enum RaceEvent: Sendable {
        case connected(StreamConnection)
        case failed(SocketError)
        case headStartOver
    }

    /// Connects to whichever of several addresses of one peer answers first ("happy eyeballs").
    ///
    /// The addresses are tried in order. The next one starts when the one before has failed or has not answered within
    /// its head start; the first connection wins, the other attempts are cancelled and closed.
    ///
    /// - Parameter time: the limit for the whole race.
    /// - Throws: the first attempt's error when all have failed, since the first address is the likeliest.
    package nonisolated(nonsending) static func connect(
        toAnyOf addresses: [SocketAddress], on eventLoop: EventLoop, within time: Duration = .seconds(10),
        headStart: Duration = .milliseconds(250), options: TCPOptions = TCPOptions(),
        clock: any Clock<Duration> = ContinuousClock()
    ) async throws(SocketError) -> StreamConnection {
        guard addresses.count > 1 else {
            guard let only = addresses.first else { throw .noAddress }
            return try await connect(to: only, on: eventLoop, within: time, options: options, clock: clock)
        }
        let timeline = Timeline(clock)
        let result = await withTaskGroup(of: RaceEvent.self) { group in
            await race(addresses, headStart: headStart, clock: clock, in: &group) { address in
                do throws(SocketError) {
                    let rest = max(time - timeline.now, .zero)
                    return .connected(
                        try await connect(to: address, on: eventLoop, within: rest, options: options, clock: clock))
                } catch {
                    return .failed(error)
                }
            }
        }
        return try result.get()
    }

    private static func race(
        _ addresses: [SocketAddress], headStart: Duration, clock: any Clock<Duration>,
        in group: inout TaskGroup<RaceEvent>, attempt: @escaping @Sendable (SocketAddress) async -> RaceEvent
    ) async -> Result<StreamConnection, SocketError> {
        var waiting = addresses[...]
        var running = 0
        var firstError: SocketError?
        func startNext() {
            guard let address = waiting.popFirst() else { return }
            running += 1
            group.addTask { await attempt(address) }
            guard !waiting.isEmpty else { return }
            group.addTask {
                try? await clock.sleep(for: headStart)
                return .headStartOver
            }
        }
        startNext()
        while running > 0, let event = await group.next() {
            switch event {
            case .connected(let connection):
                group.cancelAll()
                return .success(connection)
            case .failed(let error):
                firstError = firstError ?? error
                running -= 1
                startNext()
            case .headStartOver:
                startNext()
            }
        }
        group.cancelAll()
        return .failure(firstError ?? .noAddress)
    }
}
