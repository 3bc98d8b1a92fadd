// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// Keeps the values of one accessory server over restarts of the simulator, in a file beside its keys.
///
/// They are written at most once a second, and at the end; what a crash loses is the last second of a simulation.
struct ValueKeeper: Sendable {
    let path: String

    private static let pause: Duration = .seconds(1)

    /// The database with those kept values that still fit it.
    ///
    /// - Throws: `SystemError`. A file that cannot be read as JSON counts as none.
    func restored(_ database: AttributeDatabase) throws(SystemError) -> AttributeDatabase {
        guard let bytes = try DurableFile.read(path), let kept = (try? JSONReader.read(bytes))?.object else {
            return database
        }
        var database = database
        for (id, attributes) in database.characteristics where Self.isKept(attributes) {
            guard let entry = kept[id.description]?.object, entry["type"]?.string == attributes.type.hapForm,
                let json = entry["value"], let value = attributes.metadata.value(decoding: json),
                (try? attributes.metadata.prepared(value)) != nil
            else { continue }
            database.setValue(value, of: id)
        }
        return database
    }

    /// What is said about the accessory is as the plan has it, a press is over, and so is a stream of a camera.
    private static func isKept(_ attributes: CharacteristicAttributes) -> Bool {
        attributes.type != CharacteristicType.streamingStatus && attributes.permissions.contains(.read)
            && attributes.permissions.contains(.notify)
            && Catalogue.characteristic(attributes.type)?.sendsEventsAtOnce != true
    }

    /// Writes what changes until the task is cancelled, and then once more.
    ///
    /// - Parameter clock: real time, whatever time it is in the simulated world.
    func run(
        _ server: AccessoryServer, _ changes: ChangeFeed, clock: any Clock<Duration> = ContinuousClock()
    ) async throws {
        for await _ in changes.follow(server, .bufferingNewest(1)) {
            try? await clock.sleep(for: Self.pause)
            try await save(server)
        }
        try await save(server)
    }

    private func save(_ server: AccessoryServer) async throws {
        var object = JSONObject()
        var seen: Set<CharacteristicID> = []
        for (id, attributes) in await server.attributes.characteristics where Self.isKept(attributes) {
            // Of those that share an id the first counts. Quirk Q38.
            guard let value = attributes.value, seen.insert(id).inserted else { continue }
            object.append(
                id.description, .object(["type": .string(attributes.type.hapForm), "value": JSONValue(value)]))
        }
        try DurableFile.write(JSONWriter.write(.object(object)), to: path, mode: 0o600)
    }
}
