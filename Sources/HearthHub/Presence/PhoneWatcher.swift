// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel
package import HearthSystem

/// A phone and whose coming and going it tells.
package struct WatchedPhone: Hashable, Sendable {
    let host: String
    let person: UInt32
    let home: Home.ID
}

/// Looks for people's phones on the network, and tells the registry when one comes or goes.
package struct PhoneWatcher: Sendable {
    /// How often it looks.
    package struct Pace: Hashable, Sendable {
        /// The pause between two looks for a phone that is there.
        package var whileHere: Duration
        /// The pause while it is not: who comes home is to find the light on.
        package var whileAway: Duration

        package init(whileHere: Duration = .seconds(30), whileAway: Duration = .seconds(10)) {
            self.whileHere = whileHere
            self.whileAway = whileAway
        }
    }

    private let registry: HomeRegistry
    private let network: any PhoneNetwork
    private let pace: Pace
    private let clock: any Clock<Duration>
    private let log: Logger

    /// - Parameter clock: what pauses and leave delays go by.
    package init(
        registry: HomeRegistry, network: any PhoneNetwork, pace: Pace = Pace(),
        clock: any Clock<Duration> = ContinuousClock(), log: Logger
    ) {
        self.registry = registry
        self.network = network
        self.pace = pace
        self.clock = clock
        self.log = log
    }

    private enum Signal: Sendable {
        case phonesChanged
        /// A phone is not to be watched any more.
        case ended(WatchedPhone)
    }

    /// Runs until it is cancelled.
    package func run() async {
        let (signals, signal) = AsyncStream.makeStream(of: Signal.self)
        let (_, commits) = await registry.follow()
        signal.yield(.phonesChanged)
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await commit in commits where commit.changes.contains(where: \.touchesPhones) {
                    signal.yield(.phonesChanged)
                }
            }
            var running: Set<WatchedPhone> = []
            for await event in signals {
                if case .ended(let phone) = event { running.remove(phone) }
                for phone in await registry.watchedPhones.keys where running.insert(phone).inserted {
                    group.addTask {
                        await watch(phone)
                        signal.yield(.ended(phone))
                    }
                }
            }
            group.cancelAll()
        }
    }

    /// Looks for a phone until nobody wants to know.
    private func watch(_ watched: WatchedPhone) async {
        let timeline = Timeline(clock)
        var (watch, search) = (PhoneWatch(), PhoneSearch(host: watched.host, network: network))
        var last: Duration?
        while !Task.isCancelled, let wasHere = await registry.watchedPhones[watched].map({ $0.isHere }) {
            let sign = await search.look(wasHere: wasHere)
            // What was said meanwhile counts.
            guard let phone = await registry.watchedPhones[watched] else { return }
            let now = timeline.now
            let news = watch.take(
                sign, after: last.map { now - $0 }, wasHere: phone.isHere, leaveDelay: .seconds(phone.leaveDelay))
            last = now
            if let news { await report(watched, isHere: news) }
            try? await timeline.sleep(until: now + pause(after: news ?? phone.isHere, watch, phone))
        }
    }

    /// Not longer than until the phone would have been silent for long enough.
    private func pause(after isHere: Bool?, _ watch: PhoneWatch, _ phone: Phone) -> Duration {
        guard isHere != false else { return pace.whileAway }
        let left = Duration.seconds(phone.leaveDelay) - watch.silence
        return left > .zero ? min(pace.whileHere, left) : pace.whileHere
    }

    private func report(_ phone: WatchedPhone, isHere: Bool) async {
        log.info("phone \(phone.host) \(isHere ? "is on the network" : "has gone")")
        do throws(HubError) {
            try await registry.phoneReported(phone, isHere: isHere)
        } catch {
            log.error("a phone that comes or goes could not be recorded: \(error.message)")
        }
    }
}

/// Where a phone was found last.
private struct PhoneSearch {
    let host: String
    let network: any PhoneNetwork
    private var known: [IPAddress] = []

    init(host: String, network: any PhoneNetwork) {
        self.host = host
        self.network = network
    }

    /// Looks for it at all of its addresses. One that is there is looked for where it was last even if it does not answer
    /// to its name, since phones sleep; one that has gone is not: its address may be another's by now.
    mutating func look(wasHere: Bool?) async -> PhoneSign {
        if let address = IPAddress(host) { return await network.look(for: address) }
        guard let found = await network.addresses(of: host) else { return .untold }
        if !found.isEmpty || wasHere == false { known = found }
        return await sign(of: known)
    }

    private func sign(of addresses: [IPAddress]) async -> PhoneSign {
        await withTaskGroup(of: PhoneSign.self) { group in
            for address in addresses { group.addTask { await network.look(for: address) } }
            var best = addresses.isEmpty ? PhoneSign.silent : .untold
            for await sign in group { best = best.better(sign) }
            return best
        }
    }
}

extension PhoneSign {
    /// The one that says more.
    fileprivate func better(_ other: PhoneSign) -> PhoneSign {
        switch (self, other) {
        case (.seen(let one), .seen(let two)): .seen(ago: min(one, two))
        case (.seen, _), (.silent, .untold): self
        default: other
        }
    }
}

extension Change {
    /// Whether other phones may be looked for after it.
    fileprivate var touchesPhones: Bool {
        switch self {
        case .personUpdated, .personRemoved, .homeAdded, .homeRemoved: true
        default: false
        }
    }
}
