// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Dispatch
internal import Glibc

/// A signal that a process can be asked with.
package enum Signal: Int32, Hashable, Sendable, CaseIterable {
    case hangUp = 1
    case interrupt = 2
    case user1 = 10
    case user2 = 12
    case terminate = 15
}

/// Signals sent to this process, as a sequence.
///
/// From the moment of creation the signals no longer end the process; when the sequence is dropped or its task
/// cancelled, the system's default holds again.
///
/// ```swift
/// for await _ in SignalSequence([.terminate, .interrupt]) { break }   // then stop gracefully
/// ```
package struct SignalSequence: AsyncSequence, Sendable {
    package typealias Element = Signal
    package typealias Failure = Never

    private let stream: AsyncStream<Signal>

    package init(_ signals: [Signal]) {
        let (stream, continuation) = AsyncStream.makeStream(of: Signal.self)
        let queue = DispatchQueue(label: "hearth.signals")
        let registered = DispatchGroup()
        let sources = signals.map { signal in
            _ = clinux_signal_let_pass(signal.rawValue)
            let source = DispatchSource.makeSignalSource(signal: signal.rawValue, queue: queue)
            source.setEventHandler { continuation.yield(signal) }
            registered.enter()
            source.setRegistrationHandler { registered.leave() }
            source.activate()
            return CancelOnce(source)
        }
        // Dispatch begins to listen on a thread of its own; a signal sent before that would be lost.
        _ = registered.wait(timeout: .now() + .seconds(5))
        continuation.onTermination = { _ in
            for source in sources { source.cancel() }
            for signal in signals { _ = clinux_signal_restore(signal.rawValue) }
        }
        self.stream = stream
    }

    package func makeAsyncIterator() -> AsyncStream<Signal>.Iterator {
        stream.makeAsyncIterator()
    }
}

/// Lets a Sendable closure cancel a Dispatch source.
private struct CancelOnce: @unchecked Sendable {
    // Unchecked: Dispatch allows `cancel()` from any thread, any number of times.
    private let source: any DispatchSourceProtocol

    init(_ source: any DispatchSourceProtocol) {
        self.source = source
    }

    func cancel() {
        source.cancel()
    }
}
