// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import FoundationEssentials

/// The time zone that the machine is set to, by its name in the tz database.
///
/// Why not Foundation's current zone: it stays what it was at the first look, and where `/etc/localtime` is a copy of a zone
/// instead of a link to it, it is a zone without summer time.
package struct MachineTimeZone: Sendable {
    private let variable: String?
    let settings: String
    let database: String

    /// - Parameters:
    ///   - variable: what `TZ` says in the environment; it goes before the machine's setting, as in all programs.
    ///   - settings: the folder with `localtime`, and with `timezone` on Debian.
    ///   - database: the folder of the compiled tz database.
    package init(
        variable: String? = ProcessInfo.processInfo.environment["TZ"], settings: String = "/etc",
        database: String = "/usr/share/zoneinfo"
    ) {
        self.variable = variable
        self.settings = settings
        self.database = database
    }

    /// The name now, looked up anew each time; nil if the machine is set to nothing that has one, and so goes by UTC.
    package var name: String? { variable.flatMap(name(ofVariable:)) ?? linkedName ?? copiedName }

    /// The calendar of this process's user in that zone, by UTC if there is none.
    package var calendar: Calendar {
        var calendar = Calendar.current
        calendar.timeZone = name.flatMap(TimeZone.init(identifier:)) ?? .gmt
        return calendar
    }

    /// `Europe/Berlin`, `:Europe/Berlin`, `/usr/share/zoneinfo/Europe/Berlin`. Rules spelt out have no name.
    private func name(ofVariable text: String) -> String? {
        let text = text.hasPrefix(":") ? String(text.dropFirst()) : text
        let name = text.hasPrefix("/") ? name(inPath: text) : text
        return name.flatMap { isZone($0) ? $0 : nil }
    }

    /// The zone that `localtime` is a link to, perhaps by way of other links.
    private var linkedName: String? {
        var path = settings + "/localtime"
        for _ in 0..<8 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
            if let name = name(inPath: target) { return name }
            path =
                target.hasPrefix("/")
                ? target : path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) + target
        }
        return nil
    }

    /// The zone that `localtime` is a copy of.
    private var copiedName: String? {
        guard let content = contents(settings + "/localtime") else { return nil }
        let isSame = { (name: String) in contents("\(database)/\(name)") == content }
        let written = contents(settings + "/timezone").map { String(decoding: $0, as: UTF8.self) }
        if let name = written?.split(whereSeparator: \.isWhitespace).first.map(String.init), isSame(name) {
            return name
        }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: database)) ?? []
        // Europe/Berlin rather than a name that is kept for those who had it before the continents.
        return names.filter { $0.contains("/") && !Self.isCopy($0) && isSame($0) }.min()
            ?? names.filter { !$0.contains("/") && $0 != "localtime" && isSame($0) }.min()
    }

    /// What follows the name that folders of the database have everywhere; nil if the path leads elsewhere.
    private func name(inPath path: String) -> String? {
        let folders = [database + "/", "/zoneinfo/"]
        guard let range = folders.lazy.compactMap({ path.firstRange(of: $0) }).first else { return nil }
        let name = path[range.upperBound...]
        let plain = Self.isCopy(name) ? name.drop { $0 != "/" }.dropFirst() : name
        return plain.isEmpty || plain == "localtime" ? nil : String(plain)
    }

    /// Whether it lies in one of the folders that have every zone again.
    private static func isCopy(_ name: some StringProtocol) -> Bool {
        name.hasPrefix("posix/") || name.hasPrefix("right/")
    }

    private func isZone(_ name: String) -> Bool {
        !name.split(separator: "/").contains("..") && contents("\(database)/\(name)")?.prefix(4) == Data("TZif".utf8)
    }

    private func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }
}
