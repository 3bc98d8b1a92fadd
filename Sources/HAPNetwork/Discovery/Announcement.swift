// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

/// A packet in which accessory servers say that they are there.
///
/// That is an unsolicited announcement, an answer to whoever asked, or a probe: the question with which a server, just
/// started, makes sure of its name three quarters of a second before it announces itself (RFC 6762, section 8).
struct Announcement: Hashable, Sendable {
    /// The port of multicast DNS; responses from any other are to be ignored (RFC 6762, section 6).
    static let port: UInt16 = 5353
    private static let serviceType: DNSMessage.Name = ["_hap", "_tcp", "local"].map { Array($0.utf8) }

    /// Who sent it.
    let source: IPAddress
    /// The names of the instances that are there, with A to Z in lower case.
    let instances: Set<[UInt8]>
    /// What the text records say, by instance.
    private let texts: [[UInt8]: [[UInt8]]]

    /// Reads a message; nil when it announces no accessory server.
    init?(_ message: DNSMessage, from sender: SocketAddress) {
        guard sender.port == Self.port else { return nil }
        let telling: DNSMessage.Section = message.isResponse ? .answers : .authorities
        let records = message.records.filter { $0.section == telling && $0.lifetime > .zero }
        source = sender.address
        instances = Set(records.compactMap { Self.instance(of: $0) })
        guard !instances.isEmpty else { return nil }
        let told = records.filter { $0.type == DNSMessage.Record.text }
            .compactMap { record in Self.instance(of: record).map { ($0, record.strings) } }
        texts = Dictionary(told) { $1 }
    }

    /// The strings of the text record of an instance; nil when there is none in this announcement.
    func text(of name: String) -> [[UInt8]]? { texts[Self.folded(Array(name.utf8))] }

    /// Whether the accessory itself is there: others at its address may be, and others may speak for it.
    func isAbout(_ accessory: DiscoveredAccessory) -> Bool {
        instances.contains(Self.folded(Array(accessory.name.utf8)))
            && accessory.addresses.contains { $0.address == source }
    }

    private static func instance(of record: DNSMessage.Record) -> [UInt8]? {
        switch record.type {
        case DNSMessage.Record.pointer:
            record.owner.map(folded) == serviceType ? instance(named: record.target) : nil
        case DNSMessage.Record.service, DNSMessage.Record.text: instance(named: record.owner)
        default: nil
        }
    }

    private static func instance(named name: DNSMessage.Name) -> [UInt8]? {
        let folded = name.map(folded)
        return folded.dropFirst().elementsEqual(serviceType) ? folded.first : nil
    }

    /// DNS compares names without regard to the case of ASCII letters (RFC 4343).
    private static func folded(_ label: [UInt8]) -> [UInt8] {
        label.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
}
