// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

/// A change, who makes it, and what the two programs are told of it.
struct DelegateRow: Sendable, CustomStringConvertible {
    /// Whose wish it is.
    enum Asker: Sendable {
        /// The first program's.
        case program(String)
        /// The first program's, in words that only the running house knows.
        case programOf(@Sendable (DelegateTableTrial) throws -> String)
        /// Neither program's: a third one's, a device's, the hub's, a person's.
        case nobody(@Sendable (DelegateTableTrial) async throws -> Void)
    }

    let description: String
    let asker: Asker
    let toldAsker: [String]
    let toldOther: [String]
    /// Of which messages the row speaks, by how they begin; nil for all.
    let about: [String]?

    /// What the first program asks for: it is told nothing, but `toldAsker`.
    init(_ order: String, _ toldOther: String...) {
        self.init(description: order, .program(order), toldOther: toldOther)
    }

    /// What neither asks for: both are told.
    init(
        _ description: String, told: [String], about: [String]? = nil,
        _ act: @escaping @Sendable (DelegateTableTrial) async throws -> Void
    ) {
        self.init(description: description, .nobody(act), toldAsker: told, toldOther: told, about: about)
    }

    init(
        description: String, _ asker: Asker, toldAsker: [String] = [], toldOther: [String], about: [String]? = nil
    ) {
        self.description = description
        self.asker = asker
        self.toldAsker = toldAsker
        self.toldOther = toldOther
        self.about = about
    }

    /// Makes the change, and compares.
    func run(in trial: DelegateTableTrial) async throws {
        switch asker {
        case .program(let order): try await trial.ask(order)
        case .programOf(let order): try await trial.ask(order(trial))
        case .nobody(let act):
            try await act(trial)
            // What the hub hears of by itself takes its time; what is not to come shows at the mark.
            try? await eventually("all are told", within: .seconds(90)) {
                chosen(trial.toldNow(trial.first)).count >= toldAsker.count
                    && chosen(trial.toldNow(trial.second)).count >= toldOther.count
            }
        }
        try await trial.mark()
        let (first, second) = (chosen(trial.told(trial.first)), chosen(trial.told(trial.second)))
        #expect(first == toldAsker, "\(self): who asked")
        #expect(second == toldOther, "\(self): the other")
    }

    private func chosen(_ messages: [String]) -> [String] {
        guard let about else { return messages }
        return messages.filter { message in about.contains { message.hasPrefix($0) } }
    }
}

/// The table of behaviour section 4, row by row; a later row works on what earlier ones left.
enum DelegateTable {
    static var rows: [DelegateRow] {
        homes + accessories + rooms + groups + sets + triggers + users + devices + trouble + hub
    }

    private static let homes = [
        DelegateRow("add home|Hut", "+home Hut"),
        DelegateRow("make primary|Hut", "primary Hut"),
        DelegateRow("remove home|Hut", "primary My Home", "-home Hut"),
        DelegateRow("rename home|Our Home", "home named Our Home"),
    ]

    private static let accessories = [
        DelegateRow(
            description: "accessory added", .programOf { "add accessory|\(try $0.payload(of: "Lamp"))" },
            toldOther: ["+accessory Lamp"]),
        DelegateRow(
            description: "bridge added", .programOf { "add accessory|\(try $0.payload(of: "Bridge"))" },
            toldAsker: ["+accessory Hall Lamp"], toldOther: ["+accessory Bridge", "+accessory Hall Lamp"]),
        DelegateRow("rename accessory|Lamp|Reading Lamp", "accessory named Reading Lamp"),
        DelegateRow("rename service|Reading Lamp|Bulb", "service of Reading Lamp named Bulb"),
        DelegateRow("associate|Strip", "Strip works 00000040-0000-1000-8000-0026BB765291"),
        DelegateRow("remove accessory|Bridge", "-accessory Hall Lamp", "-accessory Bridge"),
    ]

    private static let rooms = [
        DelegateRow("add room|Attic", "+room Attic"),
        DelegateRow("rename room|Attic|Loft", "room named Loft"),
        DelegateRow("move|Reading Lamp|Loft", "Reading Lamp in Loft"),
        DelegateRow("add zone|Above", "+zone Above"),
        DelegateRow("rename zone|Above|Top", "zone named Top"),
        DelegateRow("into zone|Loft|Top", "Loft into Top"),
        DelegateRow("out of zone|Loft|Top", "Loft out of Top"),
        DelegateRow("into zone|Loft|Top", "Loft into Top"),
        DelegateRow("remove room|Loft", "Loft out of Top", "Reading Lamp in Our Home", "-room Loft"),
        DelegateRow("remove zone|Top", "-zone Top"),
    ]

