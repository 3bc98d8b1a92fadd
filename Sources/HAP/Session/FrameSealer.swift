// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The sending half of a session: cuts messages into frames and seals them, counting as it goes.
///
/// Noncopyable, because a copy would use a counter twice, which breaks the cipher. Source: HAP reference 8.
package struct FrameSealer: ~Copyable, Sendable {
    private let cipher: ChaCha20Poly1305
    /// Number of the next frame.
    package private(set) var counter: UInt64

    /// The most plaintext one frame carries, in bytes.
    package static let maximumPlaintext = 1024
    static let headerByteCount = 2
    static let overhead = headerByteCount + ChaCha20Poly1305.tagByteCount

    package init(key: SecretBytes, counter: UInt64 = 0) throws(CryptoError) {
        cipher = try ChaCha20Poly1305(key: key)
        self.counter = counter
    }

    /// All frames of one message; write them in one send. An empty message has none.
    package mutating func seal(_ message: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        seal(message, into: &output)
        return output
    }

    /// The same, appended to `output`, whose room is used again.
    package mutating func seal(_ message: [UInt8], into output: inout [UInt8]) {
        guard !message.isEmpty else { return }
        let frameCount = (message.count - 1) / Self.maximumPlaintext + 1
        let begin = output.count
        output += [UInt8](repeating: 0, count: message.count + frameCount * Self.overhead)
        message.withUnsafeBytes { message in
            output.withUnsafeMutableBytes { output in
                sealFrames(of: message, into: UnsafeMutableRawBufferPointer(rebasing: output[begin...]))
            }
        }
    }

    private mutating func sealFrames(
        of message: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) {
        var read = 0
        var written = 0
        while read < message.count {
            let count = min(Self.maximumPlaintext, message.count - read)
            sealFrame(
                UnsafeRawBufferPointer(rebasing: message[read..<(read + count)]),
                into: UnsafeMutableRawBufferPointer(rebasing: output[written..<(written + count + Self.overhead)]))
            read += count
            written += count + Self.overhead
        }
    }

    private mutating func sealFrame(
        _ plaintext: UnsafeRawBufferPointer, into frame: UnsafeMutableRawBufferPointer
    ) {
        frame[0] = UInt8(truncatingIfNeeded: plaintext.count)
        frame[1] = UInt8(truncatingIfNeeded: plaintext.count >> 8)
        cipher.seal(
            plaintext, nonce: counter,
            authenticating: UnsafeRawBufferPointer(rebasing: frame[..<Self.headerByteCount]),
            into: UnsafeMutableRawBufferPointer(rebasing: frame[Self.headerByteCount...]))
        counter += 1
    }
}
