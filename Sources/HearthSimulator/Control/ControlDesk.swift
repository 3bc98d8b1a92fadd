// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import HAP
internal import HAPCatalogue
internal import HAPNetwork

/// Carries out control requests: the hands of whoever lives in the simulated world.
struct ControlDesk: Sendable {
    let servers: [SimulatedServer]
    let log: WriteLog
    let faults: FaultSwitch

    func answer(_ request: ControlRequest) async throws(ControlError) -> JSONValue {
        switch request {
        case .list: await list()
        case .get(let accessory, let characteristic): try await get(accessory, characteristic)
        case .set(let accessory, let characteristic, let value): try await set(accessory, characteristic, value)
        case .press(let accessory, let button, let kind): try await press(accessory, button, kind)
        case .log: written()
        case .fault(let request): try await fault(request)
        }
    }

    private func fault(_ request: FaultRequest) async throws(ControlError) -> JSONValue {
        switch request {
        case .show: break
        case .on(let text, let server, let times):
            try await faults.turnOn(FaultOrder(text, times: times), at: server)
        case .off(let text, let server):
            // Whatever value it has.
            let name = text.map { String($0.prefix { $0 != "=" }) }
            let fault = name.flatMap { Fault(rawValue: $0) }
            if let name, fault == nil { _ = try FaultOrder(name) }
            try await faults.turnOff(fault, at: server)
        }
        return faults.report
    }

    private func places() async -> [AccessoryPlace] {
        var places: [AccessoryPlace] = []
        for server in servers {
            places += await server.server.attributes.accessories.map { AccessoryPlace(server: server, accessory: $0) }
        }
        return places
    }

    private func list() async -> JSONValue {
        var entries: [JSONValue] = []
        for place in await places() {
            let isReachable = await place.server.server.status(of: place.accessory.aid).isSuccess
            entries.append(
                .object([
                    "server": .string(place.server.plan.name), "aid": .integer(Int128(place.accessory.aid)),
                    "accessory": .string(place.name), "reachable": .bool(isReachable),
                    "characteristics": .array(place.shown.map { $0.json($0.characteristic.value) }),
                ]))
        }
        return .array(entries)
    }

    private func get(_ accessory: String, _ characteristic: String?) async throws(ControlError) -> JSONValue {
        let place = try AccessoryPlace.find(accessory, among: await places())
        guard let characteristic else { return .array(place.shown.map { $0.json($0.characteristic.value) }) }
        let found = try CharacteristicPlace.find(characteristic, of: place)
        return .array([found.json(found.characteristic.value)])
    }

    private func set(
        _ accessory: String, _ characteristic: String, _ text: String
    ) async throws(ControlError) -> JSONValue {
        let place = try AccessoryPlace.find(accessory, among: await places())
        if Self.meansReachable(characteristic, of: place) { return try await setReachable(place, text) }
        let found = try CharacteristicPlace.find(characteristic, of: place)
        let value = try found.value(from: text)
        do throws(HAPStatus) {
            try await place.server.server.writeByHand(value, to: found.id)
        } catch {
            throw ControlError("\(place.name): \(error)")
        }
        return .array([found.json(value)])
    }

    /// "reachable" is no characteristic but stands for whether the device can be reached through its server.
    private static func meansReachable(_ text: String, of place: AccessoryPlace) -> Bool {
        CatalogueWord(text) == CatalogueWord("reachable")
            && !place.characteristics.contains { $0.characteristic.type == CharacteristicType.reachable }
    }

    private func setReachable(_ place: AccessoryPlace, _ text: String) async throws(ControlError) -> JSONValue {
        let metadata = CharacteristicMetadata(format: .bool)
        guard case .bool(let isReachable)? = try? metadata.value(from: text, type: nil) else {
            throw ControlError("Reachable is on or off.")
        }
        await place.server.server.setStatus(isReachable ? .success : .unableToCommunicate, of: place.accessory.aid)
        return .array([.object(["accessory": .string(place.name), "reachable": .bool(isReachable)])])
    }

    private static let presses = ["single", "double", "long"]

    private func press(_ accessory: String, _ button: Int, _ kind: String) async throws(ControlError) -> JSONValue {
        let place = try AccessoryPlace.find(accessory, among: await places())
        let buttons = place.characteristics.filter {
            $0.characteristic.type == CharacteristicType.programmableSwitchEvent
        }
        guard !buttons.isEmpty else { throw ControlError("\(place.name) has no button.") }
        guard (1...buttons.count).contains(button) else {
            throw ControlError("\(place.name) has buttons 1 to \(buttons.count).")
        }
        guard let value = Self.presses.firstIndex(of: kind.lowercased()) else {
            throw ControlError("A press is single, double or long.", candidates: Self.presses)
        }
        await place.server.server.setValue(.integer(Int128(value)), of: buttons[button - 1].id)
        return .array([
            .object([
                "accessory": .string(place.name), "button": .integer(Int128(button)),
                "kind": .string(Self.presses[value]),
            ])
        ])
    }
}

extension ControlDesk {
    private func written() -> JSONValue {
        let content = log.content
        return .object([
            "requests": .integer(Int128(content.requestCount)), "values": .integer(Int128(content.valueCount)),
            "entries": .array(content.entries.map { entry($0) }),
        ])
    }

    private func entry(_ entry: WriteLog.Entry) -> JSONValue {
        let database = servers.first { $0.plan.name == entry.server }?.plan.database
        let rows = zip(entry.request.rows, entry.response.rows).map { row, answer -> JSONValue in
            var object = JSONObject()
            object.append("accessory", (database?[aid: row.id.aid]?.name).map { .string($0) })
            object.append("characteristic", database?[row.id].map { .string($0.type.catalogueName) })
            object.append("id", .string(row.id.description))
            object.append("value", row.value)
            object.append("ev", row.ev.map { .bool($0) })
            object.append("status", .integer(Int128(answer.status.code)))
            return .object(object)
        }
        return .object([
            "time": .string(entry.time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))),
            "server": .string(entry.server), "controller": .string(entry.controller), "rows": .array(Array(rows)),
        ])
    }
}

extension TypeIdentifier {
    fileprivate var catalogueName: String { Catalogue.characteristic(self)?.displayName ?? hapForm }
}

extension AccessoryPlace {
    /// What is worth showing: what can be read, the accessory's information aside.
    fileprivate var shown: [CharacteristicPlace] {
        characteristics.filter {
            $0.service.type != ServiceType.accessoryInformation && $0.characteristic.permissions.contains(.read)
                && $0.characteristic.type != CharacteristicType.name
        }
    }
}
