// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthTestSupport
import Testing

@Suite struct RandomLifeTests {
    @Test("a random life makes every kind of change, and the same seed the same ones")
    func kinds() {
        var kinds: [String: Int] = [:]
        for seed in 0..<12 as Range<UInt64> {
            var (house, twin) = (House(), House())
            var (life, same) = (RandomLife(seed: seed), RandomLife(seed: seed))
            for _ in 0..<400 {
                let changes = life.step(&house)
                let again = same.step(&twin)
                #expect(again == changes)
                for change in changes { kinds[String("\(change)".prefix { $0 != "(" }), default: 0] += 1 }
            }
        }
        let all = [
            "homeAdded", "homeRemoved", "homeRenamed", "homeLocated", "primaryHomeChanged", "roomAdded", "roomRemoved",
            "roomRenamed",
            "zoneAdded", "zoneRemoved", "zoneRenamed", "roomAddedToZone", "roomRemovedFromZone", "accessoryAdded",
            "accessoryRemoved", "accessoryRenamed", "accessoryMoved", "accessoryDescribed", "accessoryGone",
            "accessoryBlocked",
            "serviceRenamed", "serviceGroupAdded", "serviceGroupRemoved", "serviceGroupRenamed", "serviceAddedToGroup",
            "serviceRemovedFromGroup", "userAdded", "userRemoved", "userUpdated", "personUpdated",
            "personRemoved",
            "actionSetAdded", "actionSetRemoved", "actionSetRenamed", "actionsChanged", "actionSetExecuted",
            "actionSetPending",
            "triggerAdded", "triggerRemoved", "triggerRenamed", "triggerUpdated",
        ]
        #expect(Set(kinds.keys) == Set(all), "\(kinds)")
    }
}
