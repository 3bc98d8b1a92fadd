// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The receiving half of a session: takes bytes as they come and gives back the plaintext of every whole frame.
///
/// After an error it stays failed: every further call throws the same. Noncopyable, as its counter must not fork.
/// Source: HAP reference 8.
package struct FrameOpener: ~Copyable, Sendable {
    private let cipher: ChaCha20Poly1305
    private var pending: [UInt8] = []
    private var failure: SessionError?
    /// Number of the next frame.
    package private(set) var counter: UInt64

    package init(key: SecretBytes, counter: UInt64 = 0) throws(CryptoError) {
        cipher = try ChaCha20Poly1305(key: key)
        self.counter = counter
    }

    /// Whether a frame has begun to arrive and is not complete.
    package var isInsideFrame: Bool { !pending.isEmpty }

    /// The plaintext that `bytes` complete, possibly none.
    package mutating func open(_ bytes: [UInt8]) throws(SessionError) -> [UInt8] {
        var plaintext: [UInt8] = []
        try open(bytes, into: &plaintext)
        return plaintext
    }

    /// The same, appended to `plaintext`. If it throws, what the good frames before the bad one held is in there.
    package mutating func open(_ bytes: [UInt8], into plaintext: inout [UInt8]) throws(SessionError) {
        if let failure { throw failure }
        do {
            if pending.isEmpty {
                let rest = try openFrames(of: bytes, into: &plaintext)
                pending = Array(bytes[rest...])
            } else {
                pending += bytes
                let rest = try openFrames(of: pending, into: &plaintext)
                if rest > 0 { pending.removeFirst(rest) }
            }
        } catch {
            failure = error
            pending = []
            throw error
        }
    }

    /// Opens all whole frames and says where the rest begins.
    private mutating func openFrames(of bytes: [UInt8], into plaintext: inout [UInt8]) throws(SessionError) -> Int {
        var offset = 0
        while offset + FrameSealer.headerByteCount <= bytes.count {
            let count = Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
            guard count <= FrameSealer.maximumPlaintext else { throw .frameTooLong(count) }
            let end = offset + count + FrameSealer.overhead
            guard end <= bytes.count else { break }
            try openFrame(offset..<end, of: bytes, into: &plaintext)
            offset = end
        }
        return offset
    }

    private mutating func openFrame(
        _ range: Range<Int>, of bytes: [UInt8], into plaintext: inout [UInt8]
    ) throws(SessionError) {
        let begin = plaintext.count
        plaintext += [UInt8](repeating: 0, count: range.count - FrameSealer.overhead)
        do throws(CryptoError) {
            try bytes.withRawBytes { (bytes) throws(CryptoError) in
                let header = range.lowerBound..<(range.lowerBound + FrameSealer.headerByteCount)
                try plaintext.withMutableRawBytes { (plaintext) throws(CryptoError) in
                    try cipher.open(
                        UnsafeRawBufferPointer(rebasing: bytes[header.upperBound..<range.upperBound]), nonce: counter,
                        authenticating: UnsafeRawBufferPointer(rebasing: bytes[header]),
                        into: UnsafeMutableRawBufferPointer(rebasing: plaintext[begin...]))
                }
            }
        } catch {
            plaintext.removeLast(plaintext.count - begin)
            throw .badTag
        }
        counter += 1
    }
}
