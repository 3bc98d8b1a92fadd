// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPNetwork
import HearthSystem
import HearthTestSupport
import Testing

/// A running link to a scripted accessory, and what it has told.
final class LinkFixture: Sendable {
    let base: ControllerFixture
    let link: AccessoryLink
    let updates = UpdateRecorder()
    private let runner: Task<Void, Never>
    private let reader: Task<Void, Never>

    var accessory: ScriptedAccessory { base.accessory }

    init(
        _ base: ControllerFixture, at addresses: [SocketAddress]? = nil, database: AttributeDatabase? = nil,
        configurationNumber: UInt32? = nil, sighting: LinkSighting? = nil, continuing session: AccessorySession? = nil
    ) async {
        self.base = base
        let link = AccessoryLink(
            to: base.accessory.pairing, at: addresses ?? [base.accessory.address], as: base.controller,
            continuing: session, database: database, configurationNumber: configurationNumber)
        if let sighting { await link.sighted(sighting) }
        self.link = link
        let updates = updates
        runner = Task { await link.run() }
        reader = Task { for await update in link.updates { await updates.append(update) } }
    }

    deinit {
        runner.cancel()
        reader.cancel()
    }

    /// Cancels the link and waits for its end.
    func stop() async {
        runner.cancel()
        await runner.value
        await reader.value
        await accessory.stop()
    }

    func waitForEnd() async {
        await runner.value
        await reader.value
    }

    /// The snapshot of the first time it was reachable after `count` updates.
    @discardableResult
    func reachable(after count: Int = 0) async throws -> LinkSnapshot {
        try await updates.first(after: count, "reachable") {
            if case .reachable(let snapshot) = $0 { snapshot } else { nil }
        }
    }

    func unreachable(after count: Int = 0) async throws -> LinkFailure {
        try await updates.first(after: count, "unreachable") {
            if case .unreachable(let failure) = $0 { failure } else { nil }
        }
    }

    func changes(after count: Int = 0) async throws -> [CharacteristicChange] {
        try await updates.first(after: count, "changes") {
            if case .changed(let changes) = $0 { changes } else { nil }
        }
    }
}

/// Keeps what a stream brings.
actor UpdateRecorder {
    private(set) var all: [LinkUpdate] = []

    var count: Int { all.count }

    func append(_ update: LinkUpdate) { all.append(update) }

    /// The first update of a kind, waited for.
    func first<Found: Sendable>(
        after count: Int, _ what: String, _ match: @escaping @Sendable (LinkUpdate) -> Found?
    ) async throws -> Found {
        var found: Found?
        try await eventually("an update: \(what)") {
            found = all.dropFirst(count).lazy.compactMap(match).first
            return found != nil
        }
        return try #require(found)
    }

    var changes: [CharacteristicChange] {
        all.flatMap { if case .changed(let changes) = $0 { changes } else { [] as [CharacteristicChange] } }
    }
}
