// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthSystem
import HearthTestSupport

/// `hearthd` as a process of its own, with state and socket in a scratch folder, looking for accessories on the loopback
/// alone or on a network made for the test; and `hearth` to talk to it.
final class HubProcess: Sendable {
    struct CouldNotStart: Error, CustomStringConvertible {
        let description: String
    }

    let folder: ScratchFolder
    private let options: [String]
    private let network: NetworkNamespace?
    private let processes = Guarded<[ChildProcess]>([])

    /// Starts a hub with an empty database and waits until programs can connect.
    init(logLevel: String = "info", _ options: String...) async throws {
        folder = try ScratchFolder()
        network = nil
        self.options = ["--interface", "lo", "--log-level", logLevel] + options
        try await start()
    }

    /// Starts one that looks for accessories where it does by itself, on a network made for the test.
    init(on network: NetworkNamespace, _ options: String...) async throws {
        folder = try ScratchFolder()
        self.network = network
        self.options = ["--log-level", "info"] + options
        try await start()
    }

    var socketPath: String { folder.file("hub.sock") }
    var stateFolder: String { folder.file("state") }

    /// The variables of all programs of this hub: no test ever looks at the user's own hub.
    var environment: [String: String] {
        let inherited = ProcessInfo.processInfo.environment.filter {
            ["PATH", "LD_LIBRARY_PATH", "LANG", "TZ", "TSAN_OPTIONS", "ASAN_OPTIONS"].contains($0.key)
        }
        return inherited.merging([
            "HEARTH_SOCKET": socketPath, "XDG_STATE_HOME": folder.file("xdg"), "XDG_RUNTIME_DIR": folder.path,
            "HOME": folder.path, "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
    }

    /// The process that runs, or ran last.
    var process: ChildProcess? { processes.withLock { $0.last } }

    /// What all processes of this hub have logged.
    var log: String { processes.withLock { $0 }.map(\.errors).joined() }

    /// Starts it again on the same state.
    func start() async throws {
        let words = ["--state", stateFolder, "--socket", socketPath] + options
        let process = try Program.hearthd.start(words, environment: environment, on: network)
        processes.withLock { $0.append(process) }
        try await eventually("the hub is ready", within: .seconds(30)) {
            guard process.currentEnding == nil else { throw CouldNotStart(description: process.errors) }
            return process.errors.contains("ready at")
        }
    }

    /// Asks it to stop and waits until it has.
    @discardableResult
    func stop() async throws -> ChildProcess.Ending? {
        process?.terminate()
        return try await process?.waitForEnd()
    }

    /// Ends it as a power cut would.
    func kill() async throws {
        process?.kill()
        try await process?.waitForEnd()
    }

    /// Runs a command to its end.
    ///
    /// - Throws: ``UnexpectedEnding`` if it ends with another code than `code`.
    @discardableResult
    func hearth(_ words: String..., input: String = "", code: Int32 = 0) async throws -> CommandResult {
        let process = try Program.hearth.start(words, environment: environment, input: input)
        let ending = try await process.waitForEnd(within: .seconds(60))
        let result = CommandResult(
            code: ending.code, output: process.output, errors: process.errors)
        guard result.code == code else {
            throw UnexpectedEnding(words: ["hearth"] + words, result: result, log: log)
        }
        return result
    }

    /// Makes a home, and puts an accessory server into it by its address.
    func pair(_ house: HousePeer) async throws {
        try await hearth("pair", "--address", house.address.description, "--code", house.setupCode.dashed)
    }

    /// All accessories with their values, as `hearth list` shows them.
    func accessories() async throws -> [JSONValue] {
        try await hearth("list", "accessories", "--json").json["accessories"]?.elements ?? []
    }

    /// Whether every accessory, and at least one, is live.
    func isAllReachable() async throws -> Bool {
        let accessories = try await accessories()
        return !accessories.isEmpty && accessories.allSatisfy { $0["isReachable"]?.bool == true }
    }
}

extension ChildProcess.Ending {
    /// The exit code; of a killed process 128 and the signal, as a shell says it.
    var code: Int32 {
        switch self {
        case .exited(let code): code
        case .killed(let signal): 128 + signal
        }
    }
}
