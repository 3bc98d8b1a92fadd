// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

@Suite("Session frames")
struct FrameTests {
    private let key = SecretBytes([UInt8](repeating: 7, count: 32))

    @Test("frames agree with the vectors, both ways")
    func vectors() throws {
        for vector in try Vectors.load().frames {
            let key = SecretBytes(vector.key.bytes)
            let plaintext = Array(vector.plaintextAscii.utf8)
            let frames = vector.frames.flatMap(\.bytes)
            #expect(vector.frames.map(\.bytes.count) == vector.frameLengths, "\(vector.name)")
            var sealer = try FrameSealer(key: key, counter: vector.firstCounter)
            let sealed = sealer.seal(plaintext)
            #expect(sealed == frames, "\(vector.name)")
            let counter = sealer.counter
            #expect(counter == vector.firstCounter + UInt64(vector.frames.count))
            var opener = try FrameOpener(key: key, counter: vector.firstCounter)
            let opened = try opener.open(frames)
            #expect(opened == plaintext, "\(vector.name)")
        }
    }

    @Test(
        "messages of every size around the frame limit come through, whole, byte by byte and glued",
        arguments: [
            1, 2, 1023, 1024, 1025, 2047, 2048, 2049, 10_000,
        ])
    func sizes(count: Int) throws {
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        var sealer = try FrameSealer(key: key)
        var sealed: [UInt8] = []
        sealer.seal(message, into: &sealed)
        sealer.seal(message, into: &sealed)
        var glued = try FrameOpener(key: key)
        let whole = try glued.open(sealed)
        #expect(whole == message + message)
        var opener = try FrameOpener(key: key)
        var plaintext: [UInt8] = []
        for byte in sealed { try opener.open([byte], into: &plaintext) }
        let isInside = opener.isInsideFrame
        #expect(plaintext == message + message && !isInside)
    }

    @Test("any split into two pieces gives the same plaintext")
    func splits() throws {
        var sealer = try FrameSealer(key: key)
        let sealed = sealer.seal(Array("one".utf8)) + sealer.seal(Array("two".utf8))
        for cut in 0...sealed.count {
            var opener = try FrameOpener(key: key)
            let plaintext = try opener.open(Array(sealed[..<cut])) + opener.open(Array(sealed[cut...]))
            #expect(plaintext == Array("onetwo".utf8))
        }
    }

    @Test("an empty message has no frame, and a frame without text is passed over")
    func empty() throws {
        var sealer = try FrameSealer(key: key)
        let none = sealer.seal([])
        #expect(none.isEmpty)
        let cipher = try ChaCha20Poly1305(key: key)
        var frame = [UInt8](repeating: 0, count: 18)
        frame.withUnsafeMutableBytes { frame in
            cipher.seal(
                .init(start: nil, count: 0), nonce: 0, authenticating: .init(rebasing: frame[..<2]),
                into: .init(rebasing: frame[2...]))
        }
        var opener = try FrameOpener(key: key)
        let opened = try opener.open(frame)
        #expect(opened.isEmpty)
        let counter = opener.counter
        #expect(counter == 1)
    }

    @Test("a changed byte anywhere in a frame ends the session, and the good frame before it counts")
    func tampering() throws {
        var sealer = try FrameSealer(key: key)
        let first = sealer.seal(Array("good".utf8))
        let second = sealer.seal(Array("bad".utf8))
        for index in second.indices where index > 1 {
            var changed = second
            changed[index] ^= 1
            var opener = try FrameOpener(key: key)
            var plaintext: [UInt8] = []
            let outcome = Self.outcome { () throws(SessionError) in try opener.open(first + changed, into: &plaintext) }
            #expect(outcome == .badTag)
            #expect(plaintext == Array("good".utf8))
            let again = Self.outcome { () throws(SessionError) in _ = try opener.open([]) }
            #expect(again == .badTag)
        }
    }

    private static func outcome(_ body: () throws(SessionError) -> Void) -> SessionError? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    @Test("a length above 1024 is refused as soon as it is read", arguments: [1025, 65_535])
    func tooLong(count: Int) throws {
        var opener = try FrameOpener(key: key)
        let header = [UInt8(count & 0xFF), UInt8(count >> 8)]
        let outcome = Self.outcome { () throws(SessionError) in _ = try opener.open(header) }
        #expect(outcome == .frameTooLong(count))
    }

    @Test("a frame that is repeated, skipped or sealed for the other direction does not open")
    func order() throws {
        var sealer = try FrameSealer(key: key)
        let frames = [sealer.seal([1]), sealer.seal([2])]
        for sequence in [[frames[0], frames[0]], [frames[1]]] {
            var opener = try FrameOpener(key: key)
            let outcome = Self.outcome { () throws(SessionError) in _ = try opener.open(Array(sequence.joined())) }
            #expect(outcome == .badTag)
        }
        let keys = try SessionKeys(sharedSecret: SecretBytes([UInt8](repeating: 1, count: 32)))
        var controller = try SessionCipher(keys, role: .controller)
        var other = try SessionCipher(keys, role: .controller)
        let sealed = controller.seal([1])
        let outcome = Self.outcome { () throws(SessionError) in _ = try other.open(sealed) }
        #expect(outcome == .badTag)
    }

    @Test("both ends of a session understand each other, kept in an object as a connection keeps them")
    func bothEnds() throws {
        final class Connection {
            var cipher: SessionCipher?
        }
        let keys = try SessionKeys(sharedSecret: SecretBytes([UInt8](repeating: 9, count: 32)))
        let controller = Connection()
        let accessory = Connection()
        controller.cipher = try SessionCipher(keys, role: .controller)
        accessory.cipher = try SessionCipher(keys, role: .accessory)
        for round in 0..<5 {
            let message = [UInt8](repeating: UInt8(round), count: 1500)
            let sealed = controller.cipher?.seal(message)
            let request = try #require(sealed)
            let received = try accessory.cipher?.open(request)
            #expect(received == message)
            let sealedReply = accessory.cipher?.seal(message)
            let reply = try #require(sealedReply)
            let answered = try controller.cipher?.open(reply)
            #expect(answered == message)
        }
    }

    @Test("random bytes never trap")
    func fuzz() throws {
        let generator = SeededGenerator(8)
        for _ in 0..<2_000 {
            var opener = try FrameOpener(key: key)
            let bytes = (0..<generator.number(below: 60)).map { _ in UInt8(generator.number(below: 20)) }
            _ = try? opener.open(bytes)
            _ = try? opener.open(bytes)
        }
    }
}