    private static let groups = [
        DelegateRow("add group|Lights", "+group Lights"),
        DelegateRow("rename group|Lights|Reading", "group named Reading"),
        DelegateRow("into group|Reading Lamp|Reading", "Bulb into Reading"),
        DelegateRow("out of group|Reading Lamp|Reading", "Bulb out of Reading"),
        DelegateRow("remove group|Reading", "-group Reading"),
    ]

    private static let sets = [
        DelegateRow("add set|Dusk", "+set Dusk"),
        DelegateRow("rename set|Dusk|Evening", "set named Evening"),
        DelegateRow("add action|Evening|Reading Lamp|20", "actions of Evening: 1"),
        DelegateRow("retarget|Evening|30", "actions of Evening: 1"),
        DelegateRow("remove action|Evening", "actions of Evening: 0"),
        DelegateRow("add action|Evening|Reading Lamp|60", "actions of Evening: 1"),
    ]

    private static let triggers = [
        DelegateRow(
            description: "trigger added", .programOf { _ in "add trigger|Timer|\(nextMinutes)" },
            toldOther: ["+trigger Timer"]),
        DelegateRow("rename trigger|Timer|Nightly", "trigger named Nightly"),
        DelegateRow("add set to trigger|Evening|Nightly", "trigger Nightly updated"),
        DelegateRow("enable|Nightly", "trigger Nightly updated"),
        DelegateRow("trigger fired", told: ["trigger Nightly updated"], about: ["trigger"]) { _ in },
        DelegateRow("add set|Other", "+set Other"),
        DelegateRow("add set to trigger|Other|Nightly", "trigger Nightly updated"),
        DelegateRow("remove set from trigger|Other|Nightly", "trigger Nightly updated"),
        DelegateRow("remove trigger|Nightly", "-trigger Nightly"),
        DelegateRow("remove set|Other", "-set Other"),
    ]

    /// The next whole minute that leaves time for the rows in between.
    private static var nextMinutes: Int { (Int(Date().timeIntervalSince1970) + 8) / 60 * 60 + 60 }

    private static let users = [
        DelegateRow("user added", told: ["+user daemon"]) { try await $0.hub.hearth("user", "invite", "daemon") },
        DelegateRow("another user's rights", told: []) {
            try await $0.hub.hearth("user", "invite", "daemon", "--administrator")
        },
        DelegateRow("remove user|daemon", "-user daemon"),
    ]

    private static let devices = [
        DelegateRow("values without notification", told: []) {
            try await $0.simulator("Lamp").control("set", "Lamp", "brightness", "11")
        },
        DelegateRow("listen|Reading Lamp"),
        DelegateRow(description: "own write", .program("write|Reading Lamp|12"), toldOther: []),
        DelegateRow("the other begins to listen", told: []) { try await $0.ask("listen|Reading Lamp", $0.second) },
        DelegateRow("write|Reading Lamp|13", "Reading Lamp at 13"),
        DelegateRow("value changed by hand", told: ["Reading Lamp at 14"]) {
            try await $0.simulator("Lamp").control("set", "Lamp", "brightness", "14")
        },
        DelegateRow("be deaf|Reading Lamp"),
        DelegateRow(
            description: "value changed by hand; one is deaf",
            .nobody { try await $0.simulator("Lamp").control("set", "Lamp", "brightness", "15") },
            toldOther: ["Reading Lamp at 15"]),
        DelegateRow(
            "services, firmware, reachability",
            told: [
                "Reading Lamp unreachable", "Reading Lamp reachable", "services of Reading Lamp",
                "firmware 2.0 of Reading Lamp",
            ]
        ) { try await $0.replaceLamp() },
    ]

    private static let trouble = [
        DelegateRow("accessory in trouble", told: ["error 61 of Reading Lamp, blocked"], about: ["error"]) {
            try await $0.misbehave("Lamp", until: "error")
        },
        DelegateRow(
            description: "accessory unblocked",
            .nobody { trial in
                try await trial.ask("unblock|Reading Lamp")
                try await eventually("it is back", within: .seconds(30)) { try await trial.hub.isAllReachable() }
            }, toldOther: ["unblocked Reading Lamp"], about: ["unblocked"]),
    ]

    private static let hub = [
        DelegateRow("state of the hub", told: ["hub 2", "hub 1"], about: ["hub"]) { trial in
            try await trial.hub.stop()
            try await trial.hub.start()
        },
        DelegateRow(
            description: "much has changed while a program was cut off",
            .nobody { try await $0.change(missedBy: $0.second) }, toldAsker: ["+room Missed"], toldOther: ["homes"],
            about: ["homes", "+room Missed"]),
        DelegateRow("remove accessory|Reading Lamp", "actions of Evening: 0", "-accessory Reading Lamp"),
    ]
}
