// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import HearthSystem

/// Where a keyring keeps its files. Names may have one folder in front: `pairings/X.json`.
package protocol KeyFiles: Sendable {
    /// Makes a folder if it is missing.
    func prepare(_ folder: String) throws

    /// nil if there is no such file.
    func read(_ name: String) throws -> [UInt8]?

    /// Replaces the file as a whole; it is safe when this returns.
    func write(_ bytes: [UInt8], to name: String) throws

    /// In the order of the alphabet, without the folder.
    func names(in folder: String) throws -> [String]

    /// One that is not there is no error.
    func remove(_ name: String) throws

    /// What a person is told about where a file is.
    func place(of name: String) -> String
}

/// Files of mode 0600 in a folder of mode 0700, replaced whole, so that a crash leaves the old or the new one.
struct FolderOfKeys: KeyFiles {
    private let path: String

    /// - Parameter path: made if it is missing.
    init(_ path: String) throws {
        self.path = path
        try Folder.create(path)
    }

    func prepare(_ folder: String) throws { try Folder.create(place(of: folder)) }

    func read(_ name: String) throws -> [UInt8]? { try DurableFile.read(place(of: name)) }

    func write(_ bytes: [UInt8], to name: String) throws { try DurableFile.write(bytes, to: place(of: name)) }

    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place(of: folder)).sorted()
    }

    func remove(_ name: String) throws {
        let path = place(of: name)
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }

    func place(of name: String) -> String { "\(path)/\(name)" }
}

/// Keys that last as long as their process: for a hub inside a test.
package final class KeysInMemory: KeyFiles {
    private let files = Guarded<[String: [UInt8]]>([:])

    package init() {}

    package func prepare(_ folder: String) {}

    package func read(_ name: String) -> [UInt8]? { files.withLock { $0[name] } }

    package func write(_ bytes: [UInt8], to name: String) { files.withLock { $0[name] = bytes } }

    package func names(in folder: String) -> [String] {
        let start = folder + "/"
        return files.withLock { $0.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) } }
            .sorted()
    }

    package func remove(_ name: String) { files.withLock { $0[name] = nil } }

    package func place(of name: String) -> String { "\(name) in memory" }
}
