// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

/// A person to ask.
protocol Terminal: Sendable {
    /// Shows the prompt and waits for a line; nil without one within `limit` or when the task is cancelled.
    func ask(_ prompt: String, within limit: Duration) async -> String?
}

/// Standard input and standard error, if both are a terminal.
struct ProcessTerminal: Terminal {
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    }

    func ask(_ prompt: String, within limit: Duration) async -> String? {
        FileHandle.standardError.write(Data(prompt.utf8))
        let deadline = ContinuousClock.now + limit
        while !Task.isCancelled, ContinuousClock.now < deadline {
            if Self.hasInput { return Self.line() }
            try? await Task.sleep(for: .milliseconds(100))
        }
        FileHandle.standardError.write(Data("\n".utf8))
        return nil
    }

    /// Whether a read would not wait: a terminal has something to read once a whole line was typed.
    private static var hasInput: Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) == 1
    }

    private static func line() -> String? {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }
}
