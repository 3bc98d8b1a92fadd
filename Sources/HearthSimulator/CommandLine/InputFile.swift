// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// A file that somebody names on the command line.
enum InputFile {
    /// What is wrong with it.
    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    /// Makes something of what the file holds.
    ///
    /// - Throws: ``Unusable`` with the file's name and the reason.
    static func read<Content>(_ path: String, _ make: ([UInt8]) throws -> Content) throws -> Content {
        guard let bytes = try DurableFile.read(path) else { throw Unusable(description: "There is no file \(path).") }
        do {
            return try make(bytes)
        } catch let error as FixtureError {
            throw error
        } catch {
            throw Unusable(description: "\(path): \(error)")
        }
    }
}
