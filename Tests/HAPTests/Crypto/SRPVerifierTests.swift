// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP

@Suite("A stored verifier")
struct SRPVerifierTests {
    @Test("is the one that was made")
    func roundTrip() throws {
        let made = try SRPVerifier.make(for: SetupCode("482-06-913"), using: .system)
        let stored = try #require(SRPVerifier(stored: made.salt, value: made.value.bytes))
        #expect(stored.salt == made.salt && stored.value.bytes == made.value.bytes)
    }

    @Test("of a wrong length, or one that anybody could answer to, is none")
    func refused() {
        let salt = [UInt8](repeating: 7, count: 16)
        let zero = [UInt8](repeating: 0, count: 384)
        #expect(SRPVerifier(stored: salt, value: zero) == nil)
        #expect(SRPVerifier(stored: salt, value: zero.dropLast() + [1]) == nil)
        #expect(SRPVerifier(stored: salt, value: [UInt8](repeating: 9, count: 383)) == nil)
        #expect(SRPVerifier(stored: salt.dropLast(), value: [UInt8](repeating: 9, count: 384)) == nil)
        #expect(SRPVerifier(stored: salt, value: [UInt8](repeating: 9, count: 384)) != nil)
    }
}
