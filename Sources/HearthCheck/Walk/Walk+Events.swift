// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

extension Walk {
    /// Longer than an accessory may hold events back to put them together. Source: HAP reference 14.
    private static let coalescing = Duration.milliseconds(1500)

    func checkEvents() async {
        guard let database else { return }
        let ids = database.characteristics.filter { $0.attributes.permissions.contains(.notify) }.map(\.id)
        guard !ids.isEmpty else { return tell(Rule.subscribe.notTested("Nothing sends events.")) }
        await subscribe(ids, on: true, .subscribe)
        await checkRefusedSubscription(database)
        await checkOwnWrite(database)
        await subscribe(ids, on: false, .unsubscribe)
        tell(EventRules(events: heard.withLock { $0 }, database: database).finding)
    }

    /// One finding for all requests together, unless one fails.
    private func subscribe(_ ids: [CharacteristicID], on: Bool, _ rule: Rule) async {
        let what = on ? "A subscription" : "The end of a subscription"
        var findings: [Finding] = []
        for request in CharacteristicWriteRequest.subscriptions(to: ids, on: on) {
            guard let answer = await ask(request.httpRequest, rule) else { return }
            findings.append(RowRules(ids: request.ids, response: answer).write(rule, what))
        }
        var seen: Set<Finding> = []
        tell(findings.filter { seen.insert($0).inserted })
    }

    private func checkRefusedSubscription(_ database: AttributeDatabase) async {
        let id = database.characteristics.first {
            !$0.attributes.permissions.contains(.notify) && $0.attributes.permissions.contains(.read)
        }?.id
        guard let id else { return }
        let request = CharacteristicWriteRequest(rows: [.init(id, ev: true)])
        await refusal(
            request.httpRequest, [id], .notificationNotSupported, .subscribeRefused,
            "A subscription to what sends no events")
    }

    private func checkOwnWrite(_ database: AttributeDatabase) async {
        guard !options.isReadOnly, let group = SafeWrites(database).groups.first,
            let request = await sameValues(group)
        else { return tell(Rule.ownWrite.notTested("Nothing was written.")) }
        let before = heard.withLock(\.count)
        guard let answer = try? await ask(request.httpRequest), answer.isSuccess else { return }
        try? await Task.sleep(for: Self.coalescing)
        let told = heard.withLock { Array($0.dropFirst(before)) }.flatMap { event in
            ((try? CharacteristicResponse(body: event.body))?.rows ?? []).map(\.id)
        }
        tell(
            Set(told).isDisjoint(with: request.ids)
                ? Rule.ownWrite.works("No event comes to the one who wrote.")
                : Rule.ownWrite.broken("A write is told back to the one who wrote it, as an event."))
    }

    /// Identify as a paired controller. Source: HAP reference 11.
    func identifyPaired() async {
        guard options.identifies, let database else { return }
        let id = database.characteristics.first { $0.attributes.type == CharacteristicType.identify }?.id
        guard let id else { return tell(Rule.identify.broken("It has no characteristic Identify.")) }
        let request = CharacteristicWriteRequest(rows: [.init(id, value: .bool(true))])
        guard let answer = await ask(request.httpRequest, .identify) else { return }
        tell(RowRules(ids: [id], response: answer).write(.identify, "A write of Identify"))
    }
}
