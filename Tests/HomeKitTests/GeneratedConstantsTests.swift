// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import HomeKit

@Suite("Constants")
struct GeneratedConstantsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    @Test("the checked-in files are what the generator writes")
    func isUpToDate() throws {
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/env")
        python.arguments = [
            "python3", Self.root.appending(path: "Scripts/generate_homekit_constants.py").path, "--check",
        ]
        try python.run()
        python.waitUntilExit()
        #expect(python.terminationStatus == 0)
    }

    @Test("B9.6: constants have Apple's values")
    func values() {
        #expect(HMServiceTypeLightbulb == "00000043-0000-1000-8000-0026BB765291")
        #expect(HMCharacteristicTypePowerState == "00000025-0000-1000-8000-0026BB765291")
        #expect(HMAccessoryCategoryTypeBridge == "61102194-9993-48BF-A1EF-6C7DC50F0C01")
        #expect(HMCharacteristicMetadataUnitsPercentage == "percentage")
        #expect(HMErrorDomain == "HMErrorDomain")
        #expect(HMCharacteristicValueTargetLockMechanismState.secured.rawValue == 1)
        #expect(HMCharacteristicValueDoorState(rawValue: 4) == .stopped)
    }

    @Test("a category number that nobody knows is 'other'")
    func categories() {
        #expect(HMAccessoryCategory.category(2).categoryType == HMAccessoryCategoryTypeBridge)
        #expect(HMAccessoryCategory.category(4711).categoryType == HMAccessoryCategoryTypeOther)
    }
}
