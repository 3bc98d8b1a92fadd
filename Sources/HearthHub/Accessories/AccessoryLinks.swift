// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
package import HAPNetwork
package import HearthIPC
internal import HearthModel
package import HearthSystem

/// The links to all accessory servers of the database: one each, from the hub's start to the server's removal.
///
/// What links report goes to the registry, in order; what clients ask for goes through ``AccessoryControl`` to the link.
package actor AccessoryLinks {
    private let controller: Controller
    private let keyring: Keyring
    private let registry: HomeRegistry
    private let log: Logger
    private var links: [DeviceID: AccessoryLink] = [:]
    /// What discovery said last, for links that begin later.
    private var sightings: [DeviceID: HAPNetwork.DiscoveredAccessory] = [:]
    private var problems: [DeviceID: String] = [:]
    /// Where each answered last, as far as the keyring is known to have it.
    private var addresses: [DeviceID: String] = [:]
    private let conversations = Errands()
    /// The accessory servers of the database, as far as its commits were followed.
    private var members: Set<DeviceID> = []
    /// Those that are being brought into a home right now.
    private var joining: Set<DeviceID> = []
    /// Those that are read again since they left accessories out.
    private var rereading: Set<DeviceID> = []
    private var conducts: [DeviceID: Conduct] = [:]
    /// Who waits until an accessory server that was removed is unpaired.
    private var waiting: [DeviceID: [AsyncStream<Never>.Continuation]] = [:]

    package init(controller: Controller, keyring: Keyring, registry: HomeRegistry, log: Logger) {
        self.controller = controller
        self.keyring = keyring
        self.registry = registry
        self.log = log
    }

    /// Links every accessory server of the database and keeps the links until it is cancelled.
    package func run() async {
        let (database, commits) = await registry.follow()
        members = database.accessoryServers
        await withDiscardingTaskGroup { [conversations] group in
            // The first connect while the keys of the others are still being read.
            group.addTask { await conversations.run() }
            for deviceID in members.subtracting(database.blockedServers) { begin(deviceID) }
            for await commit in commits {
                await endRemoved(commit)
                await takeBlocks(commit)
            }
            group.cancelAll()
        }
    }

    private func begin(_ deviceID: DeviceID) {
        do {
            guard let entry = try keyring.entry(of: deviceID) else {
                problems[deviceID] =
                    "The keys of this accessory are missing. Restore them from a backup, or remove it and pair again."
                return log.error("\(deviceID): no keys; it stays unreachable")
            }
            follow(link(to: entry))
            addresses[deviceID] = entry.address
        } catch {
            problems[deviceID] = "\(error)"
            log.error("\(deviceID): \(error)")
        }
    }

    // MARK: - Links

    /// A running link, whose updates the caller reads until it hands it to `follow`.
    func link(to entry: Keyring.Entry, continuing session: AccessorySession? = nil) -> AccessoryLink {
        let deviceID = entry.pairing.deviceID
        let sighting = sightings[deviceID]
        let known = entry.address.flatMap { SocketAddress($0) }
        let candidates = (sighting?.addresses ?? []) + (known.map { [$0] } ?? [])
        let link = AccessoryLink(to: entry.pairing, at: candidates, as: controller, continuing: session)
        addresses[deviceID] = nil
        if let old = links.updateValue(link, forKey: deviceID) { conversations.begin { await old.end() } }
        conversations.begin { await link.run() }
        if let sighting { conversations.begin { await link.sighted(LinkSighting(sighting)) } }
        return link
    }

    /// Passes what the link reports to the registry, from now on.
    func follow(_ link: AccessoryLink) {
        conversations.begin { [self] in
            for await update in link.updates {
                await take(update, from: link)
                link.ledger.take()
            }
        }
    }

    func link(to deviceID: DeviceID) -> AccessoryLink? { links[deviceID] }

    func link(to accessory: Accessory) -> AccessoryLink? { accessory.server.flatMap { links[$0] } }

    /// Ends a link whose accessory server was not added after all; the keys stay.
    func abandon(_ link: AccessoryLink) async {
        forget(link)
        await link.end()
    }

    /// Another link may have taken its place.
    private func forget(_ link: AccessoryLink) {
        if links[link.pairing.deviceID] === link { links[link.pairing.deviceID] = nil }
    }

    /// Hears of an accessory server on the network.
    package func sighted(_ sighting: Sighting) async {
        let accessory = sighting.accessory
        guard let deviceID = accessory.deviceID else { return }
        if case .vanished = sighting { return }
        sightings[deviceID] = accessory
        await links[deviceID]?.sighted(LinkSighting(accessory, isAnnouncement: sighting.isAnnouncement))
    }

    func sighting(of deviceID: DeviceID) -> HAPNetwork.DiscoveredAccessory? { sightings[deviceID] }

    // MARK: - Joining

    /// Brings an accessory server into a home while nobody else does. If it was removed just before, that is waited for.
    ///
    /// - Throws: `accessoryIsBusy` if somebody else is at it; what `body` throws.
    nonisolated func join(
        _ deviceID: DeviceID, _ body: () async throws(HubError) -> Void
    ) async throws(HubError) {
        guard await beginJoining(deviceID) else {
            throw HubError(.accessoryIsBusy, "The accessory is being added right now, by another program perhaps.")
        }
        do throws(HubError) {
            await untilUnpaired(deviceID)
            try await body()
        } catch {
            await endJoining(deviceID)
            throw error
        }
        await endJoining(deviceID)
    }

    private func beginJoining(_ deviceID: DeviceID) -> Bool { joining.insert(deviceID).inserted }

    private func endJoining(_ deviceID: DeviceID) { joining.remove(deviceID) }

    /// Waits while there is a link to an accessory server that is in no home: it is going to be unpaired.
    private func untilUnpaired(_ deviceID: DeviceID) async {
        guard await registry.database.accessories(of: deviceID).isEmpty, links[deviceID] != nil else { return }
        let (unpaired, continuation) = AsyncStream.makeStream(of: Never.self)
        waiting[deviceID, default: []].append(continuation)
        for await _ in unpaired {}
    }

    // MARK: - What links report

    /// Takes what a link reports, unless another has taken its place.
    private func take(_ update: LinkUpdate, from link: AccessoryLink) async {
        guard links[link.pairing.deviceID] === link else { return }
        await take(update, of: link.pairing.deviceID)
    }

    func take(_ update: LinkUpdate, of deviceID: DeviceID) async {
        switch update {
        case .reachable(let snapshot):
            problems[deviceID] = nil
            log.info("\(deviceID) is reachable at \(snapshot.address)")
            remember(snapshot.address, of: deviceID)
            await take(snapshot, of: deviceID)
        case .databaseChanged(let snapshot):
            log.info("\(deviceID) has changed its services")
            await take(snapshot, of: deviceID)
        case .unreachable(let failure):
            problems[deviceID] = failure.description
            log.notice("\(deviceID) is unreachable: \(failure)")
            await report(nobodyReachableOf: deviceID)
            await judge(failure, of: deviceID)
        case .pairingLost:
            problems[deviceID] = LinkFailure.pairingLost.description
            log.warning("\(deviceID): \(LinkFailure.pairingLost)")
            await report(nobodyReachableOf: deviceID)
        case .changed(let changes):
            await report(changes, of: deviceID)
        case .accessory(let aid, let isReachable):
            await registry.reachabilityReported([
                AccessoryState(Accessory.ID(deviceID: deviceID, aid: aid), isReachable: isReachable)
            ])
        }
    }

    private func take(_ snapshot: LinkSnapshot, of deviceID: DeviceID) async {
        let category = sightings[deviceID].map { Int($0.advertisement.category) } ?? 0
        let news = LiveNews(snapshot, of: deviceID)
        do throws(HubError) {
            let commit = try await registry.commit(with: news) { database, context throws(HubError) in
                try database.changes(describing: snapshot, of: deviceID, category: category, at: context.now)
            }
            for change in commit.changes { tell(change, of: deviceID) }
        } catch {
            log.error("\(deviceID): its description could not be stored: \(error.message)")
            await registry.take(news)
        }
    }

    /// What a person may wonder about later is in the log.
    private func tell(_ change: Change, of deviceID: DeviceID) {
        switch change {
        case .accessoryGone(let id, _, let since):
            log.notice("\(deviceID) \(since == nil ? "mentions \(id) again" : "no longer mentions \(id)")")
            if since != nil { lookAgain(at: deviceID) }
        case .accessoryAdded(let accessory, _):
            log.notice("\(deviceID) has \"\(accessory.name)\" as aid \(accessory.aid)")
        case .accessoryRemoved(let id, _): log.warning("\(deviceID) has given the number of \(id) to another device")
        default: break
        }
    }

    /// Some bridges come up half empty and say nothing when they are complete. Source: HAP reference 17; quirk Q48.
    private func lookAgain(at deviceID: DeviceID) {
        guard rereading.insert(deviceID).inserted else { return }
        conversations.begin { [self] in await reread(deviceID) }
    }

    private func reread(_ deviceID: DeviceID) async {
        for pause in controller.timing.missingRereads {
            guard (try? await controller.clock.sleep(for: pause)) != nil, await isMissingSome(deviceID) else { break }
            try? await links[deviceID]?.rereadDatabase()
        }
        rereading.remove(deviceID)
    }

    private func isMissingSome(_ deviceID: DeviceID) async -> Bool {
        await registry.database.accessories(of: deviceID).contains { $0.goneSince != nil }
    }

    private func report(nobodyReachableOf deviceID: DeviceID) async {
        await registry.reachabilityReported(
            registry.database.accessories(of: deviceID).map { AccessoryState($0.id, isReachable: false) })
    }

    private func report(_ changes: [CharacteristicChange], of deviceID: DeviceID) async {
        for change in changes {
            let state = CharacteristicState(.init(change.id, of: deviceID), value: change.value)
            await registry.valuesReported([state], arePresses: change.isPress, areWritten: change.cause == .write)
        }
    }

    private func remember(_ address: SocketAddress, of deviceID: DeviceID) {
        guard addresses[deviceID] != address.description else { return }
        do {
            guard let entry = try keyring.entry(of: deviceID) else { return }
            if entry.address != address.description {
                try keyring.store(.init(pairing: entry.pairing, address: address.description))
            }
            addresses[deviceID] = address.description
        } catch {
            log.warning("\(deviceID): its address could not be stored: \(error)")
        }
    }

    // MARK: - Blocking

    /// Blocks an accessory server that has broken the protocol too often.
    private func judge(_ failure: LinkFailure, of deviceID: DeviceID) async {
        let now = await registry.context.now
        guard conducts[deviceID, default: Conduct()].note(failure, at: now) else { return }
        conducts[deviceID] = nil
        log.warning("\(deviceID) breaks the protocol again and again, the last time so: \(failure). It is blocked.")
        do throws(HubError) {
            try await registry.commit { database, context throws(HubError) in
                database.changes(blocking: deviceID.text, at: context.now)
            }
        } catch {
            log.error("\(deviceID) could not be blocked: \(error.message)")
        }
    }

    /// Talks no longer to those that were blocked, and again to those that are no more.
    private func takeBlocks(_ commit: Commit) async {
        for case .accessoryBlocked(let id, _, let since) in commit.changes {
            guard let accessory = await registry.database.accessory(id)?.accessory, accessory.bridge == nil,
                let deviceID = accessory.server
            else { continue }
            if since == nil { unblock(deviceID) } else { await block(deviceID) }
        }
    }

    private func block(_ deviceID: DeviceID) async {
        problems[deviceID] = HubError.blocked.message
        if let link = links[deviceID] { await abandon(link) }
        await report(nobodyReachableOf: deviceID)
    }

    private func unblock(_ deviceID: DeviceID) {
        problems[deviceID] = nil
        if links[deviceID] == nil { begin(deviceID) }
    }

    // MARK: - Removal

    /// Unpairs accessory servers that have left the database. The keys of one that cannot be reached are kept: it can be
    /// added again without its code.
    ///
    /// One that is being paired is in no home either, but was never in one.
    private func endRemoved(_ commit: Commit) async {
        members.formUnion(commit.changes.compactMap(\.addedServer))
        guard commit.changes.contains(where: \.removesAccessories) else { return }
        let kept = await registry.database.accessoryServers
        for deviceID in members.subtracting(kept) {
            problems[deviceID] = nil
            if let link = links[deviceID] { conversations.begin { [self] in await unpair(link) } }
        }
        members.formIntersection(kept)
    }

    private func unpair(_ link: AccessoryLink) async {
        let deviceID = link.pairing.deviceID
        do {
            try await withDeadline(.seconds(15), clock: controller.clock) { try await link.removePairing() }
            try keyring.remove(deviceID)
            log.notice("\(deviceID) is unpaired")
        } catch {
            log.warning(
                "\(deviceID) could not be told that it was removed (\(error)). Its keys are kept; reset it, or add it again."
            )
        }
        forget(link)
        await link.end()
        for continuation in waiting.removeValue(forKey: deviceID) ?? [] { continuation.finish() }
    }

    // MARK: - Status

    package func status() async -> [AccessoryServerStatus] {
        let (database, links) = (await registry.database, links)
        // One visit to their loop, not one for each.
        let states = await controller.eventLoop.value {
            links.mapValues { link in link.assumeIsolated { ($0.bestAddress?.description, $0.state.word) } }
        }
        return database.accessoryCounts.sorted { $0.key.text < $1.key.text }.map { deviceID, count in
            let (address, state) = states[deviceID] ?? (nil, "unreachable")
            return AccessoryServerStatus(
                deviceID: deviceID.text, address: address, state: state, accessories: count,
                problem: problems[deviceID])
        }
    }
}

extension AccessoryLink {
    /// Where it answers, else where it is looked for first.
    fileprivate var bestAddress: SocketAddress? { addressInUse ?? addresses.first }
}

extension LinkState {
    fileprivate var word: String {
        switch self {
        case .connecting: "connecting"
        case .reachable: "reachable"
        case .notAnswering, .waiting, .ended: "unreachable"
        case .pairingLost: "pairing lost"
        }
    }
}

extension HAPNetwork.DiscoveredAccessory {
    var deviceID: DeviceID? { DeviceID(received: Array(advertisement.deviceID.utf8)) }
}

extension Sighting {
    fileprivate var isAnnouncement: Bool {
        if case .heard = self { true } else { false }
    }
}
