// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAPCatalogue
import Testing

@Suite("A type")
struct TypeIdentifierTests {
    @Test(
        "is the same however devices spell it",
        arguments: [
            "25", "025", "00000025", "00000025-0000-1000-8000-0026BB765291", "00000025-0000-1000-8000-0026bb765291",
            "000000250000100080000026BB765291",
        ])
    func spellings(text: String) {
        #expect(TypeIdentifier(text) == CharacteristicType.on)
    }

    @Test("goes out short if Apple's, in full if not")
    func output() {
        #expect(CharacteristicType.lockTargetState.hapForm == "1E")
        #expect(CharacteristicType.lockTargetState.fullForm == "0000001E-0000-1000-8000-0026BB765291")
        #expect(
            TypeIdentifier("e863f10a-079e-48ff-8f27-9c2605a29f52")?.hapForm == "E863F10A-079E-48FF-8F27-9C2605A29F52")
    }

    @Test("is nil for anything else", arguments: ["", "-", "xyz", "123456789", "00000025-0000-1000-8000-0026BB76529"])
    func refused(text: String) {
        #expect(TypeIdentifier(text) == nil)
    }
}
