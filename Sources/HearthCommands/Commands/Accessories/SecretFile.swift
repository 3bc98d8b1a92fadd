// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that holds a secret. No error ever tells what is in it.
enum SecretFile {
    private static let maximumLine = 4096
    private static let maximumSize = 4 << 20

    /// The first line.
    ///
    /// - Throws: `CommandError.failed` if it cannot be read.
    static func firstLine(of path: String) throws(CommandError) -> String? {
        let data = try beginning(of: path, maximumLine)
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
    }

    /// All of it.
    ///
    /// - Throws: `CommandError.failed` if it cannot be read, or is larger than any that this program writes.
    static func text(of path: String) throws(CommandError) -> String {
        let data = try beginning(of: path, maximumSize + 1)
        guard data.count <= maximumSize else { throw .failed("The file \(path) is too large to be the right one.") }
        return String(decoding: data, as: UTF8.self)
    }

    private static func beginning(of path: String, _ count: Int) throws(CommandError) -> Data {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw .failed("The file \(path) cannot be opened.")
        }
        defer { try? file.close() }
        do {
            return try file.read(upToCount: count) ?? Data()
        } catch {
            throw .failed("The file \(path) cannot be read.")
        }
    }
}
