// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HearthModel

@Suite("The rules of a time zone")
struct TimeZoneRulesTests {
    /// A compiled file with changes of the clocks, the first offset and the line at its end.
    static func file(
        version: UInt8 = UInt8(ascii: "2"), first: Int32 = 0, _ changes: [(Int64, Int32)] = [], footer: String = ""
    ) -> [UInt8] {
        func bytes(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
        func table(_ changes: [(Int64, Int32)], isLong: Bool) -> [UInt8] {
            let offsets = [first] + changes.map(\.1)
            let counts = [0, 0, 0, changes.count, offsets.count, 4].flatMap { bytes(Int32($0)) }
            return Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15) + counts
                + changes.flatMap { isLong ? bytes($0.0) : bytes(Int32($0.0)) } + changes.indices.map { UInt8($0 + 1) }
                + offsets.flatMap { bytes($0) + [0, 0] } + Array("XXX\0".utf8)
        }
        if version == 0 { return table(changes, isLong: false) }
        return table([], isLong: false) + table(changes, isLong: true) + Array("\n\(footer)\n".utf8)
    }

    @Test("each change holds from its second on, the first offset before all", arguments: [0, UInt8(ascii: "2")])
    func changes(version: UInt8) throws {
        let rules = try #require(
            TimeZoneRules(tzif: Self.file(version: version, first: -100, [(1_000, 3_600), (2_000, -7_200)])))
        let offsets = [-5_000, 999, 1_000, 1_999, 2_000, 1 << 40].map(rules.offset)
        #expect(offsets == [-100, -100, 3_600, 3_600, -7_200, -7_200])
    }

    @Test("after the last change the line at the end holds; without any change it always does")
    func footer() throws {
        let rules = try #require(TimeZoneRules(tzif: Self.file([(1_000, 3_600)], footer: "<+05>-5")))
        #expect([0, 999, 1_000].map(rules.offset) == [0, 0, 18_000])
        let bare = try #require(TimeZoneRules(tzif: Self.file(footer: "<+05>-5")))
        #expect(bare.offset(at: -1 << 40) == 18_000)
    }

    @Test("a file that is cut short, or whose types do not exist, is none")
    func damaged() {
        let file = Self.file([(1_000, 3_600), (2_000, 0)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")
        for length in 0..<file.count { #expect(TimeZoneRules(tzif: Array(file.prefix(length))) == nil) }
        var wrong = file
        // The number of the first type that is used, in the second table.
        wrong[file.count - 28 - 4 - 18 - 2] = 9
        #expect(TimeZoneRules(tzif: wrong) == nil)
        #expect(TimeZoneRules(tzif: Self.file(footer: "Nonsense")) == nil)
    }

    @Test("any bytes are survived")
    func anyBytes() {
        var generator = SystemRandomNumberGenerator()
        let file = Self.file([(1_000, 3_600), (2_000, 0)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")
        for _ in 0..<20_000 {
            var bytes = file
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            guard let rules = TimeZoneRules(tzif: bytes) else { continue }
            for second in [Int64.min, -1, 1_500, 1_900_000_000, .max] { _ = rules.offset(at: second) }
        }
    }

    @Test("the machine's database is what counts, not Foundation's")
    func database() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let berlin = try #require(TimeZoneRules(of: zone))
        #expect([1_774_745_999, 1_774_746_000].map(berlin.offset) == [3_600, 7_200])
        let nameless = try #require(TimeZone(secondsFromGMT: 4_500))
        #expect(TimeZoneRules(of: nameless) == nil)
    }
}
