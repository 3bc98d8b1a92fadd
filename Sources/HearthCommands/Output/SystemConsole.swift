// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// The process's own standard input, output and error.
package final class SystemConsole: Console {
    private let outputIsClosed = Mutex(false)

    /// Takes SIGPIPE out of play for the process: a reader that goes away shows in the write instead.
    package init() {
        signal(SIGPIPE, SIG_IGN)
    }

    package func write(_ text: String, to stream: ConsoleStream) {
        if stream == .output, isClosed { return }
        if !Self.write(Array(text.utf8), to: stream.descriptor), stream == .output {
            outputIsClosed.withLock { $0 = true }
        }
    }

    package func isTerminal(_ stream: ConsoleStream) -> Bool {
        isatty(stream.descriptor) == 1
    }

    package var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isTerminal(.messages) }

    package var isClosed: Bool { outputIsClosed.withLock { $0 } }

    /// Reads on a thread of its own, for a person may take minutes.
    package func readLine() async -> String? {
        await withCheckedContinuation { continuation in
            InputThread.run { continuation.resume(returning: Swift.readLine()) }
        }
    }

    /// False if the bytes could not be written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                guard waitUntilWritable(descriptor) else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// A terminal or pipe that another program made non-blocking.
    private static func waitUntilWritable(_ descriptor: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return Glibc.poll(&poll, 1, 10_000) > 0
    }
}

extension ConsoleStream {
    fileprivate var descriptor: Int32 {
        switch self {
        case .output: STDOUT_FILENO
        case .messages: STDERR_FILENO
        }
    }
}
