// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport

/// A program of `Tests/AppleSource/Programs`, built as foreign sources are: from outside the package, by its script.
struct AppleProgram {
    struct DoesNotBuild: Error, CustomStringConvertible {
        let description: String
    }

    private let folder: ScratchFolder
    private let path: String

    /// Builds it.
    ///
    /// - Parameter mode: Swift's language mode.
    /// - Throws: ``DoesNotBuild``.
    init(_ name: String, languageMode mode: String = "5") async throws {
        folder = try ScratchFolder()
        path = folder.file(name)
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../AppleSource")
        let words = [
            "--language-mode", mode, "--build-folder", try Program.folder.path, "--output", path,
            sources.appending(path: "Programs/\(name).swift").standardizedFileURL.path,
        ]
        let script = try ChildProcess(sources.appending(path: "apple-source").standardizedFileURL.path, words)
        let ending = try await script.waitForEnd(within: .seconds(180))
        guard ending.code == 0 else { throw DoesNotBuild(description: script.output + script.errors) }
    }

    /// Starts it with a hub.
    func start(_ words: String..., at hub: HubProcess) throws -> ChildProcess {
        try ChildProcess(path, words, environment: hub.environment)
    }

    /// Runs it to its end with a hub.
    ///
    /// - Returns: the lines it has written.
    func run(_ words: String..., at hub: HubProcess) async throws -> [String] {
        let process = try ChildProcess(path, words, environment: hub.environment)
        try await process.waitForEnd(within: .seconds(60))
        return process.lines
    }
}

extension ChildProcess {
    /// What it has written, line by line; a message of errors at the end, so that a failing test shows it.
    var lines: [String] {
        (output + (errors.isEmpty ? "" : "errors: \(errors)")).split(separator: "\n").map(String.init)
    }
}
