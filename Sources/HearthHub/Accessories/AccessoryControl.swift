// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
package import HearthIPC
package import HearthModel

/// Reads and writes for clients, triggers and scenes: checked against what the device declares, then sent to each
/// accessory server in one request, to all of them at once.
package struct AccessoryControl: Sendable {
    private let registry: HomeRegistry
    private let links: AccessoryLinks
    private let turns = WriteTurns()

    package init(registry: HomeRegistry, links: AccessoryLinks) {
        self.registry = registry
        self.links = links
    }

    /// Reads values from the devices. One result per characteristic, in the order asked.
    package func read(
        _ references: [CharacteristicReference],
        answer: @Sendable ([HearthIPC.CharacteristicResult]) -> Void = { _ in }
    ) async {
        let (mark, database) = await registry.beginRead(references)
        let jobs = references.enumerated().map { Job(place: $0, reading: $1, in: database) }
        let results = await perform(jobs) { jobs in
            await ask(jobs) { link, jobs throws(LinkFailure) in try await link.read(jobs.map(\.id)) }
        }
        await registry.settle(results, since: mark, answer: answer)
    }

    /// A place for a write among others, to be taken in the order in which clients ask.
    package func turn(for writes: [HearthIPC.CharacteristicWrite]) -> WriteTurns.Turn {
        turns.take(writes.map(\.characteristic))
    }

    /// Writes values to the devices. One result per write, in the order asked; numbers out of range are brought into it
    /// (behaviour section 10).
    ///
    /// - Parameters:
    ///   - turn: the place that was taken for it; nil takes one now.
    ///   - answered: called with the places of writes as soon as their device has answered.
    @discardableResult
    package func write(
        _ writes: [HearthIPC.CharacteristicWrite], for client: Client.ID?, in turn: WriteTurns.Turn? = nil,
        answer: @Sendable ([HearthIPC.CharacteristicResult]) -> Void = { _ in },
        answered: @Sendable ([Int]) -> Void = { _ in }
    ) async -> [HearthIPC.CharacteristicResult] {
        let turn = turn ?? self.turn(for: writes)
        let (mark, database) = await registry.beginRead(writes.map(\.characteristic))
        let jobs = writes.enumerated().map { Job(place: $0, writing: $1, in: database) }
        turns.finish(turn, for: jobs.filter { $0.error != nil }.map(\.reference))
        let results = await perform(jobs, answered) { jobs in await write(jobs, for: client, in: turn) }
        await registry.settle(results, since: mark, answer: answer)
        return results
    }

    /// Writes to one accessory server when its turn has come. It is over when the registry has heard of the new values:
    /// then the next writer can be told from this one.
    private func write(
        _ jobs: [Job], for client: Client.ID?, in turn: WriteTurns.Turn
    ) async -> [(Int, HearthIPC.CharacteristicResult)] {
        let references = jobs.map(\.reference)
        await turns.wait(turn, for: references)
        if let client { await registry.beginWrite(references, by: client) }
        let results = await ask(jobs) { link, jobs throws(LinkFailure) in
            try await link.write(jobs.compactMap(\.linkWrite))
        }
        if client != nil { await registry.endWrite(references) }
        turns.finish(turn, for: references)
        return results
    }

    /// Makes an accessory of a home show itself.
    package func identify(_ accessory: Accessory) async throws(HubError) {
        guard accessory.blockedSince == nil else { throw .blocked }
        guard let link = await links.link(to: accessory) else { throw .notLinked }
        let outcome: HAPNetwork.CharacteristicResult
        do throws(LinkFailure) {
            outcome = try await link.identify(accessory.aid)
        } catch {
            throw HubError(error)
        }
        if case .failure(let failure) = outcome.result { throw HubError(failure) }
    }

    /// Reads what an accessory server is made of again; the registry knows when this returns.
    package func refresh(_ id: Accessory.ID) async throws(HubError) {
        let accessory = try await registry.database.usableAccessory(id)
        guard let link = await links.link(to: accessory) else { throw .notLinked }
        do throws(LinkFailure) {
            try await link.rereadDatabase()
        } catch {
            throw HubError(error)
        }
        await link.ledger.untilTaken()
    }

    /// A still picture of a camera.
    package func takeSnapshot(_ request: TakeSnapshot) async throws(HubError) -> Snapshot {
        let accessory = try await registry.database.usableAccessory(request.accessory)
        guard accessory.services.contains(where: { $0.type == ServiceType.cameraRTPStreamManagement }) else {
            throw HubError(.operationNotSupported, "\(accessory.name) has no camera.")
        }
        guard (1...8192).contains(request.width), (1...8192).contains(request.height) else {
            throw HubError(.invalidParameter, "A picture is 1 to 8192 pixels wide and high.")
        }
        guard let link = await links.link(to: accessory) else { throw .notLinked }
        let outcome: Result<CameraSnapshot, CharacteristicFailure>
        do throws(LinkFailure) {
            outcome = try await link.takeSnapshot(width: request.width, height: request.height, of: accessory.aid)
        } catch {
            throw HubError(error)
        }
        switch outcome {
        case .success(let picture):
            return Snapshot(contentType: picture.contentType, image: Base64.encode(picture.bytes))
        case .failure(let failure): throw HubError(failure)
        }
    }

    // MARK: - One request per accessory server

    private typealias Request =
        @Sendable (AccessoryLink, [Job]) async throws(LinkFailure) -> [HAPNetwork.CharacteristicResult]

    /// Has the part of each accessory server done, all at once.
    private func perform(
        _ jobs: [Job], _ answered: @Sendable ([Int]) -> Void = { _ in },
        _ part: @escaping @Sendable ([Job]) async -> [(Int, HearthIPC.CharacteristicResult)]
    ) async -> [HearthIPC.CharacteristicResult] {
        var results = jobs.map { HearthIPC.CharacteristicResult($0.reference, value: nil, error: $0.error) }
        func take(_ part: [(Int, HearthIPC.CharacteristicResult)]) {
            for (place, result) in part { results[place] = result }
            answered(part.map(\.0))
        }
        let perServer = Array(Dictionary(grouping: jobs.filter { $0.error == nil }, by: \.deviceID).values)
        if perServer.count == 1 {
            take(await part(perServer[0]))
            return results
        }
        await withTaskGroup(of: [(Int, HearthIPC.CharacteristicResult)].self) { group in
            for jobs in perServer { group.addTask { await part(jobs) } }
            for await part in group { take(part) }
        }
        return results
    }

    /// Asks one accessory server. What it has told until the answer has reached the registry by then, so an answer and
    /// the events around it are seen in the order in which they came.
    private func ask(_ jobs: [Job], _ request: Request) async -> [(Int, HearthIPC.CharacteristicResult)] {
        guard let deviceID = jobs.first?.deviceID, let link = await links.link(to: deviceID) else {
            return jobs.map { ($0.place, $0.failed(.notLinked)) }
        }
        let outcome: Result<[HAPNetwork.CharacteristicResult], LinkFailure>
        do throws(LinkFailure) {
            outcome = .success(try await request(link, jobs))
        } catch {
            outcome = .failure(error)
        }
        await link.ledger.untilTaken()
        switch outcome {
        case .success(let results): return zip(jobs, results).map { ($0.place, $0.result($1.result)) }
        case .failure(let failure): return jobs.map { ($0.place, $0.failed(HubError(failure))) }
        }
    }
}

