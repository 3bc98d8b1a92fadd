// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthModel

/// One Camera RTP Stream Management of a camera, as the hub talks to it: it can have one stream at a time.
struct StreamManagement: Sendable {
    private typealias Kind = CharacteristicType

    let accessory: Accessory
    let service: HearthModel.Service
    let link: AccessoryLink

    /// All that an accessory has.
    static func all(of accessory: Accessory, over link: AccessoryLink) -> [StreamManagement] {
        accessory.services.filter { $0.type == ServiceType.cameraRTPStreamManagement }
            .map { StreamManagement(accessory: accessory, service: $0, link: link) }
    }

    /// Which one it is.
    var place: CharacteristicReference { CharacteristicReference(accessory: accessory.id, iid: service.iid) }

    /// Where the camera tells whether its stream is in use.
    var status: CharacteristicReference? { reference(Kind.streamingStatus) }

    /// What the camera says before anything is asked of it.
    func capabilities() async throws(HubError) -> StreamNegotiation.Capabilities {
        let types = [
            Kind.streamingStatus, Kind.supportedVideoStreamConfiguration, Kind.supportedAudioStreamConfiguration,
            Kind.supportedRTPConfiguration,
        ]
        let values = try await read(types)
        return StreamNegotiation.Capabilities(
            status: values[types[0]], video: values[types[1]], audio: values[types[2]], transport: values[types[3]])
    }

    /// What Setup Endpoints says.
    func endpoints() async throws(HubError) -> [UInt8] {
        try await read([Kind.setupEndpoints])[Kind.setupEndpoints] ?? []
    }

    /// - Returns: what the camera has answered, if it answers writes.
    func writeEndpoints(_ bytes: [UInt8]) async throws(HubError) -> [UInt8]? {
        try await write(bytes, to: Kind.setupEndpoints)
    }

    func writeSelection(_ bytes: [UInt8]) async throws(HubError) {
        _ = try await write(bytes, to: Kind.selectedRTPStreamConfiguration)
    }

    // MARK: - Values

    private func characteristic(_ type: TypeIdentifier) -> HearthModel.Characteristic? {
        service.characteristics.first { $0.type == type }
    }

    private func reference(_ type: TypeIdentifier) -> CharacteristicReference? {
        characteristic(type).map { CharacteristicReference(accessory: accessory.id, iid: $0.iid) }
    }

    private func id(_ type: TypeIdentifier) -> CharacteristicID? {
        characteristic(type).map { CharacteristicID(aid: accessory.aid, iid: $0.iid) }
    }

    /// Those values that the camera gives.
    private func read(_ types: [TypeIdentifier]) async throws(HubError) -> [TypeIdentifier: [UInt8]] {
        let ids = types.compactMap { type in id(type).map { (type, $0) } }
        var values: [TypeIdentifier: [UInt8]] = [:]
        do throws(LinkFailure) {
            for (row, result) in zip(ids, try await link.read(ids.map(\.1))) {
                if case .success(.data(let bytes)?) = result.result { values[row.0] = bytes }
            }
        } catch {
            throw HubError(error)
        }
        return values
    }

    private func write(_ bytes: [UInt8], to type: TypeIdentifier) async throws(HubError) -> [UInt8]? {
        guard let characteristic = characteristic(type), let id = id(type) else {
            throw HubError(.operationNotSupported, "The camera lacks what starts a stream.")
        }
        let answers = characteristic.permissions.contains(.writeResponse)
        let results: [HAPNetwork.CharacteristicResult]
        do throws(LinkFailure) {
            results = try await link.write([.init(id, .data(bytes), wantsResponse: answers)])
        } catch {
            throw HubError(error)
        }
        switch results.first?.result {
        case .success(.data(let answer)?): return answers ? answer : nil
        case .success, nil: return nil
        case .failure(let failure): throw HubError(failure)
        }
    }
}
