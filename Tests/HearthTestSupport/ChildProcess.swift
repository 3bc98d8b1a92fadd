// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Glibc
internal import HearthSystem

/// A program that a test started: its output goes to files of a scratch folder, and it is killed, by its process
/// number, when the last reference goes.
package final class ChildProcess: Sendable {
    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        case exited(Int32)
        case killed(signal: Int32)
    }

    package struct StartFailed: Error, CustomStringConvertible {
        let program: String
        let code: Int32

        package var description: String { "could not start \(program): \(String(cString: strerror(code)))" }
    }

    package struct InputFailed: Error, CustomStringConvertible {
        let code: Int32

        package var description: String { "could not write the input: \(String(cString: strerror(code)))" }
    }

    package let processID: Int32
    private let folder: ScratchFolder
    private let ending = Guarded<Ending?>(nil)

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: its path, or a name to look for in `PATH`.
    ///   - environment: all of its variables; this process's own by default.
    ///   - input: what it reads from standard input.
    ///   - terminal: in place of files for input, output and errors; the program then leads a session of its own.
    package init(
        _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil, input: String = "",
        terminal: PseudoTerminal? = nil
    ) throws {
        let folder = try ScratchFolder()
        self.folder = folder
        try input.write(toFile: folder.file("input"), atomically: false, encoding: .utf8)
        let variables = environment ?? ProcessInfo.processInfo.environment
        let devices =
            terminal.map { [$0.path, $0.path, $0.path] } ?? ["input", "output", "errors"].map { folder.file($0) }
        processID = try Self.spawn(
            program, arguments, variables.map { "\($0)=\($1)" }, devices, leadsSession: terminal != nil)
    }

    deinit {
        guard currentEnding == nil else { return }
        _ = Glibc.kill(processID, SIGKILL)
        var status: Int32 = 0
        waitpid(processID, &status, 0)
    }

    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String], _ devices: [String], leadsSession: Bool
    ) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens is the one whose Ctrl-C it feels.
        for (descriptor, device) in devices.enumerated() {
            let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_APPEND
            posix_spawn_file_actions_addopen(&actions, Int32(descriptor), device, flags, 0o600)
        }
        // A thread of Dispatch blocks most signals, and a child would inherit that: it could not be asked to end.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let session: Int32 = leadsSession ? 0x80 : 0  // POSIX_SPAWN_SETSID, which only shows to GNU's sources
        posix_spawnattr_setflags(&attributes, Int16(Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | session))
        var pid: pid_t = 0
        let code = withCStrings([program] + arguments) { arguments in
            withCStrings(environment) { posix_spawnp(&pid, program, &actions, &attributes, arguments, $0) }
        }
        guard code == 0 else { throw StartFailed(program: program, code: code) }
        return pid
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return body(copies + [nil])
    }

    /// What it has written to standard output so far.
    package var output: String { text(of: "output") }

    /// What it has written to standard error so far.
    package var errors: String { text(of: "errors") }

    private func text(of name: String) -> String {
        let data = FileManager.default.contents(atPath: folder.file(name)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// Puts a line at the end of what it reads from standard input, which is a file: it has to go on reading after the end.
    package func append(toInput line: String) throws {
        let bytes = Array((line + "\n").utf8)
        let descriptor = open(folder.file("input"), O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw InputFailed(code: errno)
        }
    }

    /// Sends a signal, unless the process has ended.
    package func send(_ signal: Int32) {
        if currentEnding == nil { _ = Glibc.kill(processID, signal) }
    }

    /// Kills it at once, as a power cut would.
    package func kill() { send(SIGKILL) }

    /// Asks it to end.
    package func terminate() { send(SIGTERM) }

    /// How it ended; nil while it runs.
    package var currentEnding: Ending? {
        ending.withLock { ending in
            if ending != nil { return ending }
            var status: Int32 = 0
            guard waitpid(processID, &status, WNOHANG) == processID else { return nil }
            let signal = status & 0x7F
            ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
            return ending
        }
    }

    /// Waits for its end.
    @discardableResult
    package func waitForEnd(within limit: Duration = .seconds(20)) async throws -> Ending {
        try await eventually("the end of process \(processID)", within: limit) { self.currentEnding != nil }
        return currentEnding ?? .exited(-1)
    }

    /// Waits for its end on this thread: for a short program, where nothing can be awaited.
    package func waitForEndWithoutSuspending() -> Ending {
        while true {
            if let ending = currentEnding { return ending }
            usleep(1000)
        }
    }

    /// Waits until it has written a text to standard output.
    package func waitForOutput(containing text: String, within limit: Duration = .seconds(20)) async throws {
        try await eventually("the output \"\(text)\"", within: limit) { self.output.contains(text) }
    }
}
