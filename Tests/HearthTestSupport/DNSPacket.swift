// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthSystem

/// A packet of multicast DNS, written record by record, with names shortened as all stacks do it.
package struct DNSPacket: Sendable {
    package typealias Name = [String]

    /// What a record says.
    package enum Content: Sendable {
        case address(IPAddress)
        case pointer(Name)
        case text([String])
        case service(host: Name, port: UInt16)
        case other(type: UInt16, [UInt8])
    }

    /// The bytes so far.
    package private(set) var bytes: [UInt8]
    private var known: [Name: Int] = [:]

    /// An empty message.
    package init(isResponse: Bool = true) {
        bytes = [0, 0, isResponse ? 0x84 : 0, 0] + [UInt8](repeating: 0, count: 8)
    }

    /// Adds a question for records of any type. Questions come before records.
    package mutating func ask(for name: Name) {
        count(in: 0)
        append(name)
        append(UInt16(255))
        append(UInt16(1))
    }

    /// Adds a record. Those of one section come together, in the order of the sections.
    ///
    /// - Parameters:
    ///   - lifetime: in seconds.
    ///   - flushes: whether it replaces what is known of the name, as for what only one host says.
    package mutating func add(
        _ content: Content, to section: DNSMessage.Section = .answers, of name: Name, lifetime: UInt32 = 120,
        flushes: Bool = true
    ) {
        count(in: Int(section.rawValue))
        append(name)
        append(content.type)
        append(UInt16(flushes ? 0x8001 : 1))
        append(UInt16(lifetime >> 16))
        append(UInt16(truncatingIfNeeded: lifetime))
        let length = bytes.count
        append(UInt16(0))
        append(content)
        let size = bytes.count - length - 2
        bytes[length] = UInt8(size >> 8)
        bytes[length + 1] = UInt8(size & 0xFF)
    }

    private mutating func count(in section: Int) {
        bytes[5 + 2 * section] += 1
    }

    private mutating func append(_ number: UInt16) {
        bytes += [UInt8(number >> 8), UInt8(number & 0xFF)]
    }

    private mutating func append(_ content: Content) {
        switch content {
        case .address(let address): bytes += address.bytes
        case .pointer(let name): append(name)
        case .text(let strings): for string in strings { bytes += [UInt8(string.utf8.count)] + Array(string.utf8) }
        case .service(let host, let port):
            bytes += [0, 0, 0, 0]
            append(port)
            append(host)
        case .other(_, let data): bytes += data
        }
    }

    private mutating func append(_ name: Name) {
        guard let label = name.first else { return bytes.append(0) }
        if let place = known[name] { return append(0xC000 | UInt16(place)) }
        known[name] = bytes.count
        bytes += [UInt8(label.utf8.count)] + Array(label.utf8)
        append(Array(name.dropFirst()))
    }
}

extension DNSPacket.Content {
    fileprivate var type: UInt16 {
        switch self {
        case .address(let address): address.family == .ipv4 ? 1 : 28
        case .pointer: DNSMessage.Record.pointer
        case .text: DNSMessage.Record.text
        case .service: DNSMessage.Record.service
        case .other(let type, _): type
        }
    }
}

extension DNSPacket {
    private static let serviceType = ["_hap", "_tcp", "local"]

    /// What an accessory server on `127.0.0.1` announces at its start: all its records as answers.
    package static func announcement(
        of name: String, port: UInt16 = 51_826, text: [String] = ["id=AA:BB:CC:DD:EE:FF", "md=Lamp", "sf=0"],
        lifetime: UInt32 = 120
    ) -> DNSPacket {
        let host = ["lamp-\(port)", "local"]
        var packet = DNSPacket()
        packet.add(.pointer([name] + serviceType), of: serviceType, lifetime: lifetime, flushes: false)
        packet.add(.service(host: host, port: port), of: [name] + serviceType, lifetime: lifetime)
        packet.add(.text(text), of: [name] + serviceType, lifetime: lifetime)
        packet.add(.address(.loopback), of: host, lifetime: lifetime)
        return packet
    }

    /// The question with which an accessory server makes sure of its name before it announces itself.
    package static func probe(for name: String, port: UInt16 = 51_826) -> DNSPacket {
        var packet = DNSPacket(isResponse: false)
        packet.ask(for: [name] + serviceType)
        let service = Content.service(host: ["lamp-\(port)", "local"], port: port)
        packet.add(service, to: .authorities, of: [name] + serviceType, flushes: false)
        return packet
    }
}
