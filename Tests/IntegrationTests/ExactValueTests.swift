// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

extension Processes {
    /// From an accessory over the hub and its socket to the command line and back.
    @Suite("Numbers that not everybody can hold")
    struct ExactValueTests {
        private static let aid: UInt64 = 9_007_199_254_740_993
        private static let database = """
            {"accessories":[
            {"aid":1,"services":[{"iid":1,"type":"3E","characteristics":[
            {"iid":2,"type":"23","perms":["pr"],"format":"string","value":"Bridge"}]}]},
            {"aid":\(aid),"services":[{"iid":1,"type":"3E","characteristics":[
            {"iid":2,"type":"23","perms":["pr"],"format":"string","value":"Counter"}]},
            {"iid":9,"type":"43","characteristics":[
            {"iid":18446744073709551615,"type":"F0000001","perms":["pr","pw","ev"],"format":"uint64",\
            "value":18446744073709551615,"description":"Big Counter"},
            {"iid":11,"type":"35","perms":["pr","pw","ev"],"format":"float","value":19.299999237060547,\
            "minValue":10,"maxValue":38,"minStep":0.10000000149011612},
            {"iid":12,"type":"25","perms":["pr","pw","ev"],"format":"bool","value":1}]}]}]}
            """

        @Test("ids and values of 64 bits are exact, floats have no noise, bools are words")
        func endToEnd() async throws {
            let folder = try ScratchFolder()
            let file = folder.file("counter.json")
            try Data(Self.database.utf8).write(to: URL(filePath: file))
            let (simulator, hub) = (try await SimulatorProcess([file]), try await HubProcess())
            try await hub.hearth("home", "add", "My Home")
            let card = try #require(simulator.cards.first)
            try await hub.hearth("pair", "--address", card.endpoint, "--code", card.setupCode)

            let counter = try #require(try await hub.accessories().first { $0["aid"]?.identifier == Self.aid })
            #expect(counter["name"] == .string("Counter"))
            let read = try await hub.hearth("get", "Counter", "Big Counter", "--json").json["results"]?.elements.first
            #expect(read?["iid"]?.identifier == .max)
            #expect(read?["value"] == .integer(Int128(UInt64.max)))
            try await hub.hearth("set", "Counter", "Big Counter", "18446744073709551614")
            #expect(try await hub.hearth("get", "Counter", "Big Counter").output == "18446744073709551614\n")

            let degrees = try await hub.hearth("get", "Counter", "target temperature", "--json").json
            #expect(degrees["results"]?.elements.first?["value"] == .double(19.3))
            try await hub.hearth("set", "Counter", "target temperature", "20.34")
            let set = try await hub.hearth("get", "Counter", "target temperature", "--json").output
            #expect(set.contains(#""value":20.3"#) || set.contains(#""value" : 20.3"#), "\(set)")
            let power = try await hub.hearth("get", "Counter", "power state", "--json").json
            #expect(power["results"]?.elements.first?["value"] == .bool(true))
        }
    }
}
