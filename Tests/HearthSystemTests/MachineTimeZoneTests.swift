// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import HearthSystem
import HearthTestSupport
import Testing

@Suite("The machine's time zone")
struct MachineTimeZoneTests {
    private let folder: ScratchFolder
    private let files = FileManager.default
    private var settings: String { folder.file("etc") }
    private var database: String { folder.file("zoneinfo") }

    init() throws {
        folder = try ScratchFolder()
        for path in ["etc", "zoneinfo/Europe", "zoneinfo/America", "zoneinfo/posix/Europe"] {
            try files.createDirectory(atPath: folder.file(path), withIntermediateDirectories: true)
        }
        for name in ["UTC", "Europe/Berlin", "America/New_York", "posix/Europe/Berlin"] { try write(zone: name) }
    }

    /// The content does not matter, only that it is another for each; copies have the same.
    private func write(zone name: String, renewed: String = "") throws {
        let content = "TZif" + (name.hasPrefix("posix/") ? String(name.dropFirst(6)) : name) + renewed
        try Data(content.utf8).write(to: URL(filePath: "\(database)/\(name)"), options: .atomic)
    }

    /// As systemd does it: a new link is moved over the old one.
    private func link(to target: String) throws {
        let new = settings + "/localtime.new"
        try files.createSymbolicLink(atPath: new, withDestinationPath: target)
        #expect(rename(new, settings + "/localtime") == 0)
    }

    private func zone(variable: String? = nil) -> MachineTimeZone {
        MachineTimeZone(variable: variable, settings: settings, database: database)
    }

    @Test(
        "is what localtime is a link to",
        arguments: [
            ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"), ("../usr/share/zoneinfo/UTC", "UTC"),
            ("/usr/share/zoneinfo/posix/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"),
            ("/etc/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
        ])
    func link(target: String, name: String) throws {
        try link(to: target)
        #expect(zone().name == name)
    }

    @Test("is found by way of a second link")
    func secondLink() throws {
        try link(to: "elsewhere/localtime")
        try files.createDirectory(atPath: settings + "/elsewhere", withIntermediateDirectories: true)
        try files.createSymbolicLink(
            atPath: settings + "/elsewhere/localtime", withDestinationPath: database + "/Europe/Berlin")
        #expect(zone().name == "Europe/Berlin")
    }

    @Test("is what localtime is a copy of: by the name written beside it if that is so, else by its content")
    func copy() throws {
        try files.copyItem(atPath: database + "/Europe/Berlin", toPath: settings + "/localtime")
        #expect(zone().name == "Europe/Berlin")
        try Data("posix/Europe/Berlin\n".utf8).write(to: URL(filePath: settings + "/timezone"))
        #expect(zone().name == "posix/Europe/Berlin")
        try Data("America/New_York\n".utf8).write(to: URL(filePath: settings + "/timezone"))
        #expect(zone().name == "Europe/Berlin")
    }

    @Test("is none where nothing is set, links go in a circle, or the copy is of no zone")
    func none() throws {
        #expect(zone().name == nil)
        try link(to: "localtime")
        #expect(zone().name == nil)
        try files.removeItem(atPath: settings + "/localtime")
        try Data("TZif of no zone".utf8).write(to: URL(filePath: settings + "/localtime"))
        #expect(zone().name == nil)
    }

    @Test(
        "is what TZ says, if that is a zone",
        arguments: [
            ("Europe/Berlin", "Europe/Berlin"), (":Europe/Berlin", "Europe/Berlin"), ("", "America/New_York"),
            ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"), ("CET-1CEST", "America/New_York"),
            ("../etc/passwd", "America/New_York"), ("/etc/localtime", "America/New_York"),
        ])
    func variable(text: String, name: String) throws {
        try link(to: database + "/America/New_York")
        #expect(zone(variable: text).name == name)
    }

    @Test("tells when the machine is set to another, however that is done")
    func changes() async throws {
        try link(to: database + "/Europe/Berlin")
        var names = try zone().changes(on: EventLoop(label: "test")).makeAsyncIterator()
        #expect(await names.next() == "Europe/Berlin")
        try link(to: database + "/America/New_York")
        #expect(await names.next() == "America/New_York")
        try files.removeItem(atPath: settings + "/localtime")
        let none = try #require(await names.next())
        #expect(none == nil)
        try files.copyItem(atPath: database + "/UTC", toPath: settings + "/localtime")
        #expect(await names.next() == "UTC")
    }

    @Test("tells when the database is renewed, though the name stays")
    func renewed() async throws {
        try link(to: database + "/UTC")
        // Longer ago than the file system can tell apart.
        try files.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: database)
        var names = try zone().changes(on: EventLoop(label: "test")).makeAsyncIterator()
        #expect(await names.next() == "UTC")
        try write(zone: "UTC", renewed: "2")
        #expect(await names.next() == "UTC")
    }

    @Test("does not tell when other settings change")
    func otherSettings() async throws {
        try link(to: database + "/UTC")
        var names = try zone().changes(on: EventLoop(label: "test")).makeAsyncIterator()
        #expect(await names.next() == "UTC")
        for number in 0..<100 {
            try Data("nameserver 127.0.0.\(number)".utf8).write(to: URL(filePath: settings + "/resolv.conf"))
        }
        try link(to: database + "/Europe/Berlin")
        #expect(await names.next() == "Europe/Berlin")
    }
}
