// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HearthCommands

struct TreeTests {
    @Test("branches hang below their titles, details are aligned among neighbours")
    func drawing() {
        let tree = Tree(
            "Home",
            [
                Tree("Kitchen", [Tree("Lamp", detail: "on"), Tree("Thermostat", detail: "20 °C", [Tree("Part")])]),
                Tree("Hall"),
            ])
        #expect(
            tree.text() == """
                Home
                ├── Kitchen
                │   ├── Lamp        on
                │   └── Thermostat  20 °C
                │       └── Part
                └── Hall
                """)
    }
}
