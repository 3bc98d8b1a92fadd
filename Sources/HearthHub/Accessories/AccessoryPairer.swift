// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
internal import HAPCatalogue
package import HAPNetwork
package import HearthIPC
package import HearthModel
package import HearthSystem

/// Brings accessory servers into homes: finds, pairs, reads and commits.
///
/// The keys are on disk before anything else happens. If the hub dies or the accessory goes silent after that, adding it
/// again goes on from there and needs no setup code.
package struct AccessoryPairer: Sendable {
    /// How long an accessory may take to be read after it was paired.
    static let firstReading: Duration = .seconds(60)
    /// How often a person is asked again after a wrong code.
    static let attempts = 3

    private let controller: Controller
    private let keyring: Keyring
    private let registry: HomeRegistry
    private let links: AccessoryLinks
    private let board: DiscoveryBoard
    private let agents: SetupAgents
    private let log: Logger

    package init(
        controller: Controller, keyring: Keyring, registry: HomeRegistry, links: AccessoryLinks,
        board: DiscoveryBoard, agents: SetupAgents, log: Logger
    ) {
        self.controller = controller
        self.keyring = keyring
        self.registry = registry
        self.links = links
        self.board = board
        self.agents = agents
        self.log = log
    }

    /// Carries out a request; `answer` is called in the order of the registry.
    package func add(
        _ request: AddAccessory, for client: Client.ID?, answer: @escaping @Sendable (AccessoryAdded) -> Void
    ) async throws(HubError) {
        _ = try await registry.database.requiredHome(request.home)
        try refuseIfIdentityIsOld()
        let target = try await target(of: request)
        guard let deviceID = target.deviceID ?? keptDeviceID(at: target.addresses) else {
            let paired = try await pair(target, with: request)
            return try await links.join(paired.pairing.deviceID) { () async throws(HubError) in
                try await bring(paired, into: request.home, for: client, answer: answer)
            }
        }
        try await links.join(deviceID) { () async throws(HubError) in
            if target.deviceID != nil { try await refuseIfKnown(deviceID, in: request.home) }
            if let key = request.accessoryKey {
                let (link, snapshot) = try await linkInvited(to: target, deviceID, key: key)
                return try await finish(link, snapshot, in: request.home, for: client, answer: answer)
            }
            if let (link, snapshot) = await linkKept(to: target, deviceID) {
                return try await finish(link, snapshot, in: request.home, for: client, answer: answer)
            }
            let paired = try await pair(target, with: request)
            try await bring(paired, into: request.home, for: client, answer: answer)
        }
    }

    /// Keeps the keys of an accessory server just paired, and reads and commits what it is.
    ///
    /// One that is in a home already was reset meanwhile and is known by its address alone; the keys it had were void.
    private func bring(
        _ paired: PairedAccessory, into home: Home.ID, for client: Client.ID?,
        answer: @escaping @Sendable (AccessoryAdded) -> Void
    ) async throws(HubError) {
        let entry = Keyring.Entry(pairing: paired.pairing, address: paired.address.description)
        do {
            try keyring.store(entry)
        } catch {
            await paired.session?.close()
            throw HubError(
                .addAccessoryFailed, "The accessory is paired, but its keys could not be stored: \(error). Reset it.")
        }
        log.notice("paired with \(paired.pairing.deviceID) at \(paired.address)")
        let link = await links.link(to: entry, continuing: paired.session)
        do throws(HubError) {
            try await refuseIfKnown(paired.pairing.deviceID, in: home)
        } catch {
            await links.follow(link)
            throw error
        }
        let snapshot = try await firstSnapshot(of: link)
        try await finish(link, snapshot, in: home, for: client, answer: answer)
    }

    // MARK: - Which one

    /// The accessory server that is meant.
    private struct Target {
        var deviceID: DeviceID?
        var addresses: [SocketAddress]
        var announcement: HearthIPC.DiscoveredAccessory
        var payload: SetupPayload?
    }

    private func target(of request: AddAccessory) async throws(HubError) -> Target {
        let payload = try request.setupPayload.map { text throws(HubError) in try Self.payload(text) }
        if let address = request.address {
            let addresses = try await Self.addresses(of: address)
            return Target(
                deviceID: request.deviceID.flatMap { DeviceID($0) }, addresses: addresses,
                announcement: .init(unannouncedAt: address), payload: payload)
        }
        let wanted = request.deviceID.flatMap { DeviceID(received: Array($0.utf8)) }
        let found = await board.find(within: controller.timing.sighting, on: controller.clock) { id, advertisement in
            if let wanted { return id == wanted }
            return payload?.belongs(to: id, advertisement) == true
        }
        guard let found, let deviceID = found.deviceID else {
            throw payload != nil && wanted == nil ? .payloadNotFoundOnNetwork : .notFoundOnNetwork
        }
        guard payload?.belongs(to: deviceID, found.advertisement) != false else { throw .payloadOfAnother }
        return Target(
            deviceID: deviceID, addresses: found.addresses, announcement: .init(found, deviceID), payload: payload)
    }

    /// The accessory server that we hold keys of and that was last seen at one of these addresses.
    private func keptDeviceID(at addresses: [SocketAddress]) -> DeviceID? {
        let places = Set(addresses.map(\.description))
        let entries = (try? keyring.entries()) ?? []
        return entries.first { $0.address.map(places.contains) ?? false }?.pairing.deviceID
    }

    private static func payload(_ text: String) throws(HubError) -> SetupPayload {
        do throws(SetupPayloadError) {
            return try SetupPayload(text, allowingForbiddenCode: true)
        } catch {
            throw HubError(.invalidParameter, error.description)
        }
    }

    private static func addresses(of text: String) async throws(HubError) -> [SocketAddress] {
        guard let endpoint = Endpoint(text) else {
            throw HubError(.invalidParameter, "\(text) is no address; write HOST:PORT, as in 192.0.2.7:51826.")
        }
        do {
            return try await endpoint.addresses()
        } catch {
            throw HubError(.accessoryDiscoveryFailed, "\(text): \(error)")
        }
    }

    private func refuseIfKnown(_ deviceID: DeviceID, in home: Home.ID) async throws(HubError) {
        guard let holder = await registry.database.homes.first(where: { !$0.accessories(of: deviceID).isEmpty })
        else { return }
        guard holder.id == home else {
            throw HubError(
                .objectAssociatedToAnotherHome, "The accessory is in the home \(holder.name); remove it there first.")
        }
        throw HubError(.objectAlreadyAssociatedToHome, "The accessory is in this home already.")
    }

    // MARK: - Keys that were kept

    /// A working link to an accessory server that we still hold keys of, though it is in no home.
    private func linkKept(to target: Target, _ deviceID: DeviceID) async -> (AccessoryLink, LinkSnapshot)? {
        guard target.announcement.isPaired || target.announcement.deviceID.isEmpty,
            await registry.database.accessories(of: deviceID).isEmpty, let entry = try? keyring.entry(of: deviceID)
        else { return nil }
        let address = target.addresses.first?.description ?? entry.address
        let link = await links.link(to: .init(pairing: entry.pairing, address: address))
        do throws(HubError) {
            return (link, try await firstSnapshot(of: link))
        } catch {
            log.info("\(deviceID): the keys kept from an earlier pairing do not fit any more")
            return nil
        }
    }

    // MARK: - Invited by another controller

    /// A working link to an accessory server that another controller has told of us.
    private func linkInvited(
        to target: Target, _ deviceID: DeviceID, key: String
    ) async throws(HubError) -> (AccessoryLink, LinkSnapshot) {
        guard let publicKey = Hexadecimal.decode(key), publicKey.count == SigningKey.publicKeyByteCount else {
            throw HubError(
                .invalidParameter, "The accessory's key is not \(SigningKey.publicKeyByteCount) bytes in hex.")
        }
        let old = try? keyring.entry(of: deviceID)
        let entry = Keyring.Entry(
            pairing: AccessoryPairing(deviceID: deviceID, publicKey: publicKey),
            address: target.addresses.first?.description)
        do {
            try keyring.store(entry)
        } catch {
            throw HubError(.addAccessoryFailed, "The accessory's key could not be stored: \(error).")
        }
        let link = await links.link(to: entry)
        do throws(HubError) {
            return (link, try await firstSnapshot(of: link))
        } catch {
            guard error.code == .securityFailure else { throw error }
            // It does not let us in, so the key is worth nothing.
            if let old { try? keyring.store(old) } else { try? keyring.remove(deviceID) }
            throw HubError(
                .securityFailure,
                "The accessory does not let this hub in. Have its holder invite this hub: \"hearth identity show\" tells as whom."
            )
        }
    }

    /// After another identity has been imported, pairings would be made under one that nobody has any more.
    private func refuseIfIdentityIsOld() throws(HubError) {
        guard let stored = try? keyring.controllerIdentity(), stored != controller.identity else { return }
        throw .restartNeeded
    }

    // MARK: - Pairing

    private func pair(_ target: Target, with request: AddAccessory) async throws(HubError) -> PairedAccessory {
        if target.announcement.isPaired {
            log.notice("\(target.announcement.deviceID) says that it is paired already; some say so wrongly")
        }
        var refusal: PairingFailure?
        for attempt in 1... {
            let pairing = PairingAttempt(with: target.addresses, expecting: target.deviceID, as: controller)
            do throws(PairingFailure) {
                try await pairing.begin()
            } catch {
                throw HubError(error)
            }
            let code: SetupCode
            do throws(HubError) {
                code = try await setupCode(for: target, request, problem: refusal?.message)
            } catch {
                await pairing.cancel()
                // Whoever gave a wrong code and no other is to hear of that one.
                if let refusal, error.code == .operationCancelled { throw HubError(refusal) }
                throw error
            }
            do throws(PairingFailure) {
                return try await pairing.finish(with: code)
            } catch {
                let canAskAgain = request.setupCode == nil && target.payload?.setupCode == nil
                guard error.code == .setupCodeRefused, canAskAgain, attempt < Self.attempts else {
                    throw HubError(error)
                }
                refusal = error
            }
        }
        throw HubError(.accessoryPairingFailed, "The setup code was refused.")
    }

    private func setupCode(
        for target: Target, _ request: AddAccessory, problem: String?
    ) async throws(HubError) -> SetupCode {
        if let code = target.payload?.setupCode { return code }
        let question = SetupCodeQuestion(accessory: target.announcement, problem: problem)
        let text: String
        if let given = request.setupCode { text = given } else { text = try await agents.setupCode(for: question) }
        do throws(SetupCodeError) {
            return try SetupCode(text, allowingForbidden: true)
        } catch {
            throw HubError(.invalidParameter, error.description)
        }
    }

    // MARK: - Into the home

    /// What the accessory server says of itself, first of all.
    private func firstSnapshot(of link: AccessoryLink) async throws(HubError) -> LinkSnapshot {
        let outcome: Result<LinkSnapshot, HubError>
        do {
            outcome = try await withDeadline(Self.firstReading, clock: controller.clock) {
                for await update in link.updates {
                    defer { link.ledger.take() }
                    switch update {
                    case .reachable(let snapshot): return .success(snapshot)
                    case .unreachable(let failure): return .failure(HubError(failure))
                    case .pairingLost: return .failure(HubError(LinkFailure.pairingLost))
                    case .changed, .databaseChanged, .accessory: continue
                    }
                }
                return .failure(HubError(LinkFailure.ended))
            }
        } catch {
            outcome = .failure(HubError(.operationTimedOut, "The accessory does not tell what it is."))
        }
        if case .failure(let error) = outcome {
            await links.abandon(link)
            throw HubError(
                error.code, "\(error.message) Its keys are kept: add it again when it answers; no setup code is needed."
            )
        }
        return try outcome.get()
    }

    private func finish(
        _ link: AccessoryLink, _ snapshot: LinkSnapshot, in home: Home.ID, for client: Client.ID?,
        answer: @escaping @Sendable (AccessoryAdded) -> Void
    ) async throws(HubError) {
        let deviceID = link.pairing.deviceID
        let category = await links.sighting(of: deviceID).map { Int($0.advertisement.category) } ?? 0
        do throws(HubError) {
            try await registry.commit(for: client, with: LiveNews(snapshot, of: deviceID)) { commit in
                guard let first = commit.addedAccessories.first else { return }
                answer(AccessoryAdded(commit: commit, accessory: first.id))
            } deciding: { database, _ throws(HubError) in
                let accessories = Accessory.all(
                    of: deviceID, in: snapshot.database, values: snapshot.values, category: category,
                    room: try database.requiredHome(home).defaultRoom)
                return try database.changes(adding: accessories, to: home)
            }
        } catch {
            await links.abandon(link)
            throw error
        }
        await links.take(.reachable(snapshot), of: deviceID)
        await links.follow(link)
    }
}

