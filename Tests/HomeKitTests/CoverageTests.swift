// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

/// The module against the table of Apple's API. The table is changed here, which is as good as changing the module.
@Suite("Coverage of Apple's API")
struct CoverageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    private static let table = root.appending(path: "Scripts/HomeKit/homekit-api.tsv")
    private static let exceptions = root.appending(path: "Scripts/HomeKit/exceptions.tsv")

    @Test(
        "B2.4 B9.6 B20.2-3 B20.6: every symbol is there as Apple declares it, or is an exception with a reason; the document says so"
    )
    func coverage() async throws {
        #expect(try await complaints() == "")
    }

    @Test(
        "a difference is found",
        arguments: [
            ("property\tHMAccessory\tisReachable\t", "property\tHMAccessory\tcanBeReached\t", "is missing"),
            ("property\tHMAccessory\tname\tString {get}", "property\tHMAccessory\tname\tString? {get}", "String {get}"),
            (
                "case\tHMCharacteristicValueDoorState\tclosing\tHMCharacteristicValueDoorState\t8.0\t\t3\t",
                "case\tHMCharacteristicValueDoorState\tclosing\tHMCharacteristicValueDoorState\t8.0\t\t7\t", "value 3"
            ),
            ("00000043-0000-1000-8000-0026BB765291", "00000044-0000-1000-8000-0026BB765291", "value 00000043-"),
            (
                "property\tHMRoom\tname\tString {get}\t8.0\t\t", "property\tHMRoom\tname\tString {get}\t8.0\t9.0\t",
                "not deprecated"
            ),
            (
                "property\tHMHomeManager\tprimaryHome\tHMHome? {get}\t8.0\t16.1\t",
                "property\tHMHomeManager\tprimaryHome\tHMHome? {get}\t8.0\t\t", "; deprecated"
            ),
            (
                "protocol HMHomeDelegate : NSObjectProtocol", "protocol HMHomeDelegate : NSObjectProtocol, Sendable",
                "not Sendable"
            ),
            (
                "protocol HMAccessoryDelegate : NSObjectProtocol, Sendable",
                "protocol HMAccessoryDelegate : NSObjectProtocol", "protocol; Sendable"
            ),
            ("class HMTimerTrigger : HMTrigger", "class HMTimerTrigger : HMAction", "not HMAction"),
            ("enum HMCharacteristicValueDoorState : Int", "enum HMCharacteristicValueDoorState : UInt", "no UInt"),
            ("(String) async throws -> HMRoom", "(String) async -> HMRoom", "(String) async throws -> HMRoom"),
        ])
    func difference(row: String, planted: String, complaint: String) async throws {
        let found = try await complaints(changing: Self.table, row, to: planted)
        #expect(found.contains(complaint), "\(found)")
    }

    @Test("an exception that nothing needs is found")
    func needlessException() async throws {
        let head = "kind\towner\tname\tsignature\tstatus\tours\treason\n"
        let needless = "property\tHMRoom\tname\tString {get}\topen\t\tNo time.\n"
        let found = try await complaints(changing: Self.exceptions, head, to: head + needless)
        #expect(found.contains("property HMRoom.name String {get}: is there; the exception is no longer needed"))
    }

    @Test("a symbol that is missing without an exception is found")
    func missingException() async throws {
        let found = try await complaints(changing: Self.exceptions, "struct\t\tCameraView\t", to: "struct\t\tMyView\t")
        #expect(found.contains("struct CameraView struct CameraView : View") && found.contains("is missing"))
        #expect(found.contains("MyView: an exception, but not in the table"))
    }

    @Test("a stale document is found")
    func staleDocument() async throws {
        let document = Self.root.appending(path: "Documentation/HomeKitCoverage.md")
        let found = try await complaints(changing: document, "Not built yet", to: "Never built")
        #expect(found == "HomeKitCoverage.md is stale; run generate_homekit_coverage.py\n")
    }

    /// What the check complains of; with a file changed, of that instead of the real one.
    private func complaints(changing file: URL, _ old: String, to new: String) async throws -> String {
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = text.replacingOccurrences(of: old, with: new)
        try #require(changed != text)
        let folder = try ScratchFolder()
        let path = folder.file(file.lastPathComponent)
        try changed.write(toFile: path, atomically: false, encoding: .utf8)
        let options = ["tsv": file == Self.table ? "--table" : "--exceptions", "md": "--document"]
        return try await complaints(#require(options[file.pathExtension]), path)
    }

    private func complaints(_ arguments: String...) async throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let build = URL(filePath: tests).deletingLastPathComponent().path
        let script = Self.root.appending(path: "Scripts/generate_homekit_coverage.py").path
        let process = try ChildProcess(
            "/usr/bin/env", ["python3", script, "--check", "--build", build] + arguments)
        let ending = try await process.waitForEnd(within: .seconds(60))
        #expect((ending == .exited(0)) == process.errors.isEmpty)
        return process.errors
    }
}
