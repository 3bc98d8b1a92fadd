// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthIPC
import HearthModel

/// `hearth watch`.
enum WatchCommand {
    private static let accessories = Positional(
        "ACCESSORY", .any, "Only these accessories; without any, everything in every home (or in --home).")

    static let definition = CommandDefinition(
        "watch", "Show changes as they happen, until Ctrl-C",
        discussion: [
            "Shown are values changed by an accessory or by another program, accessories that become reachable or unreachable, scenes that run, and changes of the home. One line each; with --json one object each."
        ],
        positionals: [accessories],
        examples: [
            .init("hearth watch", "Everything"),
            .init("hearth watch \"Front Door\" --json | jq .value", "One accessory, for a program"),
        ],
        json: """
            {"event": "value", "time": "2026-03-01T21:30:00Z", "accessory": {"id": "6F0C…", "name": "Desk Lamp"}, "service": "Lightbulb", "iid": 9, "characteristic": "Brightness", "value": 40, "text": "40%"}
            {"event": "reachability", "time": "2026-03-01T21:30:01Z", "accessory": {"id": "6F0C…", "name": "Desk Lamp"}, "isReachable": false}
            {"event": "scene", "time": "2026-03-01T21:30:02Z", "scene": {"id": "91AC…", "name": "Good Night"}, "isExecuting": true}
            {"event": "change", "time": "2026-03-01T21:30:03Z", "revision": 18, "change": {"roomRenamed": {"room": "A1B2…", "home": "0B6D…", "name": "Big Kitchen"}}, "text": "room \\\"Kitchen\\\" is now \\\"Big Kitchen\\\""}
            """,
        action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        var watch = try Watch(snapshot, scope: scope(call, snapshot))
        try await subscribe(watch.subscriptions(), hub, call)
        if call.console.isTerminal(.messages) { call.note("Watching; stop with Ctrl-C.") }
        for await event in hub.events {
            switch event {
            case .disconnected(let error): throw .hubNotThere(error.message)
            case .notification(let notification):
                show(watch.take(notification), call)
                try await subscribe(watch.subscriptions(), hub, call)
            }
            if call.console.isClosed { break }
        }
        return .success
    }

    private static func scope(_ call: CommandCall, _ snapshot: HubSnapshot) throws(CommandError) -> Watch.Scope {
        let names = call.arguments.all(accessories)
        guard names.isEmpty else {
            var ids: Set<Accessory.ID> = []
            for name in names { ids.insert(try snapshot.accessory(name, home: call.homeName).accessory.id) }
            return .accessories(ids)
        }
        return try call.homeName.map { name throws(CommandError) in .home(try snapshot.home(name).id) } ?? .everything
    }

    /// A characteristic that cannot be subscribed to is told of and passed over.
    private static func subscribe(
        _ references: [CharacteristicReference], _ hub: HubSession, _ call: CommandCall
    ) async throws(CommandError) {
        guard !references.isEmpty else { return }
        let results = try await hub.call(SubscribeCharacteristics(references, isOn: true))
        let failures = results.filter { $0.error != nil }
        guard let first = failures.first?.error else { return }
        call.note("\(failures.count) of \(results.count) values cannot be watched now: \(first.message)")
    }

    private static func show(_ events: [WatchEvent], _ call: CommandCall) {
        let now = call.environment.now()
        for event in events {
            if call.isJSON {
                call.print(JSONOutput.line(event.view(at: now)))
            } else if !event.isRepetition {
                let time = ScheduleText(call.environment.calendar).time(now)
                call.print(call.style.dim(time) + "  " + event.text)
            }
        }
    }
}
