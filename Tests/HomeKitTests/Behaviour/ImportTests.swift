// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Nothing else is imported here: Foundation comes along.
import HomeKit
import Testing

@Suite("Behaviour: import HomeKit")
struct ImportTests {
    @Test("B20.1: import HomeKit brings Foundation along")
    func foundation() {
        let trigger = HMTimerTrigger(
            name: "Noon", fireDate: Date(timeIntervalSince1970: 43_200), recurrence: DateComponents(day: 1))
        #expect(trigger.fireDate == Date(timeIntervalSince1970: 43_200) && trigger.uniqueIdentifier != UUID())
    }
}
