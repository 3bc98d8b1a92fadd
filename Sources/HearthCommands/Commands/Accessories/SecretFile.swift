// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that holds a secret in its first line.
enum SecretFile {
    private static let maximumSize = 4096

    /// - Throws: `CommandError.failed` if it cannot be read. The message never holds what is in the file.
    static func firstLine(of path: String) throws(CommandError) -> String? {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw .failed("The file \(path) cannot be opened.")
        }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: maximumSize) else {
            throw .failed("The file \(path) cannot be read.")
        }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
    }
}
