// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HearthSystem

/// A terminal without a screen: a program runs at the one end, a test reads and types at the other.
package final class PseudoTerminal: Sendable {
    package struct Unavailable: Error, CustomStringConvertible {
        package let description: String
    }

    /// The device that is the program's terminal.
    package let path: String
    private let master: Int32
    /// Held open, so that the terminal and its settings outlive the program.
    private let device: Int32
    private let heard = Guarded<[UInt8]>([])

    package init() throws {
        var (master, device) = (Int32(-1), Int32(-1))
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&master, &device, &name, nil, nil) == 0 else {
            throw Unavailable(description: "there is no pseudo terminal: \(String(cString: strerror(errno)))")
        }
        _ = fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK)
        for descriptor in [master, device] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        (self.master, self.device) = (master, device)
    }

    deinit {
        close(device)
        close(master)
    }

    /// Everything that has appeared on it so far.
    package var text: String {
        heard.withLock { heard in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(master, &buffer, buffer.count)
                guard count > 0 else { break }
                heard += buffer[..<count]
            }
            return String(decoding: heard, as: UTF8.self)
        }
    }

    /// Types; `\u{3}` is Ctrl-C.
    package func type(_ keys: String) {
        let bytes = Array(keys.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// Whether what is typed shows.
    package var echoes: Bool {
        var attributes = termios()
        return tcgetattr(device, &attributes) == 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Waits until a text has appeared so many times.
    package func waitFor(_ text: String, times: Int = 1, within limit: Duration = .seconds(30)) async throws {
        do {
            try await eventually("\"\(text)\"", within: limit) { self.text.ranges(of: text).count >= times }
        } catch let error as NeverHappened {
            throw Unavailable(description: "\(error); the terminal shows: \(self.text)")
        }
    }
}
