// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension TimeZoneRules {
    /// Where Debian, and nearly everybody, has the tz database.
    private static let database = "/usr/share/zoneinfo"

    /// What the machine's tz database has for a zone; nil if it has nothing, as on a machine without one.
    ///
    /// Read anew each time: some kilobytes that the kernel has in memory, and so never older than the machine's packages.
    init?(of zone: TimeZone) {
        let name = zone.identifier
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains(".."),
            let data = FileManager.default.contents(atPath: "\(Self.database)/\(name)")
        else { return nil }
        self.init(tzif: [UInt8](data))
    }
}
