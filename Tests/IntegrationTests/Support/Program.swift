// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport

/// A program of this package, as it was built beside the tests.
enum Program: String {
    case hearthd
    case hearth
    case simulator = "hearth-simulator"
    case homeKitPeer = "HomeKitPeer"
    case lightbulb = "Lightbulb"
    case triggerDates = "TriggerDates"

    struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "\(path) has not been built. Run 'swift build --build-tests'." }
    }

    /// Where the package was built: the folder of the tests themselves.
    static var folder: URL {
        get throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            return URL(filePath: tests).deletingLastPathComponent()
        }
    }

    /// Whether a sanitizer was built in, so that nothing built without it links with this package.
    static var isSanitized: Bool {
        let folder = (try? folder.pathComponents) ?? []
        return folder.contains("thread") || folder.contains("address")
    }

    /// - Throws: ``Missing``.
    var path: String {
        get throws {
            let path = try Self.folder.appending(path: rawValue).path
            guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
            return path
        }
    }

    /// Starts it.
    ///
    /// - Parameters:
    ///   - network: the machine on whose network it runs; nil for this one.
    ///   - terminal: where a person sits; nil for none.
    func start(
        _ words: [String], environment: [String: String], input: String = "", on network: NetworkNamespace? = nil,
        at terminal: PseudoTerminal? = nil
    ) throws -> ChildProcess {
        let command = try network?.command(path, words) ?? [path] + words
        return try ChildProcess(
            command[0], Array(command.dropFirst()), environment: environment, input: input, terminal: terminal)
    }
}
