// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("A described house")
struct HouseDescriptionTests {
    private static let attic = """
        {"servers": [
          {"name": "Attic", "accessories": [
            {"name": "Attic Lamp", "model": "L1", "manufacturer": "Acme", "services": [
              {"type": "lightbulb", "characteristics": {
                "on": true, "brightness": {"value": 40, "min": 10, "step": 5}, "hue": 12.5}}]},
            {"name": "Attic Door", "serial": "D-7", "services": [
              {"type": "lock mechanism", "name": "Bolt", "characteristics": {"lock target state": "locked"}},
              {"type": "HMServiceTypeBattery", "hidden": true}]}]},
          {"name": "Gate", "model": "G", "category": "garage door opener", "accessories": [
            {"name": "Gate", "services": [{"type": "garage door opener"}]}]},
          {"name": "Empty", "bridge": true, "accessories": []}
        ]}
        """

    private func plans(_ text: String) throws -> [ServerPlan] { try HouseDescription.plans(Array(text.utf8)) }

    @Test("is what the file says, completed by the catalogue")
    func reading() throws {
        let plans = try plans(Self.attic)
        #expect(plans.map(\.name) == ["Attic", "Gate", "Empty"])
        #expect(plans.map(\.category) == [2, 4, 2])
        #expect(plans.map { $0.database.accessories.map(\.aid) } == [[1, 2, 3], [1], [1]])
        let database = plans[0].database
        let brightness = try #require(database.id(CharacteristicType.brightness, of: "Attic Lamp"))
        #expect(database[brightness]?.value == .integer(40))
        #expect(database[brightness]?.metadata.minimum == .integer(10))
        #expect(database[brightness]?.metadata.maximum == .integer(100))
        let target = try #require(database.id(CharacteristicType.lockTargetState, of: "Attic Door"))
        #expect(database[target]?.value == .integer(1))
        let current = try #require(database.id(CharacteristicType.lockCurrentState, of: "Attic Door"), "it is required")
        #expect(database[current]?.value == .integer(1), "it is where its target is")
        #expect(database.accessories[2].services.map(\.isHidden) == [false, false, true])
        #expect(database.accessories[1].services.map(\.isPrimary) == [false, true])
        for accessory in plans.flatMap(\.database.accessories) {
            let iids = accessory.services.flatMap { [$0.iid] + $0.characteristics.map(\.iid) }
            #expect(iids == Array(1...UInt64(iids.count)))
            for service in accessory.services {
                let required = try #require(Catalogue.service(service.type)).required
                #expect(required.allSatisfy { service.characteristic($0) != nil })
            }
        }
    }

    @Test("every service of the catalogue can be had by its name alone", arguments: Catalogue.services)
    func everyService(service: ServiceDefinition) throws {
        let text = """
            {"servers": [{"name": "S", "accessories": [{"name": "A", "services": [{"type": "\(service.name)"}]}]}]}
            """
        let accessory = try #require(try plans(text).first?.database.accessories.first)
        let added = try #require(accessory.services.last)
        #expect(added.type == service.type)
        for characteristic in added.characteristics {
            guard let value = characteristic.value else { continue }
            #expect(try characteristic.metadata.prepared(value) == value, "\(characteristic.type)")
        }
    }

    @Test("is served, and keeps who it is")
    func serving() async throws {
        let folder = try ScratchFolder()
        let first = try await SimulatorFixture(try plans(Self.attic), in: folder)
        #expect(try await first.pairedController(server: 1).accessories().accessories.count == 1)
        try await first.stop()
        let second = try await SimulatorFixture(try plans(Self.attic), in: folder)
        #expect(second.cards.map(\.deviceID) == first.cards.map(\.deviceID))
    }

    @Test(
        "a mistake is named with its place and what would do",
        arguments: [
            (#"{"servers": []}"#, "servers: There is no server."),
            (#"{"server": []}"#, #"There is no "server" here; possible: servers."#),
            (#"{"servers": [{"name": "A"}]}"#, "servers[0]: One accessory is expected"),
            (#"{"servers": [{"bridge": true}]}"#, #"servers[0]: "name" is missing."#),
            (#"{"servers": [{"name": "A", "bridge": 7}]}"#, "servers[0].bridge: true or false is expected."),
            (
                #"{"servers": [{"name": "A", "bridge": true}, {"name": "a", "bridge": true}]}"#,
                "servers[1].name: Another"
            ),
            (
                #"{"servers": [{"name": "A", "bridge": true, "setupCode": "shown"}]}"#,
                #"servers[0].setupCode: A setup code, XXX-XX-XXX, or "displayed" is expected."#
            ),
            (#"{"servers": [{"name": "A", "accessories": [7]}]}"#, "servers[0].accessories[0]: An object"),
            (
                #"{"servers": [{"name": "A", "accessories": [{"name": "B", "services": [{"type": "lightbulbs"}]}]}]}"#,
                #"servers[0].accessories[0].services[0].type: There is no service "lightbulbs"; possible are Lightbulb"#
            ),
        ])
    func mistakes(text: String, reason: String) {
        let error = #expect(throws: DescriptionError.self) { try plans(text) }
        #expect(error?.description.hasPrefix(reason) == true, "\(String(describing: error))")
    }

    @Test(
        "a mistake in a characteristic is named too",
        arguments: [
            (#""glow": 1"#, #"characteristics: There is no characteristic "glow""#),
            (#""brightness": 101"#, "characteristics.brightness: "),
            (#""brightness": "bright""#, "characteristics.brightness: "), (#""on": []"#, "characteristics.on: "),
            (#""brightness": {"most": 4}"#, #"characteristics.brightness: There is no "most" here"#),
            (#""brightness": {"min": "low"}"#, "characteristics.brightness.min: A number"),
            (#""brightness": {"perms": ["rw"]}"#, "characteristics.brightness.perms: A list of pr"),
            (#""on": true, "power state": true"#, #" "On" is there twice."#),
        ])
    func mistakesInCharacteristics(text: String, reason: String) {
        let service = #"{"type": "lightbulb", "characteristics": {\#(text)}}"#
        let house = #"{"servers": [{"name": "A", "accessories": [{"name": "B", "services": [\#(service)]}]}]}"#
        let error = #expect(throws: DescriptionError.self) { try plans(house) }
        #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
        #expect(error?.description.hasPrefix("servers[0].accessories[0].services[0]") == true)
    }
}
