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

    package init(registry: HomeRegistry, links: AccessoryLinks) {
        self.registry = registry
        self.links = links
    }

    /// Reads values from the devices. One result per characteristic, in the order asked.
    package func read(
        _ references: [CharacteristicReference],
        answer: @Sendable ([HearthIPC.CharacteristicResult]) -> Void = { _ in }
    ) async {
        let mark = await registry.beginRead(references)
        let database = await registry.database
        let jobs = references.enumerated().map { Job(place: $0, reading: $1, in: database) }
        let results = await perform(jobs) { link, jobs throws(LinkFailure) in try await link.read(jobs.map(\.id)) }
        await registry.settle(results, since: mark, answer: answer)
    }

    /// Writes values to the devices. One result per write, in the order asked; numbers out of range are brought into it
    /// (behaviour section 10).
    @discardableResult
    package func write(
        _ writes: [HearthIPC.CharacteristicWrite], for client: Client.ID?,
        answer: @Sendable ([HearthIPC.CharacteristicResult]) -> Void = { _ in }
    ) async -> [HearthIPC.CharacteristicResult] {
        let mark = await registry.beginWrite(writes.map(\.characteristic), by: client)
        let database = await registry.database
        let jobs = writes.enumerated().map { Job(place: $0, writing: $1, in: database) }
        let results = await perform(jobs) { link, jobs throws(LinkFailure) in
            try await link.write(jobs.compactMap(\.linkWrite))
        }
        await registry.settle(results, since: mark, answer: answer)
        return results
    }

    /// Makes an accessory of a home show itself.
    package func identify(_ accessory: Accessory) async throws(HubError) {
        guard let link = await link(of: accessory) else { throw .notLinked }
        let outcome: HAPNetwork.CharacteristicResult
        do throws(LinkFailure) {
            outcome = try await link.identify(accessory.aid)
        } catch {
            throw HubError(error)
        }
        if case .failure(let failure) = outcome.result { throw HubError(failure) }
    }

    private func link(of accessory: Accessory) async -> AccessoryLink? {
        guard let deviceID = DeviceID(received: Array(accessory.deviceID.utf8)) else { return nil }
        return await links.link(to: deviceID)
    }

    // MARK: - One request per accessory server

    private typealias Request =
        @Sendable (AccessoryLink, [Job]) async throws(LinkFailure) -> [HAPNetwork.CharacteristicResult]

    private func perform(_ jobs: [Job], _ request: @escaping Request) async -> [HearthIPC.CharacteristicResult] {
        var results = jobs.map { HearthIPC.CharacteristicResult($0.reference, value: nil, error: $0.error) }
        let perServer = Dictionary(grouping: jobs.filter { $0.error == nil }, by: \.deviceID)
        await withTaskGroup(of: [(Int, HearthIPC.CharacteristicResult)].self) { group in
            for (deviceID, jobs) in perServer {
                group.addTask { await perform(jobs, at: deviceID, request) }
            }
            for await part in group {
                for (place, result) in part { results[place] = result }
            }
        }
        return results
    }

    private func perform(
        _ jobs: [Job], at deviceID: DeviceID?, _ request: Request
    ) async -> [(Int, HearthIPC.CharacteristicResult)] {
        guard let deviceID, let link = await links.link(to: deviceID) else {
            return jobs.map { ($0.place, $0.failed(.notLinked)) }
        }
        do throws(LinkFailure) {
            return zip(jobs, try await request(link, jobs)).map { ($0.place, $0.result($1.result)) }
        } catch {
            return jobs.map { ($0.place, $0.failed(HubError(error))) }
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
    }

    private init(
        place: Int, _ reference: CharacteristicReference, in database: HomeDatabase,
        check: (Characteristic) throws(HubError) -> CharacteristicValue?
    ) {
        self.place = place
        self.reference = reference
        do throws(HubError) {
            let accessory = try database.requiredAccessory(reference.accessory)
            deviceID = DeviceID(received: Array(accessory.deviceID.utf8))
            id = CharacteristicID(aid: accessory.aid, iid: reference.iid)
            value = try check(database.requiredCharacteristic(reference))
        } catch {
            self.error = error
        }
    }

    var linkWrite: HAPNetwork.CharacteristicWrite? { value.map { .init(id, $0) } }

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
