// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

extension AccessoryLink {
    /// How long until something is due. Never zero, so that a chore that cannot be done does not keep a core busy.
    func untilNextChore(_ silence: AccessorySession.Silence) -> Duration {
        var due = tending.lastPoll + controller.timing.pollInterval - timeline.now
        if tending.hasUrgentChores { due = .zero }
        if tending.wantsValues { due = min(due, untilValuesMayBeRead) }
        if knowledge.plan.lifeSign != nil {
            let lifeSign =
                silence.sinceRequest == nil
                ? controller.timing.lifeSignInterval - silence.sinceLastSign : controller.timing.lifeSignInterval
            due = min(due, lifeSign)
        }
        return max(due, .milliseconds(10))
    }

    /// Does what is due, the most important first.
    func doChores(_ session: AccessorySession) async throws(LinkFailure) {
        if tending.wantsDatabase {
            tending.wantsDatabase = false
            try await refreshDatabase(over: session)
        }
        if !tending.returnedAccessories.isEmpty { try await welcome(over: session) }
        if tending.wantsValues, untilValuesMayBeRead <= .zero { try await readDoubtfulValues(over: session) }
        if timeline.now - tending.lastPoll >= controller.timing.pollInterval {
            tending.lastPoll = timeline.now
            _ = try await fetch(knowledge.pollable, over: session, .background)
        }
        try await askForLifeSign(over: session)
    }

    /// So that one whose events never can be read is not asked all the time.
    private var untilValuesMayBeRead: Duration {
        guard let last = tending.lastDoubt else { return .zero }
        return last + controller.timing.lifeSignInterval - timeline.now
    }

    /// Reads what the events that could not be understood may have been about. What is not told even then is stale.
    private func readDoubtfulValues(over session: AccessorySession) async throws(LinkFailure) {
        tending.wantsValues = false
        tending.lastDoubt = timeline.now
        let notifying = Set(knowledge.plan.subscribable)
        let missing = try await readAll(knowledge.plan.readable.filter(notifying.contains), over: session)
        report(
            missing.filter { knowledge.values.doubt($0) }.map {
                CharacteristicChange(id: $0, value: nil, cause: .read)
            })
    }

    /// An accessory behind a bridge that came back may have forgotten us, or never have heard of us.
    private func welcome(over session: AccessorySession) async throws(LinkFailure) {
        let aids = tending.returnedAccessories
        tending.returnedAccessories = []
        let refused = knowledge.plan.subscribable.filter {
            aids.contains($0.aid) && knowledge.refusedSubscriptions.contains($0)
        }
        try await subscribe(to: refused, over: session)
        _ = try await fetch(knowledge.plan.readable(of: aids), over: session, .background)
    }

    /// One small read when nothing has been heard for a while. No answer closes the session. Quirk Q4.
    private func askForLifeSign(over session: AccessorySession) async throws(LinkFailure) {
        let isWanted = tending.wantsLifeSign
        tending.wantsLifeSign = false
        let silence = await session.silence
        // A request under way is as good; somebody watches over it.
        guard silence.sinceRequest == nil, let id = knowledge.plan.lifeSign else { return }
        guard isWanted || silence.sinceLastSign >= controller.timing.lifeSignInterval else { return }
        _ = try await fetch([id], over: session, .background, within: await patience(with: session))
    }

    /// Has an accessory that leaves a request unanswered count as unreachable, long before the request is given up:
    /// some are just slow. Quirk Q9.
    func watch(over session: AccessorySession) async -> LinkFailure {
        while (try? await controller.clock.sleep(for: Self.watchInterval)) != nil {
            guard let waiting = await session.silence.sinceRequest else { continue }
            guard waiting >= (await patience(with: session)), case .reachable = machine.state else { continue }
            machine.stoppedAnswering()
            tellState()
        }
        return .ended
    }

    private static let watchInterval: Duration = .seconds(1)

    /// Twice the slowest answer of the session, but at least what any accessory is given.
    private func patience(with session: AccessorySession) async -> Duration {
        let timing = controller.timing
        return min(max(timing.lifeSignPatience, await session.slowestAnswer * 2), timing.request)
    }
}