/// One row of a read or write on its way to its accessory server.
private struct Job: Sendable {
    let place: Int
    let reference: CharacteristicReference
    private(set) var deviceID: DeviceID?
    private(set) var id = CharacteristicID(aid: 0, iid: 0)
    /// What is written, ready for the device.
    private(set) var value: CharacteristicValue?
    /// What goes with it, for a characteristic that wants it. Source: HAP reference 13.
    private(set) var authorizationData: [UInt8]?
    /// Whether the device answers with a value.
    private(set) var wantsResponse = false
    /// Why it is not even tried.
    private(set) var error: HubError?

    init(place: Int, reading reference: CharacteristicReference, in database: HomeDatabase) {
        self.init(place: place, reference, in: database) { characteristic throws(HubError) in
            guard !characteristic.permissions.contains(.read) else { return nil }
            throw HubError(.writeOnlyCharacteristic, "This characteristic can only be written.")
        }
    }

    init(place: Int, writing write: HearthIPC.CharacteristicWrite, in database: HomeDatabase) {
        self.init(place: place, write.characteristic, in: database) { characteristic throws(HubError) in
            guard characteristic.permissions.contains(.write) else {
                throw HubError(.readOnlyCharacteristic, "This characteristic can only be read.")
            }
            return try ValueRule.prepared(write.value, for: characteristic.metadata)
        }
        guard error == nil, let permissions = try? database.requiredCharacteristic(reference).permissions else {
            return
        }
        wantsResponse = permissions.contains(.writeResponse)
        guard permissions.contains(.additionalAuthorization), let text = write.authorizationData else { return }
        authorizationData = Base64.decode(text)
        if authorizationData == nil { error = HubError(.invalidParameter, "The authorization data is not base64.") }
    }

    private init(
        place: Int, _ reference: CharacteristicReference, in database: HomeDatabase,
        check: (Characteristic) throws(HubError) -> CharacteristicValue?
    ) {
        self.place = place
        self.reference = reference
        do throws(HubError) {
            let accessory = try database.usableAccessory(reference.accessory)
            deviceID = accessory.server
            id = CharacteristicID(aid: accessory.aid, iid: reference.iid)
            value = try check(database.requiredCharacteristic(reference))
        } catch {
            self.error = error
        }
    }

    var linkWrite: HAPNetwork.CharacteristicWrite? {
        value.map { .init(id, $0, authorizationData: authorizationData, wantsResponse: wantsResponse) }
    }

    func failed(_ error: HubError) -> HearthIPC.CharacteristicResult {
        .init(reference, value: nil, error: error)
    }

    func result(
        _ result: Result<CharacteristicValue?, CharacteristicFailure>
    ) -> HearthIPC.CharacteristicResult {
        switch result {
        case .success(let value): .init(reference, value: value)
        case .failure(let failure): failed(HubError(failure))
        }
    }
}
