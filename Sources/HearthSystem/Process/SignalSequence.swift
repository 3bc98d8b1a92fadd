// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux
internal import Dispatch
internal import Glibc

/// A signal that a process can be asked with.
package enum Signal: Int32, Hashable, Sendable, CaseIterable {
    case hangUp = 1
    case interrupt = 2
    case quit = 3
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
        let sources = signals.compactMap { signal -> Listening? in
            let bell = clinux_signal_listen(signal.rawValue)
            guard bell >= 0 else { return nil }
            let source = DispatchSource.makeReadSource(fileDescriptor: bell, queue: queue)
            source.setEventHandler {
                if clinux_bell_silence(bell) >= 0 { continuation.yield(signal) }
            }
            source.activate()
            return Listening(signal: signal, source: source)
        }
        continuation.onTermination = { _ in
            for source in sources { source.end() }
        }
        self.stream = stream
    }

    package func makeAsyncIterator() -> AsyncStream<Signal>.Iterator {
        stream.makeAsyncIterator()
    }
}

/// What a Sendable closure ends.
private struct Listening: @unchecked Sendable {
    // Unchecked: Dispatch allows `cancel()` from any thread, any number of times.
    let signal: Signal
    let source: any DispatchSourceProtocol

    /// To be called once. The default holds when this returns.
    func end() {
        source.cancel()
        clinux_signal_end(signal.rawValue)
    }
}
