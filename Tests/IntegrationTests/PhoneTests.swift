// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// A phone, a switch and a hub, each a machine of its own.
    @Suite(
        "A phone on the network",
        .enabled(if: NetworkNamespace.isAllowed, "These tests make network namespaces, which this process may not."))
    struct PhoneTests {
        private let here: NetworkNamespace
        private let middle: NetworkNamespace
        private let phone: NetworkNamespace
        private let me = ProcessInfo.processInfo.userName

        init() throws {
            here = try NetworkNamespace("hub")
            middle = try NetworkNamespace("switch")
            phone = try NetworkNamespace("phone")
            try middle.ip("link", "add", "switch0", "type", "bridge")
            try here.connect(to: middle, as: "lan0", "10.77.0.1/24", "10.77.1.1/24")
            try phone.connect(to: middle, as: "wifi0", "10.77.0.2/24", "10.77.2.1/24")
            for port in ["lan0", "wifi0"] { try middle.ip("link", "set", port, "master", "switch0") }
            try middle.ip("link", "set", "switch0", "up")
        }

        private func hub(watching host: String) async throws -> HubProcess {
            let hub = try await HubProcess(on: here)
            try await hub.hearth("home", "add", "My Home")
            try await hub.hearth("presence", me, "--phone", host, "--leave-after", "5s")
            return hub
        }

        private func isHome(_ hub: HubProcess) async throws -> Bool? {
            try await hub.hearth("presence", "--json").json["people"]?.elements.first?["isHome"]?.bool
        }

        private func until(_ hub: HubProcess, says isHome: Bool, within limit: Duration) async throws {
            try await eventually("the phone \(isHome ? "is there" : "has gone")", within: limit) {
                try await self.isHome(hub) == isHome
            }
        }

        @Test(
            "one that refuses packets and one that drops them: found, gone with its link, back with it",
            arguments: [true, false])
        func link(refuses: Bool) async throws {
            let swallower = try await refuses ? nil : swallow()
            defer { swallower?.kill() }
            let hub = try await hub(watching: "10.77.0.2")
            try await until(hub, says: true, within: .seconds(20))
            try await Task.sleep(for: .seconds(8))
            #expect(try await isHome(hub) == true, "a phone that is there does not leave")
            try phone.ip("link", "set", "wifi0", "down")
            let start = ContinuousClock.now
            try await until(hub, says: false, within: .seconds(60))
            #expect(ContinuousClock.now - start >= .milliseconds(1_500), "it had a sign at most a look ago")
            try phone.ip("link", "set", "wifi0", "up")
            try await until(hub, says: true, within: .seconds(30))
        }

        /// A program on the phone that takes what comes to the port and says nothing, so that only the kernel's question
        /// for the link-layer address is answered.
        private func swallow() async throws -> ChildProcess {
            let script = """
                import socket, time
                s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
                s.bind(("", 9))
                print("ready", flush=True)
                time.sleep(600)
                """
            return try await python(script)
        }

        /// Runs a script on the phone until it is killed.
        private func python(_ script: String) async throws -> ChildProcess {
            let command = phone.command(try PeerPython.path(), ["-c", script])
            let process = try ChildProcess(command[0], Array(command.dropFirst()))
            try await process.waitForOutput(containing: "ready\n")
            return process
        }

        @Test("while the hub's own network is down nobody leaves")
        func ownOutage() async throws {
            let hub = try await hub(watching: "10.77.0.2")
            try await until(hub, says: true, within: .seconds(20))
            try middle.ip("link", "set", "lan0", "down")
            try await Task.sleep(for: .seconds(25))
            #expect(try await isHome(hub) == true)
            try here.ip("link", "set", "lan0", "down")
            try await Task.sleep(for: .seconds(15))
            #expect(try await isHome(hub) == true)
        }

        @Test("a phone is found by its name in multicast DNS")
        func name() async throws {
            let script = """
                import socket, time, zeroconf
                address = socket.inet_aton("10.77.0.2")
                z = zeroconf.Zeroconf(interfaces=["10.77.0.2"])
                z.register_service(zeroconf.ServiceInfo("_phone._tcp.local.", "Anna._phone._tcp.local.", 9, addresses=[address], server="anna-phone.local."))
                print("ready", flush=True)
                time.sleep(600)
                """
            let announcer = try await python(script)
            defer { announcer.kill() }
            let hub = try await hub(watching: "anna-phone")
            let host = try await hub.hearth("presence", "--json").json["people"]?.elements.first?["phone"]?["host"]
            #expect(host?.string == "anna-phone.local")
            try await until(hub, says: true, within: .seconds(30))
            announcer.kill()
            try phone.ip("link", "set", "wifi0", "down")
            try await until(hub, says: false, within: .seconds(60))
        }
    }
}
