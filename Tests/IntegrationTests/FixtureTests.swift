// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

extension Processes {
    @Suite("Databases of real products")
    struct FixtureTests {
        @Test("arrive at the hub value by value; a bridge of 150 too")
        func some() async throws {
            let wanted = [
                "aqara-hub-e1", "eve-energy-us", "homebridge-nest", "koogeek-ls1", "lg-oled-tv", "velux-gateway",
            ]
            let products = try FixtureTrial.products.filter { path in wanted.contains { path.hasSuffix("/\($0).json") }
            }
            let outcome = try await FixtureTrial.run(products + [FixtureTrial.largeBridge])
            #expect(outcome.differences == [])
            #expect(outcome.servers == 7 && outcome.accessories > 150)
        }
    }
}
