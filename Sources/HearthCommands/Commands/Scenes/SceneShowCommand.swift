// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// `hearth scene show`.
enum SceneShowCommand {
    static let definition = CommandDefinition(
        "show", "Show what a scene sets", positionals: [CommonArguments.scene],
        examples: [.init("hearth scene show \"Good Night\"", "Show a scene")],
        json: """
            {
              "id": "91AC…",
              "name": "Good Night",
              "kind": "sleep",
              "home": {"id": "0B6D…", "name": "My Home"},
              "lastExecutionDate": "2026-03-01T21:30:00Z",
              "actions": [
                {
                  "id": "5D21…",
                  "accessory": {"id": "6F0C…", "name": "Desk Lamp"},
                  "iid": 9,
                  "characteristic": "Brightness",
                  "value": 10,
                  "text": "10%",
                  "delay": 0
                }
              ]
            }
            """,
        action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let snapshot = try await hub.snapshot()
        let home = try snapshot.home(call.homeName)
        let scene = try home.scene(named: call.arguments.text(CommonArguments.scene))
        call.show(SceneView(scene, in: home, of: snapshot), text(scene, snapshot, call))
        return .success
    }

    private static func text(_ scene: ActionSet, _ snapshot: HubSnapshot, _ call: CommandCall) -> String {
        guard !scene.actions.isEmpty else {
            return
                "\(scene.name) sets nothing yet. Add to it: hearth scene set \"\(scene.name)\" ACCESSORY CHARACTERISTIC VALUE"
        }
        let branches = scene.actions.map { action in
            guard let place = snapshot.place(of: action.characteristic) else {
                return Tree("an accessory that is gone")
            }
            return Tree(
                "\(place.accessory.name), \(place.characteristic.displayName)",
                detail: place.text(action.targetValue) + DelayOption.suffix(action.delay))
        }
        return Tree(call.style.bold(scene.name), branches).text()
    }
}
