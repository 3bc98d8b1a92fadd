// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `PUT /prepare`: announces a write that must follow within a time. Source: HAP reference 13.
package struct TimedWritePreparation: Hashable, Sendable {
    /// 1 ms or more; a few seconds are usual.
    package let timeToLive: Duration
    /// Random, and repeated in the write.
    package let pid: UInt64

    package init(timeToLive: Duration, pid: UInt64) {
        self.timeToLive = timeToLive
        self.pid = pid
    }

    /// Reads the body of a request. Both numbers are needed; a time to live is at most 2^53-1 ms.
    package init(body: [UInt8]) throws(HAPMessageError) {
        let root = try JSONReader.readObject(body)
        guard let ttl = root["ttl"]?.identifier, (1..<(1 << 53)).contains(ttl) else { throw .missing("\"ttl\"") }
        guard let pid = root["pid"]?.identifier else { throw .missing("\"pid\"") }
        self.init(timeToLive: .milliseconds(Int64(ttl)), pid: pid)
    }

    package var body: [UInt8] {
        let (seconds, attoseconds) = timeToLive.components
        let milliseconds = Int128(seconds) * 1000 + Int128(attoseconds / 1_000_000_000_000_000)
        return JSONWriter.write(.object(["ttl": .integer(milliseconds), "pid": .integer(Int128(pid))]))
    }

    package var httpRequest: HTTPRequest { .put("/prepare", json: body) }
}
