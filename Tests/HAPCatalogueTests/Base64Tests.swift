// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("Base64 and hexadecimal")
struct Base64Tests {
    @Test(
        "follow RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func vectors(plain: String, encoded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == encoded)
        #expect(Base64.decode(encoded) == Array(plain.utf8))
    }

    @Test("every byte survives")
    func everyByte() {
        let bytes = Array(UInt8.min...UInt8.max)
        #expect(Base64.decode(Base64.encode(bytes)) == bytes)
        #expect(Hexadecimal.decode(Hexadecimal.encode(bytes)) == bytes)
    }

    @Test("refuses what is none", arguments: ["Z", "Zg", "Zg=", "Z===", "Zm9v\n", "Zm 9", "====", "Zg==Zg==", "é==="])
    func refuses(text: String) {
        #expect(Base64.decode(text) == nil)
    }

    @Test("takes missing padding when asked to")
    func unpadded() {
        #expect(Base64.decode("Zg", requiringPadding: false) == [0x66])
        #expect(Base64.decode("Z", requiringPadding: false) == nil)
    }

    @Test("refuses odd or foreign digits", arguments: ["0", "0g", "0x10", "é"])
    func refusesHex(text: String) {
        #expect(Hexadecimal.decode(text) == nil)
    }
}
