// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthSystem

/// A file that a command writes.
enum OutputFile {
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// Writes it whole or not at all, for the owner's eyes alone.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        do {
            try DurableFile.write(bytes, to: path)
        } catch {
            throw .failed("\(path) cannot be written: \(error)")
        }
    }
}
