// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HAP
@testable import HAPCatalogue

@Suite("Setup codes and payloads")
struct SetupTests {
    @Test(
        "a code is read with dashes, without, and with blanks",
        arguments: [
            "482-06-913", "48206913", "482 06 913", "4820-6913", " 48206913 ",
        ])
    func spellings(text: String) throws {
        let code = try SetupCode(text)
        #expect(code.dashed == "482-06-913")
        #expect(code.number == 48_206_913)
    }

    @Test("leading zeros stay", arguments: ["000-00-017", "00000017"])
    func leadingZeros(text: String) throws {
        #expect(try SetupCode(text).dashed == "000-00-017")
    }

    @Test(
        "what is not eight digits is malformed",
        arguments: [
            "", "482-06-91", "482-06-9133", "48206a13", "X-HM://0052TAVR5HRTH", "٤٨٢٠٦٩١٣", "-+8206913", "４８２０６９１３",
        ])
    func malformed(text: String) {
        #expect(throws: SetupCodeError.malformed) { try SetupCode(text) }
    }

    @Test("the twelve forbidden codes need an explicit word")
    func forbidden() throws {
        let equal = (0...9).map { digit in String(repeating: String(digit), count: 8) }
        for text in equal + ["12345678", "87654321"] {
            #expect(throws: SetupCodeError.forbidden) { try SetupCode(text) }
            #expect(try SetupCode(text, allowingForbidden: true).isForbidden)
        }
        #expect(throws: SetupCodeError.malformed) { try SetupCode(number: 100_000_000) }
    }

    @Test("generated codes are drawn again when forbidden")
    func generation() {
        // 11,111,111 and then 48,206,913, big-endian.
        let random = RandomBytes.scripted([[0, 0xA9, 0x8A, 0xC7], [0x02, 0xDF, 0x94, 0x41]])
        #expect(SetupCode.generate(using: random).dashed == "482-06-913")
        let codes = (0..<200).map { _ in SetupCode.generate(using: .system) }
        #expect(codes.allSatisfy { !$0.isForbidden })
        #expect(Set(codes.map(\.number)).count > 190)
    }

    @Test("a code does not print")
    func redaction() throws {
        let code = try SetupCode("482-06-913")
        let payload = SetupPayload(category: 5, flags: .ip, setupCode: code, setupID: SetupID("HRTH"))
        var text = "\(code) \(String(reflecting: code)) \(payload) \(String(reflecting: payload))"
        dump(code, to: &text)
        dump(payload, to: &text)
        #expect(!text.contains("482") && !text.contains("0052TAVR5") && !text.contains("48206913"))
    }

    @Test("payloads agree with the vectors, both ways")
    func payloads() throws {
        for vector in try Vectors.load().setupPayload {
            let payload = SetupPayload(
                category: vector.category, flags: .init(rawValue: vector.flags),
                setupCode: try SetupCode(vector.setupCode), setupID: SetupID(vector.setupID))
            #expect(payload.number == vector.integer)
            #expect(payload.uri == vector.uri)
            #expect(try SetupPayload(vector.uri) == payload)
            #expect(try SetupPayload(vector.uri.lowercased() + "EXTRA") == payload)
        }
    }

    @Test("the tag of a paired accessory carries no code")
    func pairedTag() throws {
        let payload = SetupPayload(category: 5, flags: [.paired, .ip], setupCode: nil, setupID: nil)
        #expect(payload.uri.hasSuffix("0000"))
        let read = try SetupPayload(payload.uri)
        #expect(read.setupCode == nil)
        #expect(read.flags == [.paired, .ip])
    }

    @Test(
        "damaged payloads are refused",
        arguments: [
            ("", .notAPayload), ("48206913", .notAPayload), ("X-HM://", .malformed), ("X-HM://0052TAVR", .malformed),
            ("X-HM://0052TAV!5HRTH", .malformed), ("X-HM://+052TAVR5HRTH", .malformed),
            ("X-HM://0052TAVR5HR", .malformed), ("X-HM://ZZZZZZZZZHRTH", .malformed),
            ("X-HM://0052TAVR5H-TH", .malformed),
        ] as [(String, SetupPayloadError)])
    func damaged(text: String, error: SetupPayloadError) {
        #expect(throws: error) { try SetupPayload(text) }
    }

    @Test("another version, a forbidden code and an impossible code each have their error")
    func impossible() throws {
        func uri(_ number: UInt64) -> String {
            let digits = String(number, radix: 36, uppercase: true)
            return "X-HM://" + String(repeating: "0", count: 9 - digits.count) + digits + "HRTH"
        }
        #expect(throws: SetupPayloadError.unknownVersion(1)) { try SetupPayload(uri(1 << 43)) }
        #expect(throws: SetupPayloadError.setupCode(.forbidden)) { try SetupPayload(uri(11_111_111)) }
        #expect(try SetupPayload(uri(11_111_111), allowingForbiddenCode: true).setupCode?.dashed == "111-11-111")
        #expect(throws: SetupPayloadError.setupCode(.malformed)) { try SetupPayload(uri(134_000_000)) }
    }

    @Test("setup hashes agree with the vectors")
    func hashes() throws {
        for vector in try Vectors.load().setupHash {
            let id = try #require(SetupID(vector.setupID))
            let device = try #require(DeviceID(vector.deviceID.lowercased()))
            let hash = try SetupHash(setupID: id, deviceID: device)
            #expect(hash.base64 == vector.sh)
            #expect(hash.bytes == Array(vector.sha512First8.bytes.prefix(4)))
            #expect(SetupHash(base64: vector.sh) == hash)
        }
        #expect(SetupHash(base64: "AAA=") == nil)
        #expect(SetupHash(base64: "not base64") == nil)
    }

    @Test("setup ids are four letters or digits")
    func setupIDs() {
        #expect(SetupID("hrth")?.text == "HRTH")
        for text in ["", "HRT", "HRTHX", "HR-H", "HRÄH"] { #expect(SetupID(text) == nil) }
        #expect(SetupID(SetupID.generate(using: .system).text) != nil)
    }
}
