// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Joins the chunks of a body. Source: RFC 9112, section 7.1; quirk Q15.
struct HTTPChunkDecoder: Sendable {
    private enum State {
        case size
        case data(left: Int)
        case dataEnd
        case trailer
    }

    private let limits: HTTPMessageParser.Limits
    private var state = State.size
    private var trailerBytes = 0
    private(set) var body: [UInt8] = []

    init(limits: HTTPMessageParser.Limits) {
        self.limits = limits
    }

    /// Uses up what it can; true once the body is whole.
    mutating func decode(from buffer: inout ByteQueue) throws(HTTPMessageError) -> Bool {
        while true {
            switch state {
            case .size:
                guard let line = try buffer.takeLine(limit: limits.header) else { return false }
                state = try Self.size(in: line, room: limits.body - body.count, limit: limits.body)
            case .data(let left):
                let part = buffer.takeUpTo(left)
                body += part
                guard part.count == left else {
                    state = .data(left: left - part.count)
                    return false
                }
                state = .dataEnd
            case .dataEnd:
                guard let line = try buffer.takeLine(limit: limits.header) else { return false }
                guard line.isEmpty else { throw .invalidChunk }
                state = .size
            case .trailer:
                guard let line = try buffer.takeLine(limit: limits.header) else { return false }
                if line.isEmpty { return true }
                trailerBytes += line.count
                guard trailerBytes <= limits.header else { throw .headerTooLarge(limit: limits.header) }
            }
        }
    }

    private static func size(in line: [UInt8], room: Int, limit: Int) throws(HTTPMessageError) -> State {
        let digits = line.prefix { $0 != UInt8(ascii: ";") }.withoutOuterBlanks.text
        guard digits.allSatisfy(\.isHexDigit), let size = Int(digits, radix: 16) else { throw .invalidChunk }
        guard size <= room else { throw .bodyTooLarge(limit: limit) }
        return size == 0 ? .trailer : .data(left: size)
    }
}
