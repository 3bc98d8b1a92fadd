// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import HAP
import HearthSystem
import HearthTestSupport

/// `Examples/Lightbulb` as a process of its own, announced on the loopback.
final class LightbulbProcess: Sendable {
    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    let process: ChildProcess
    let port: UInt16
    let deviceID: String
    let setupCode: String
    let isPaired: Bool
    private let folder: ScratchFolder
    private let pipe: String

    /// - Parameter folder: where its state and the pipe to its keyboard are.
    init(in folder: ScratchFolder) async throws {
        self.folder = folder
        pipe = folder.file("keyboard")
        mkfifo(pipe, 0o600)
        // Open for both, so that it never sees the end of its input.
        let command = "exec '\(try Program.lightbulb.path)' '\(folder.file("state"))' lo <> '\(pipe)'"
        let process = try ChildProcess("/bin/sh", ["-c", command])
        self.process = process
        try await eventually("the lamp is served", within: .seconds(30)) {
            guard process.currentEnding == nil else { throw Unusable(description: process.errors) }
            return process.output.contains("\n\n")
        }
        let text = process.output
        guard let match = text.firstMatch(of: /on port (\d+), id (\S+)/), let port = UInt16(match.1) else {
            throw Unusable(description: text)
        }
        self.port = port
        deviceID = String(match.2)
        isPaired = text.contains("paired already")
        setupCode = text.firstMatch(of: /setup code ([\d-]+)/).map { String($0.1) } ?? ""
    }

    /// The command that types a line at the lamp.
    func typing(_ line: String) -> String { "sh -c 'echo \(line) > \(pipe)'" }

    /// Types a line at the lamp.
    func type(_ line: String) async throws {
        _ = try await ChildProcess("/bin/sh", ["-c", "echo \(line) > '\(pipe)'"]).waitForEnd()
    }

    /// What it says it does, without its label.
    var words: [String] {
        process.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("The lamp") }
    }

    func stop() async throws -> ChildProcess.Ending {
        process.terminate()
        return try await process.waitForEnd()
    }
}
