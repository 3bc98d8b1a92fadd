// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem

/// The process's own standard input, output and error.
package final class SystemConsole: Console {
    /// The error that ended standard output.
    private let outputEnd = Guarded<Int32?>(nil)

    /// Takes SIGPIPE out of play for the process: a reader that goes away shows in the write instead.
    package init() {
        signal(SIGPIPE, SIG_IGN)
    }

    package func write(_ text: String, to stream: ConsoleStream) {
        if stream == .output, isClosed { return }
        let error = Self.write(Array(text.utf8), to: stream.descriptor)
        if let error, stream == .output { outputEnd.withLock { $0 = error } }
    }

    package func isTerminal(_ stream: ConsoleStream) -> Bool {
        isatty(stream.descriptor) == 1
    }

    package var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isTerminal(.messages) }

    package var isClosed: Bool { outputEnd.withLock { $0 } != nil }

    package var problem: String? {
        outputEnd.withLock { $0 }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
    }

    /// Reads on a thread of its own, for a person may take minutes.
    package func readLine() async -> String? {
        await withCheckedContinuation { continuation in
            InputThread.run { continuation.resume(returning: Swift.readLine()) }
        }
    }

    package func readSecret(asking question: String) async -> String? {
        let silence = TerminalSilence(of: STDIN_FILENO)
        write(question, to: .messages)
        let line = await readLine()
        await silence?.end()
        // The person's own line end did not show.
        write("\n", to: .messages)
        return line
    }

    /// The error if not all bytes could be written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                guard waitUntilWritable(descriptor) else { return EAGAIN }
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
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
