// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// What people type and scan: payloads, codes, identifiers.
struct SetupFuzzer: Fuzzer {
    func run(_ input: [UInt8]) {
        let text = String(decoding: input, as: UTF8.self)
        if let payload = try? SetupPayload(text, allowingForbiddenCode: true) {
            let again = try? SetupPayload(payload.uri, allowingForbiddenCode: true)
            promise(again?.uri == payload.uri, "a payload reads as it was written")
        }
        if let code = try? SetupCode(text, allowingForbidden: true) {
            promise(code.dashed.count == 10, "a code has eight digits and two dashes")
        }
        _ = DeviceID(text)?.bytes
        _ = TypeIdentifier(text)?.fullForm
        _ = CharacteristicID(text)
        _ = Base64.decode(text, requiringPadding: false)
        _ = Hexadecimal.decode(text)
    }
}
