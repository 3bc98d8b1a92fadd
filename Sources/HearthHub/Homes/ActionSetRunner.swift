// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel

/// Runs action sets for clients: all writes at once, those to one accessory server in one request.
package struct ActionSetRunner: Sendable {
    private let registry: HomeRegistry
    private let control: AccessoryControl

    package init(registry: HomeRegistry, control: AccessoryControl) {
        self.registry = registry
        self.control = control
    }

    /// Runs an action set, what has a delay later on; `answer` is called with the outcome in the order of the registry.
    ///
    /// The error in the outcome is nil if every action succeeded, `actionSetExecutionPartialSuccess` if some did,
    /// `actionSetExecutionFailed` if none did. Source: behaviour section 11.
    ///
    /// - Throws: what forbids it to start.
    package func run(
        _ id: ActionSet.ID, in home: Home.ID, for client: Client.ID,
        answer: @Sendable (ActionSetExecuted) -> Void
    ) async throws(HubError) {
        let actionSet = try await registry.beginRun(of: id, in: home)
        let writes = actionSet.actions.filter { $0.delay == 0 }.map {
            CharacteristicWrite($0.characteristic, value: $0.targetValue)
        }
        let results = await control.write(writes, for: client)
        await registry.endRun(
            of: id, in: home, for: client, outcome: Self.error(results, of: actionSet), results: results,
            answer: answer)
    }

    private static func error(_ results: [HearthIPC.CharacteristicResult], of actionSet: ActionSet) -> HubError? {
        let failures = results.compactMap(\.error)
        guard let first = failures.first else { return nil }
        guard failures.count < results.count else {
            return HubError(.actionSetExecutionFailed, "\(actionSet.name) failed: \(first.message)")
        }
        return HubError(
            .actionSetExecutionPartialSuccess,
            "\(failures.count) of \(results.count) actions of \(actionSet.name) failed. The first: \(first.message)")
    }
}
