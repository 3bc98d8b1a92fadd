// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthSystem
import HearthTestSupport

/// `hearth-simulator` as a process of its own, on 127.0.0.1 or on a network made for the test.
final class SimulatorProcess: Sendable {
    /// What stands on the label of one of its servers.
    struct Card: Sendable {
        let name: String
        let address: String
        let port: UInt16
        let deviceID: String
        /// Empty, as the payload, if the code stands on no label.
        let setupCode: String
        let payload: String

        var endpoint: String { "127.0.0.1:\(port)" }
    }

    /// The printed card cannot be read.
    struct Unusable: Error {}

    let process: ChildProcess
    let cards: [Card]
    private let folder: ScratchFolder
    private let environment: [String: String]

    /// Serves files, or the built-in house if there are none.
    convenience init(_ files: [String] = [], isAdvertised: Bool = false, _ options: String...) async throws {
        try await self.init(in: ScratchFolder(), files, isAdvertised: isAdvertised, options)
    }

    /// - Parameter folder: where pairings are kept; one that was used before has them.
    convenience init(
        in folder: ScratchFolder, _ files: [String] = [], isAdvertised: Bool = false, _ options: [String] = []
    ) async throws {
        let place = Self.loopback + (isAdvertised ? [] : ["--no-advertise"])
        try await self.init(
            in: folder, files.isEmpty ? ["house"] : ["serve"] + files, servers: files.isEmpty ? 3 : files.count,
            place + options, on: nil)
    }

    private static let loopback = ["--interface", "lo", "--address", "127.0.0.1"]

    /// Serves one camera.
    static func camera() async throws -> SimulatorProcess {
        try await SimulatorProcess(in: ScratchFolder(), ["camera"], servers: 1, loopback + ["--no-advertise"], on: nil)
    }

    /// Serves the built-in house as it does by itself, on a network made for the test.
    convenience init(on network: NetworkNamespace) async throws {
        try await self.init(in: ScratchFolder(), ["house"], servers: 3, [], on: network)
    }

    private init(
        in folder: ScratchFolder, _ command: [String], servers count: Int, _ options: [String],
        on network: NetworkNamespace?
    ) async throws {
        self.folder = folder
        environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let words =
            command + [
                "--json", "--state", folder.file("state"), "--control", folder.file("control.sock"),
            ] + options
        let process = try Program.simulator.start(words, environment: environment, on: network)
        self.process = process
        try await eventually("the simulator serves", within: .seconds(60)) {
            guard process.currentEnding == nil else { throw HubProcess.CouldNotStart(description: process.errors) }
            return process.output.split(separator: "\n").count >= count && process.output.hasSuffix("\n")
        }
        cards = try process.output.split(separator: "\n").map { try Card(JSONReader.read(Array($0.utf8))) }
    }

    /// What the displays of its servers have shown, in order.
    var displayed: [JSONValue] {
        process.output.split(separator: "\n").compactMap { try? JSONReader.read(Array($0.utf8)) }
            .filter { $0["event"]?.string == "setupCode" }
    }

    /// Runs one of its control commands.
    @discardableResult
    func control(_ words: String...) async throws -> JSONValue {
        let words = words + ["--control", folder.file("control.sock"), "--json"]
        let command = try Program.simulator.start(words, environment: environment)
        let ending = try await command.waitForEnd()
        let result = CommandResult(code: ending.code, output: command.output, errors: command.errors)
        guard result.code == 0 else {
            throw UnexpectedEnding(words: ["hearth-simulator"] + words, result: result, log: process.errors)
        }
        return try result.json
    }

    /// The control command that a foreign program can run.
    func controlCommand(_ words: String...) throws -> String {
        ([try Program.simulator.path] + words + ["--control", folder.file("control.sock")])
            .map { "'\($0)'" }.joined(separator: " ")
    }
}

extension SimulatorProcess.Card {
    fileprivate init(_ json: JSONValue) throws {
        guard let name = json["name"]?.string, let address = json["address"]?.string,
            let port = json["port"]?.identifier.flatMap(UInt16.init(exactly:)), let deviceID = json["id"]?.string,
            let setupCode = json["code"], let payload = json["payload"]
        else { throw SimulatorProcess.Unusable() }
        self.init(
            name: name, address: address, port: port, deviceID: deviceID, setupCode: setupCode.string ?? "",
            payload: payload.string ?? "")
    }
}
