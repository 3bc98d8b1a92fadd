// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import HearthTestSupport
import Testing

@Suite("DNS messages")
struct DNSMessageTests {
    let announcement = DNSPacket.announcement(of: "Lamp. in the \"hall\" \\ é")

    @Test("tell whether they respond, and each record with its names, section and lifetime")
    func records() throws {
        let message = try #require(read(announcement.bytes))
        let type = ["_hap", "_tcp", "local"].map { Array($0.utf8) }
        let instance = [Array("Lamp. in the \"hall\" \\ é".utf8)] + type
        #expect(message.isResponse)
        #expect(message.records.map(\.type) == [12, 33, 16, 1])
        #expect(message.records.map(\.owner).dropLast() == [type, instance, instance])
        #expect(message.records.map(\.target) == [instance, [], [], []])
        let strings = ["id=AA:BB:CC:DD:EE:FF", "md=Lamp", "sf=0"].map { Array($0.utf8) }
        #expect(message.records.map(\.strings) == [[], [], strings, []])
        #expect(message.records.allSatisfy { $0.section == .answers && $0.lifetime == .seconds(120) })
    }

    @Test("keep the sections apart, and bytes in labels as they are")
    func sections() throws {
        var packet = DNSPacket(isResponse: false)
        packet.ask(for: ["a\u{0}b", "local"])
        packet.add(.other(type: 47, [1, 2, 3]), of: [], lifetime: 0)
        packet.add(.pointer([]), to: .authorities, of: ["a\u{0}b", "local"], lifetime: 7)
        packet.add(.text([]), to: .additional, of: [String(repeating: "x", count: 63)])
        let message = try #require(read(packet.bytes))
        #expect(!message.isResponse)
        #expect(message.records.map(\.section) == [.answers, .authorities, .additional])
        #expect(message.records.map(\.lifetime) == [.zero, .seconds(7), .seconds(120)])
        #expect(message.records[0].owner == [] && message.records[1].owner.first == [0x61, 0, 0x62])
        #expect(message.records[2].owner.first?.count == 63)
    }

    @Test("leave out strings that are empty or run past the end of their record")
    func oddStrings() throws {
        var packet = DNSPacket()
        packet.add(.other(type: 16, [0, 1, 0x61, 0, 2, 0x62, 0x63]), of: ["x"])
        packet.add(.other(type: 16, [1, 0x61, 9, 0x62]), of: ["x"])
        packet.add(.other(type: 16, [255]), of: ["x"])
        packet.add(.text([]), of: ["x"])
        let message = try #require(read(packet.bytes))
        #expect(message.records.map(\.strings) == [[[0x61], [0x62, 0x63]], [[0x61]], [], []])
    }

    @Test("are refused when cut short, at whatever byte, and when something follows")
    func truncated() {
        for count in 0..<announcement.bytes.count {
            #expect(read(Array(announcement.bytes.prefix(count))) == nil, "\(count) bytes")
        }
        #expect(read(announcement.bytes + [0]) == nil)
    }

    @Test("are refused when a name points at itself, outside, or into a circle", arguments: [0, 12, 14, 0x3FFF])
    func badPointers(target: UInt16) {
        // One record whose name is a pointer; at 14 its type would be taken for one.
        let record: [UInt8] = [0xC0 | UInt8(target >> 8), UInt8(target & 0xFF), 0xC0, 12, 0, 1, 0, 0, 0, 9, 0, 0]
        let message = read([0, 0, 0x84, 0, 0, 0, 0, 1, 0, 0, 0, 0] + record)
        // Offset 0 is the header, whose first byte reads as the root.
        #expect(message == nil || (target == 0 && message?.records.first?.owner == []))
    }

    @Test("are read or refused, and never trap, whatever bytes are changed")
    func mutated() {
        var random = SystemRandomNumberGenerator()
        let bases = [announcement.bytes, DNSPacket.probe(for: "Lamp").bytes]
        var read = 0
        for base in bases {
            for index in base.indices {
                for value in UInt8.min...UInt8.max {
                    var bytes = base
                    bytes[index] = value
                    read += self.read(bytes) == nil ? 0 : 1
                }
            }
            for _ in 0..<5_000 {
                var bytes = base
                for _ in 0..<Int.random(in: 1...8) {
                    guard let index = bytes.indices.randomElement(using: &random) else { continue }
                    bytes[index] = .random(in: .min ... .max)
                }
                read += self.read(Array(bytes.prefix(.random(in: 0...bytes.count)))) == nil ? 0 : 1
            }
        }
        #expect(read > 0)
    }

    private func read(_ bytes: [UInt8]) -> DNSMessage? {
        bytes.withUnsafeBytes { DNSMessage($0) }
    }
}
