// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    @Suite("The hub's state, from stop to start")
    struct HubShutdownTests {
        @Test("asked to stop, the hub saves the last values and ends well")
        func savesValues() async throws {
            let home = try await HouseAtHub(isSingle: true)
            let hub = home.hub
            try await home.house.change("Brightness", of: "Desk Lamp", to: .integer(73))
            try await eventually("the change has arrived") { try await cachedBrightness(hub) == 73 }
            home.house.process.kill()
            let start = ContinuousClock.now
            #expect(try await hub.stop() == .exited(0))
            #expect(start.duration(to: .now) < .seconds(5))
            try await hub.start()
            #expect(try await cachedBrightness(hub) == 73)
            #expect(try await hub.accessories().map { $0["isReachable"]?.bool } == [false])
        }

        private func cachedBrightness(_ hub: HubProcess) async throws -> Double? {
            let answer = try await hub.hearth("get", "Desk Lamp", "brightness", "--cached", "--json").json
            return answer["results"]?.elements.first?["value"]?.number
        }

        @Test("a hub that starts again finds its accessories by the addresses it knows")
        func livesOn() async throws {
            let home = try await HouseAtHub()
            #expect(try await home.hub.stop() == .exited(0))
            try await home.hub.start()
            try await eventually("all are live") { try await home.hub.isAllReachable() }
            #expect(try await home.hub.accessories().count == 13)
        }

        @Test("a second hub on the same state is refused, and the first one goes on")
        func second() async throws {
            let hub = try await HubProcess()
            let other = try Program.hearthd.start(
                ["--state", hub.stateFolder, "--socket", hub.folder.file("other.sock"), "--interface", "lo"],
                environment: hub.environment)
            #expect(try await other.waitForEnd() == .exited(1))
            #expect(other.errors.contains("Another hub works on"))
            try await hub.hearth("hub", "status")
        }

        @Test("a second hub on the same socket is refused, and the first one goes on")
        func secondSocket() async throws {
            let hub = try await HubProcess()
            let other = try Program.hearthd.start(
                ["--state", hub.folder.file("other"), "--socket", hub.socketPath, "--interface", "lo"],
                environment: hub.environment)
            #expect(try await other.waitForEnd() == .exited(1))
            try await hub.hearth("hub", "status")
        }

        @Test("keys and database are for the hub's user alone")
        func modes() async throws {
            let home = try await HouseAtHub(isSingle: true)
            let state = home.hub.stateFolder
            #expect(try Self.mode(of: state) == 0o700)
            let entries = try #require(FileManager.default.enumerator(atPath: state)).compactMap { $0 as? String }
            let keys = entries.filter { $0.hasPrefix("keys/") && $0.hasSuffix(".json") }
            #expect(keys.count == 2)
            for key in keys { #expect(try Self.mode(of: "\(state)/\(key)") == 0o600, "\(key)") }
            for entry in entries {
                #expect(try Self.mode(of: "\(state)/\(entry)") & 0o077 == 0, "\(entry)")
            }
            #expect(try Self.mode(of: home.hub.socketPath) & 0o007 == 0)
        }

        private static func mode(of path: String) throws -> Int {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
        }
    }
}
