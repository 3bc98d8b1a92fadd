// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessoryLink {
    /// Database, subscriptions, values; in this order, since a read after subscribing leaves no gap.
    ///
    /// Source: HAP reference 14 and 18; quirk Q7.
    func prepare(_ session: AccessorySession) async throws(LinkFailure) {
        if !isDatabaseCurrent { _ = try await readDatabase(over: session) }
        try await subscribe(to: knowledge.plan.subscribable, over: session)
        try await readAll(knowledge.plan.readable, over: session)
    }

    /// Whether the known database may be used for a new connection. Without `c#` it is read again. Quirk Q47.
    private var isDatabaseCurrent: Bool {
        guard let announcedNumber, announcedNumber != 0, knowledge.database != nil else { return false }
        return announcedNumber == knowledge.configurationNumber
    }

    /// Answers whether it is a different one.
    private func readDatabase(over session: AccessorySession) async throws(LinkFailure) -> Bool {
        // What is announced while the answer is under way may already be the next one.
        let number = announcedNumber
        let answer = try await send(.get("/accessories"), over: session, .background)
        guard answer.message.isSuccess else { throw .refused(status: answer.message.status) }
        do {
            var oddities: [Oddity] = []
            let database = try AttributeDatabase(decoding: answer.message.body, noting: &oddities)
            for oddity in oddities { logOnce(oddity.description) }
            let guessed = oddities.filter { $0.kind == .permissionsGuessed }.compactMap(\.characteristic)
            let result = knowledge.take(
                database, at: answer.order, configurationNumber: number, guessedPermissions: Set(guessed))
            if !result.isNew { report(result.changes) }
            return result.isNew
        } catch {
            await session.close()
            throw .malformed(error)
        }
    }

    /// Reads the database of a reachable accessory once more, and announces real differences only. Quirk Q47.
    func refreshDatabase(over session: AccessorySession) async throws(LinkFailure) {
        guard try await readDatabase(over: session) else { return }
        try await subscribe(to: knowledge.plan.subscribable, over: session)
        try await readAll(knowledge.plan.readable, over: session)
        if machine.state.isConnected { publish(.databaseChanged(snapshot(at: session.address))) }
    }

    /// Subscribes accessory by accessory; what refuses is polled. Quirks Q51 and Q52.
    func subscribe(to ids: [CharacteristicID], over session: AccessorySession) async throws(LinkFailure) {
        for request in CharacteristicWriteRequest.subscriptions(to: ids, on: true) {
            let answer = try await ask(request.httpRequest, for: request.ids, over: session, .background)
            var refused: [CharacteristicID] = []
            for (place, id) in request.ids.enumerated() {
                guard let failure = answer.writeFailure(at: place) else { continue }
                correctPermissions(of: id, after: failure)
                refused.append(id)
            }
            knowledge.refusedSubscriptions.subtract(request.ids)
            knowledge.refusedSubscriptions.formUnion(refused)
        }
    }

    /// Reads everything; what the answers leave out is asked for once more. Quirk Q49.
    ///
    /// - Returns: what is left out even then.
    @discardableResult
    func readAll(
        _ ids: [CharacteristicID], over session: AccessorySession
    ) async throws(LinkFailure) -> [CharacteristicID] {
        let results = try await fetch(ids, over: session, .background)
        let missing = results.filter(\.isMissing).map(\.id)
        guard !missing.isEmpty else { return [] }
        return try await fetch(missing, over: session, .background).filter(\.isMissing).map(\.id)
    }
}
