// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem

/// A terminal that does not show what is typed, until ``end()`` or until a signal ends the program: then too the terminal
/// is as it was, for whoever uses it next.
final class TerminalSilence: Sendable {
    /// Those that a person at the terminal, or the terminal itself, ends a program with.
    private static let endings: [Signal] = [.interrupt, .quit, .terminate, .hangUp]

    private let descriptor: Int32
    private let usual: termios
    private let watch: Task<Void, Never>

    /// - Returns: nil if it is no terminal; then nothing shows anyway.
    init?(of descriptor: Int32) {
        var usual = termios()
        guard tcgetattr(descriptor, &usual) == 0 else { return nil }
        self.descriptor = descriptor
        self.usual = usual
        // Listened to before the echo goes, so that no moment is left in which a signal leaves it off.
        let signals = SignalSequence(Self.endings)
        watch = Task { [usual] in
            for await signal in signals {
                Self.set(usual, descriptor)
                Self.die(of: signal)
            }
        }
        var silent = usual
        silent.c_lflag &= ~tcflag_t(ECHO)
        Self.set(silent, descriptor)
    }

    /// Shows again what is typed; signals do what they did before. What was typed ahead meanwhile is dropped: it was meant
    /// not to be seen.
    func end() async {
        Self.set(usual, descriptor)
        watch.cancel()
        await watch.value
    }

    private static func set(_ attributes: termios, _ descriptor: Int32) {
        var attributes = attributes
        // A program in the background is stopped here until it is in front again; signals interrupt that.
        while tcsetattr(descriptor, TCSAFLUSH, &attributes) != 0, errno == EINTR { continue }
    }

    /// As the program would have without us, so that a shell sees what ended it.
    private static func die(of signal: Signal) {
        Glibc.signal(signal.rawValue, SIG_DFL)
        // Threads of the pool block it.
        var itself = sigset_t()
        sigemptyset(&itself)
        sigaddset(&itself, signal.rawValue)
        pthread_sigmask(SIG_UNBLOCK, &itself, nil)
        raise(signal.rawValue)
    }
}
