// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel
internal import HearthSystem
internal import HomeKit

/// Where programs in this process reach the hub of a simulated house. It can be shut, as if the hub had stopped.
final class HubDoor: Sendable {
    private enum Opening {
        case open
        case shut
        /// The house is gone.
        case gone
    }

    private struct State {
        var opening = Opening.open
        /// The hub's ends.
        var connections: [StreamConnection] = []
    }

    let listener: InProcessListener
    private let callers = EventLoop(label: "simulated apps")
    private let state = Guarded(State())

    init(on eventLoop: EventLoop) {
        listener = InProcessListener(on: eventLoop)
    }

    /// Calls the hub behind this door.
    var dialler: HubDialler {
        HubDialler(
            dial: { [self] handlers throws(HubError) in
                try await HubClient.greet(
                    over: try connect(), at: "in this process", as: ProcessInfo.processInfo.processName,
                    deliverOn: .main, handlers: handlers)
            },
            pause: { [self] duration in
                // Nobody waits for a house that is gone; who still calls does it ever more seldom.
                let isGone = state.withLock { $0.opening } == .gone
                try await Task.sleep(for: isGone ? duration : .milliseconds(5))
            })
    }

    private func connect() throws(HubError) -> StreamConnection {
        do throws(SocketError) {
            guard state.withLock({ $0.opening }) == .open else { throw .closed }
            let (caller, server) = try listener.connect(on: callers)
            state.withLock { $0.connections.append(server) }
            return caller
        } catch {
            throw HubError(.noHomeHub, "the simulated house has no hub now")
        }
    }

    /// Lets programs in again.
    func open() { state.withLock { $0.opening = .open } }

    /// Ends all connections; calls fail from now on.
    func shut() async { await close(.shut) }

    /// The same for good.
    func end() async { await close(.gone) }

    private func close(_ opening: Opening) async {
        let connections = state.withLock { state in
            state.opening = opening
            defer { state.connections = [] }
            return state.connections
        }
        for connection in connections { await connection.close() }
    }
}
