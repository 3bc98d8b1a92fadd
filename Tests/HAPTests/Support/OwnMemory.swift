// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc

@testable import HAP

/// What this process has on its heaps, freed or not: to see whether a secret is left over.
///
/// The stack of the calling thread is not looked at: what ciphers leave there lasts until the next calls.
enum OwnMemory {
    /// A secret to look for, every bit turned over so that it is not itself what is found.
    struct Trace {
        let name: String
        fileprivate let turned: [UInt8]

        init(_ name: String, of secret: SecretBytes) {
            self.name = name
            turned = secret.withUnsafeBytes { bytes in bytes.map { ~$0 } }
        }
    }

    private struct Mapping {
        let begin: UInt
        let end: UInt
    }

    private static let chunk = 1 << 22
    /// Sanitizers map terabytes for themselves.
    private static let largestMapping: UInt = 1 << 30

    /// How often each of the secrets is there.
    static func count(_ traces: [Trace]) -> [String: Int] {
        let descriptor = open("/proc/self/mem", O_RDONLY)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunk, alignment: 4096)
        defer {
            close(descriptor)
            buffer.deallocate()
        }
        var counts = Dictionary(uniqueKeysWithValues: traces.map { ($0.name, 0) })
        for mapping in mappings() {
            for part in parts(of: mapping, without: buffer) {
                let length = pread(descriptor, buffer.baseAddress, Int(part.end - part.begin), Int(part.begin))
                guard length > 0 else { continue }
                for trace in traces { counts[trace.name, default: 0] += occurrences(of: trace, in: buffer, length) }
            }
        }
        return counts
    }

    /// Anonymous memory that can be written, without this thread's stack.
    private static func mappings() -> [Mapping] {
        guard let file = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(file) }
        var list: [Mapping] = []
        let stack = UInt(bitPattern: withUnsafePointer(to: &list) { UnsafeRawPointer($0) })
        var line = [CChar](repeating: 0, count: 4096)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let fields = text.split(whereSeparator: \.isWhitespace)
            guard fields.count >= 5, fields[1].hasPrefix("rw"), fields[4] == "0" else { continue }
            let range = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard range.count == 2, range[1] - range[0] < largestMapping, !(range[0]..<range[1]).contains(stack) else {
                continue
            }
            list.append(Mapping(begin: range[0], end: range[1]))
        }
        return list
    }

    /// Pieces that fit the buffer and overlap, without the buffer itself.
    private static func parts(of mapping: Mapping, without buffer: UnsafeMutableRawBufferPointer) -> [Mapping] {
        let own = UInt(bitPattern: buffer.baseAddress)
        if mapping.begin < own + UInt(chunk), own < mapping.end {
            return [Mapping(begin: mapping.begin, end: own), Mapping(begin: own + UInt(chunk), end: mapping.end)]
                .filter { $0.begin < $0.end }.flatMap { parts(of: $0, without: buffer) }
        }
        return stride(from: mapping.begin, to: mapping.end, by: chunk - 4096).map {
            Mapping(begin: $0, end: min($0 + UInt(chunk), mapping.end))
        }
    }

    private static func occurrences(of trace: Trace, in buffer: UnsafeMutableRawBufferPointer, _ length: Int) -> Int {
        // Zeros are everywhere: another byte leads to the places worth a look.
        guard let start = buffer.baseAddress, let anchor = trace.turned.firstIndex(where: { $0 != 0xFF }) else {
            return 0
        }
        let byte = Int32(~trace.turned[anchor])
        let last = length - trace.turned.count + anchor
        var count = 0
        var offset = anchor
        while offset <= last, let place = memchr(start + offset, byte, last - offset + 1) {
            if isTurnedOver(place - anchor, trace.turned) { count += 1 }
            offset = start.distance(to: UnsafeMutableRawPointer(place)) + 1
        }
        return count
    }

    private static func isTurnedOver(_ place: UnsafeMutableRawPointer, _ turned: [UInt8]) -> Bool {
        turned.withUnsafeBytes { turned in
            guard place.loadUnaligned(as: UInt64.self) == ~turned.loadUnaligned(as: UInt64.self) else { return false }
            return turned.indices.allSatisfy { place.load(fromByteOffset: $0, as: UInt8.self) == ~turned[$0] }
        }
    }
}
