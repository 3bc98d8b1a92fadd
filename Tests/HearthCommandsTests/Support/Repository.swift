// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files of the checkout that tests compare with.
enum Repository {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }

    /// With HEARTH_UPDATE_SNAPSHOTS set, the file is written first.
    static func snapshot(_ path: String, of text: String) throws -> String {
        if ProcessInfo.processInfo.environment["HEARTH_UPDATE_SNAPSHOTS"] != nil {
            try Data(text.utf8).write(to: root.appending(path: path))
        }
        return try self.text(path)
    }
}
