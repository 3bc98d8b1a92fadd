// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CLinux

/// A DNS message as it comes in a packet, read by the C library's own parser (RFC 1035, section 4).
package struct DNSMessage: Hashable, Sendable {
    /// The labels of a name, without the root's empty one. Bytes of any kind, dots included.
    package typealias Name = [[UInt8]]

    package enum Section: Int32, Sendable {
        /// What a response says.
        case answers = 1
        /// In a query of multicast DNS: what the sender is about to announce (a probe; RFC 6762, section 8.1).
        case authorities = 2
        case additional = 3
    }

    /// One resource record.
    package struct Record: Hashable, Sendable {
        package let section: Section
        package let owner: Name
        package let type: UInt16
        /// How long it may be kept; zero is a goodbye (RFC 6762, section 10.1).
        package let lifetime: Duration
        /// What a pointer (PTR) points to; empty for every other type.
        package let target: Name
        /// The strings of a text record (TXT); empty for every other type.
        package let strings: [[UInt8]]

        /// The type of a pointer from a service type to an instance.
        package static let pointer: UInt16 = 12
        package static let text: UInt16 = 16
        package static let service: UInt16 = 33
    }

    package let isResponse: Bool
    /// The records of all sections, in the order of the message.
    package let records: [Record]

    /// Reads a packet; nil when it is not one whole message.
    package init?(_ packet: UnsafeRawBufferPointer) {
        var records: [Record] = []
        let answer = withUnsafeMutablePointer(to: &records) { list in
            clinux_dns_read(packet.baseAddress, packet.count, list) { context, record in
                guard let list = context?.assumingMemoryBound(to: [Record].self), let record,
                    let read = Record(record.pointee)
                else { return }
                list.pointee.append(read)
            }
        }
        guard answer >= 0 else { return nil }
        isResponse = answer == 1
        self.records = records
    }
}

extension DNSMessage.Record {
    fileprivate init?(_ record: clinux_dns_record) {
        guard let section = DNSMessage.Section(rawValue: record.section) else { return nil }
        self.section = section
        type = record.type
        lifetime = .seconds(Int64(record.lifetime))
        owner = withUnsafeBytes(of: record.owner) { Self.labels($0) }
        target = withUnsafeBytes(of: record.target) { Self.labels($0) }
        strings = type == Self.text ? Self.strings(UnsafeRawBufferPointer(start: record.data, count: record.size)) : []
    }

    /// Each begins with its length; one that is cut short is passed over.
    private static func strings(_ data: UnsafeRawBufferPointer) -> [[UInt8]] {
        var strings: [[UInt8]] = []
        var rest = data[...]
        while let length = rest.popFirst(), length <= rest.count {
            if length > 0 { strings.append(Array(rest.prefix(Int(length)))) }
            rest = rest.dropFirst(Int(length))
        }
        return strings
    }

    private static func labels(_ name: UnsafeRawBufferPointer) -> DNSMessage.Name {
        var labels: DNSMessage.Name = []
        var rest = name[...]
        while let length = rest.popFirst(), length > 0 {
            labels.append(Array(rest.prefix(Int(length))))
            rest = rest.dropFirst(Int(length))
        }
        return labels
    }
}
