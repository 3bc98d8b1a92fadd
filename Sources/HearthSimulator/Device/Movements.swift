// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPNetwork

/// What devices will do in a moment: a door that is on its way, a lock that turns.
struct Movements: Sendable {
    typealias Change = @Sendable (isolated AccessoryServer) -> Void

    private struct Movement: Sendable {
        let delay: Duration
        let server: AccessoryServer
        let change: Change
    }

    private let movements: AsyncStream<Movement>
    private let source: AsyncStream<Movement>.Continuation
    private let clock: any Clock<Duration>

    init(clock: any Clock<Duration>) {
        self.clock = clock
        (movements, source) = AsyncStream.makeStream()
    }

    /// Has `change` made after a while, on the server's event loop.
    func after(_ delay: Duration, on server: AccessoryServer, _ change: @escaping Change) {
        source.yield(Movement(delay: delay, server: server, change: change))
    }

    /// Carries movements out until the task is cancelled; what is under way is then dropped.
    func run() async {
        await withDiscardingTaskGroup { group in
            for await movement in movements {
                group.addTask { [clock] in
                    guard (try? await clock.sleep(for: movement.delay)) != nil else { return }
                    await movement.server.make(movement.change)
                }
            }
            group.cancelAll()
        }
    }
}

extension AccessoryServer {
    fileprivate func make(_ change: Movements.Change) {
        change(self)
    }
}
