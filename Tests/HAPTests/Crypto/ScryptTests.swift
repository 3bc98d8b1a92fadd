// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@testable import HAP

@Suite("scrypt")
struct ScryptTests {
    /// The second vector of RFC 7914, section 12.
    @Test("the published vector comes out")
    func vector() throws {
        let expected =
            "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
        let key = try Scrypt(cost: 1024, blockSize: 8, parallelism: 16).key(
            from: SecretBytes(Array("password".utf8)), salt: Array("NaCl".utf8), count: 64)
        #expect(Hexadecimal.encode(key.bytes) == expected)
    }

    @Test(
        "settings that could stop the machine are not affordable",
        arguments: [
            Scrypt(cost: 1 << 30, blockSize: 8, parallelism: 1), Scrypt(cost: 3000, blockSize: 8, parallelism: 1),
            Scrypt(cost: 1024, blockSize: 1 << 20, parallelism: 1), Scrypt(cost: 1024, blockSize: 8, parallelism: 4000),
            Scrypt(cost: 0, blockSize: 8, parallelism: 1), Scrypt(cost: 1024, blockSize: 0, parallelism: 1),
        ])
    func limits(scrypt: Scrypt) {
        #expect(!scrypt.isAffordable)
        #expect(Scrypt.standard.isAffordable)
    }
}