extension Commit {
    fileprivate var addedAccessories: [Accessory] {
        changes.compactMap { change in
            guard case .accessoryAdded(let accessory, _) = change else { return nil }
            return accessory
        }
    }
}

extension HubError {
    fileprivate static let notFoundOnNetwork = HubError(
        .accessoryDiscoveryFailed,
        "No such accessory is seen on the network. See that it has power and is on this network; `hearth discover` lists what is seen, `--address HOST:PORT` reaches where multicast does not."
    )
}

extension HubError {
    fileprivate static let payloadNotFoundOnNetwork = HubError(
        .accessoryDiscoveryFailed,
        "No accessory that is seen on the network belongs to this QR code. See that it has power and is on this network; if it does not say which code is its, name it: `hearth pair NAME --payload …`."
    )
    fileprivate static let payloadOfAnother = HubError(
        .invalidParameter, "The QR code belongs to another accessory than the one that was named; nothing was tried.")
}

extension SetupPayload {
    /// Whether the setup hash that an accessory announces belongs to this payload; nil if that cannot be told.
    /// Source: HAP reference 3.
    fileprivate func belongs(to deviceID: DeviceID, _ advertisement: AccessoryAdvertisement) -> Bool? {
        guard let setupID, let announced = advertisement.setupHash.flatMap({ SetupHash(base64: $0) }),
            let expected = try? SetupHash(setupID: setupID, deviceID: deviceID)
        else { return nil }
        return announced == expected
    }
}

extension HearthIPC.DiscoveredAccessory {
    /// What a person is shown of an accessory that was not discovered.
    fileprivate init(unannouncedAt address: String) {
        self.init(
            accessory: .init(UUID()), deviceID: "", name: address, model: "", category: 1, isPaired: false,
            addresses: [address])
    }
}
