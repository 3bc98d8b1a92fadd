// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Testing

extension Processes {
    @Suite("Databases of real products")
    struct FixtureTests {
        private static let wanted = [
            "aqara-hub-e1", "arlo-baby", "eve-energy-us", "homebridge-nest", "koogeek-ls1", "lg-oled-tv",
            "velux-gateway",
        ]

        /// A few products, and the bridge of 150.
        private var files: [String] {
            get throws {
                try FixtureTrial.products.filter { path in
                    Self.wanted.contains { path.hasSuffix("/\($0).json") }
                } + [FixtureTrial.largeBridge]
            }
        }

        @Test("arrive at the hub value by value; a bridge of 150 too")
        func some() async throws {
            let outcome = try await FixtureTrial.run(files)
            #expect(outcome.differences == [])
            #expect(outcome.servers == 8 && outcome.accessories > 150)
        }

        @Test("are read value by value by a foreign controller (aiohomekit); a bridge of 150 too")
        func foreign() async throws {
            let outcome = try await FixtureTrial.runForeign(files)
            #expect(outcome.differences == [])
            #expect(outcome.servers == 8 && outcome.accessories > 150)
        }
    }
}
