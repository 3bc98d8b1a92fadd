// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthSystem
import HearthTestSupport
import Testing

extension Processes {
    @Suite("A foreign house (HAP-python) at the hub")
    struct ForeignHouseTests {
        private static let names = [
            "Kid's Night Light", "節日彩燈", "Гирлянда", "Kitchen Outlet", "Thermostat", "Front Door", "Garage",
            "Bedroom Blind", "Hall Motion", "Cellar Leak", "Ceiling Fan", "Bedside Button",
        ]

        @Test("is discovered, paired by its name, listed live, and unpaired")
        func byName() async throws {
            let house = try await HousePeer(isAdvertised: true)
            let hub = try await HubProcess()
            try await hub.hearth("home", "add", "My Home")
            let id = house.deviceID.text
            let found = try await hub.hearth("discover", "--seconds", "4", "--json").json["accessories"]?.elements ?? []
            let announced = try #require(found.first { $0["deviceID"]?.string == id })
            #expect(announced["isPaired"]?.bool == false)
            let name = try #require(announced["name"]?.string)
            let report = try await hub.hearth("pair", name, "--code", house.setupCode.dashed, "--json").json
            #expect(report["accessory"]?["name"]?.string == "House Bridge")
            #expect(report["added"]?.elements.count == 13)
            let accessories = try await hub.accessories()
            #expect(Set(accessories.compactMap { $0["name"]?.string }) == Set(Self.names + ["House Bridge"]))
            #expect(accessories.allSatisfy { $0["isReachable"]?.bool == true && $0["deviceID"]?.string == id })
            #expect(Set(accessories.compactMap { $0["aid"]?.identifier }).count == 13)

            try await hub.hearth("unpair", "House Bridge")
            #expect(try await hub.accessories().isEmpty)
            try await eventually("it is free again") {
                let found = try await hub.hearth("discover", "--seconds", "1", "--json").json["accessories"]?.elements
                return found?.contains { $0["deviceID"]?.string == id && $0["isPaired"]?.bool == false } ?? false
            }
        }

        @Test("is paired by its address; a wrong code changes nothing")
        func byAddress() async throws {
            let house = try await HousePeer()
            let hub = try await HubProcess()
            try await hub.hearth("home", "add", "My Home")
            let address = house.address.description
            let refusal = try await hub.hearth("pair", "--address", address, "--code", "482-06-913", code: 1)
            #expect(refusal.errors.contains("code"))
            #expect(try await hub.accessories().isEmpty)
            try await hub.pair(house)
            #expect(try await hub.accessories().count == 13)
            let values = try await hub.hearth("get", "Thermostat", "target temperature", "--json").json
            #expect(values["results"]?.elements.map { $0["value"]?.number } == [21])
        }

        @Test("a scene over five accessories and a lamp elsewhere takes one request for each server")
        func scene() async throws {
            let home = try await HouseAtHub()
            let (hub, house) = (home.hub, home.house)
            let lamp = try await HousePeer(isSingle: true)
            try await hub.pair(lamp)
            try await hub.hearth("scene", "add", "Evening")
            let wishes = [
                ("Kid's Night Light", "brightness", "12%"), ("節日彩燈", "power state", "on"),
                ("Гирлянда", "hue", "120"), ("Thermostat", "target temperature", "19.5"),
                ("Front Door", "lock-target-state", "locked"), ("Desk Lamp", "brightness", "80"),
            ]
            for (accessory, characteristic, value) in wishes {
                try await hub.hearth("scene", "set", "Evening", accessory, characteristic, value)
            }
            try await hub.hearth("run", "Evening")
            let requests = try await house.requests()
            #expect(requests.count == 1)
            let rows = requests.first ?? []
            let written = Dictionary(
                rows.map { ($0["accessory"]?.string ?? "", $0["value"] ?? .null) }, uniquingKeysWith: { $1 })
            #expect(
                written == [
                    "Kid's Night Light": .integer(12), "節日彩燈": .integer(1), "Гирлянда": .integer(120),
                    "Thermostat": .double(19.5), "Front Door": .integer(1),
                ])
            #expect(try await lamp.requests().map { $0.map { $0["value"] } } == [[.integer(80)]])
            #expect(try await house.value(of: "Brightness", in: "Kid's Night Light") == .integer(12))
            try await eventually("the door is locked") {
                let answer = try await hub.hearth("get", "Front Door", "lock-current-state", "--json").json
                return answer["results"]?.elements.first?["value"]?.number == 1
            }
        }

        @Test("what happens at the house is seen by 'hearth watch', in order")
        func watch() async throws {
            let home = try await HouseAtHub()
            let watch = try await WatchProcess(at: home.hub)
            // HAP-python holds ordinary events back for half a second and sends the last value then.
            for temperature in [20.0, 23.5, 22.0] {
                try await home.house.change("CurrentTemperature", of: "Thermostat", to: .double(temperature))
                try await eventually("\(temperature) is shown") {
                    watch.values(of: "Current Temperature", in: "Thermostat").last?.number == temperature
                }
            }
            #expect(
                watch.values(of: "Current Temperature", in: "Thermostat").map(\.number) == [20, 23.5, 22])
            for press in [0, 1, 1, 2] {
                let seen = watch.values(of: "Programmable Switch Event", in: "Bedside Button").count
                try await home.house.change(
                    "ProgrammableSwitchEvent", of: "Bedside Button", to: .integer(Int128(press)))
                try await eventually("press \(press) is shown") {
                    watch.values(of: "Programmable Switch Event", in: "Bedside Button").count == seen + 1
                }
            }
            #expect(
                watch.values(of: "Programmable Switch Event", in: "Bedside Button").map(\.number) == [0, 1, 1, 2])
        }
    }
}
