// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

/// A hub that is killed again and again while two programs change its database as fast as it answers.
struct CrashTrial {
    struct Outcome: CustomStringConvertible {
        var kills = 0
        var acknowledged = 0
        var lost: [String] = []
        /// The longest time from the start of the hub until all accessories were live.
        var slowestReturn = Duration.zero

        var description: String {
            "\(kills) kills, \(acknowledged) acknowledged, \(lost.count) lost, all accessories live within \(slowestReturn.rounded)"
        }
    }

    private let hub: HubProcess
    private let simulator: SimulatorProcess

    init() async throws {
        simulator = try await SimulatorProcess()
        hub = try await HubProcess(logLevel: "notice")
        try await hub.hearth("home", "add", "My Home")
        for card in simulator.cards {
            try await hub.hearth("pair", "--address", card.endpoint, "--code", card.setupCode)
        }
    }

    func run(kills: Int) async throws -> Outcome {
        var outcome = Outcome()
        let ledger = Ledger()
        for round in 1...kills {
            try await killAmidChanges(ledger, round: round)
            let start = ContinuousClock.now
            try await hub.start()
            let client = try await connect()
            try await outcome.lost += ledger.missing(in: client.call(OpenDatabase()))
            try await eventually("all accessories are live", within: .seconds(20)) {
                let accessories = try await client.call(OpenDatabase()).accessories
                return accessories.count == 15 && accessories.allSatisfy(\.isReachable)
            }
            outcome.slowestReturn = max(outcome.slowestReturn, start.duration(to: .now))
            outcome.kills += 1
            client.close()
        }
        outcome.acknowledged = await ledger.acknowledged
        return outcome
    }

    private func connect() async throws -> HubClient {
        try await .connect(
            to: hub.socketPath, as: "crash trial", deliverOn: DispatchQueue(label: "crash trial"), handlers: .init())
    }

    /// Two programs change rooms; after a few answers, at no particular moment, the hub's process is killed.
    private func killAmidChanges(_ ledger: Ledger, round: Int) async throws {
        let before = await ledger.acknowledged
        try await withThrowingTaskGroup { group in
            for writer in 1...2 {
                let client = try await connect()
                let home = try #require(try await client.call(OpenDatabase()).database?.homes.first?.id)
                group.addTask { await Self.change(home, ledger, through: client, "\(round) \(writer)") }
            }
            try await eventually("changes are acknowledged", within: .seconds(60)) {
                await ledger.acknowledged > before + 2
            }
            try await Task.sleep(for: .microseconds(Int.random(in: 0..<60_000)))
            try await hub.kill()
            try await group.waitForAll()
        }
    }

    /// Adds, renames and removes rooms until the hub is gone.
    private static func change(_ home: Home.ID, _ ledger: Ledger, through client: HubClient, _ name: String) async {
        do {
            for number in 1... {
                let commit = try await client.call(Mutate(AddRoom(home: home, name: "Room \(name) \(number)")))
                await ledger.note(commit)
                guard let old = await ledger.beginChange() else { continue }
                if number.isMultiple(of: 3) {
                    await ledger.note(try await client.call(Mutate(RemoveRoom(home: home, room: old))))
                } else {
                    let name = "Old \(name) \(number)"
                    await ledger.note(try await client.call(Mutate(RenameRoom(home: home, room: old, name: name))))
                }
            }
        } catch {
            // The hub is gone: what was under way is in doubt and stays out of the ledger.
        }
    }
}

/// What the hub has acknowledged.
private actor Ledger {
    private(set) var acknowledged = 0
    private var revision: Revision = 0
    private var present: [Room.ID: String] = [:]
    private var removed: Set<Room.ID> = []

    func note(_ commit: Commit) {
        acknowledged += 1
        revision = max(revision, commit.revision)
        for change in commit.changes {
            switch change {
            case .roomAdded(let room, _): present[room.id] = room.name
            case .roomRenamed(let room, _, let name): present[room] = name
            case .roomRemoved(let room, _): removed.insert(room)
            default: break
            }
        }
    }

    /// A room that the caller will change; until that is acknowledged nothing is expected of it.
    func beginChange() -> Room.ID? {
        guard present.count > 20, let old = present.keys.randomElement() else { return nil }
        present[old] = nil
        return old
    }

    /// What should be in the database and is not, in words.
    func missing(in opened: DatabaseOpened) -> [String] {
        let rooms = opened.database?.homes.first?.rooms ?? []
        let names = Dictionary(rooms.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        var missing = present.filter { names[$0.key] != $0.value }.map { "room \($0.value)" }
        missing += removed.filter { names[$0] != nil }.map { "removal of \($0)" }
        if opened.revision < revision { missing.append("revision \(revision), now \(opened.revision)") }
        return missing
    }
}

extension Duration {
    /// With two decimals, in seconds.
    var rounded: String {
        let hundredths = Int((self / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
