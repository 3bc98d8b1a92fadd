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
    let journeys: Journeys

    func answer(_ request: ControlRequest) async throws(ControlError) -> JSONValue {
        switch request {
        case .list: await list()
        case .get(let accessory, let characteristic): try await get(accessory, characteristic)
        case .set(let accessory, let characteristic, let value): try await set(accessory, characteristic, value)
        case .press(let accessory, let button, let kind): try await press(accessory, button, kind)
        case .drift(let accessory, let characteristic, let value, let time):
            try await drift(accessory, characteristic, value, over: time)
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
        journeys.stop(found.id, on: place.server.server)
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
        let (id, value) = try Self.press(of: place, button, kind)
        await place.server.server.setValue(.integer(Int128(value)), of: id)
        return .array([
            .object([
                "accessory": .string(place.name), "button": .integer(Int128(button)),
                "kind": .string(Self.presses[value]),
            ])
        ])
    }

    private static func press(
        of place: AccessoryPlace, _ button: Int, _ kind: String
    ) throws(ControlError) -> (CharacteristicID, Int) {
        let buttons = place.characteristics.filter {
            $0.characteristic.type == CharacteristicType.programmableSwitchEvent
        }
        guard !buttons.isEmpty else { throw ControlError("\(place.name) has no button.") }
        guard (1...buttons.count).contains(button) else {
            throw ControlError("\(place.name) has buttons 1 to \(buttons.count).")
        }
        guard let value = presses.firstIndex(of: kind.lowercased()) else {
            throw ControlError("A press is single, double or long.", candidates: presses)
        }
        return (buttons[button - 1].id, value)
    }
}

extension ControlDesk {
    /// The characteristic that a person means.
    func place(_ accessory: String, _ characteristic: String) async throws(ControlError) -> CharacteristicPlace {
        try CharacteristicPlace.find(characteristic, of: AccessoryPlace.find(accessory, among: await places()))
    }

    /// Whether a request can be carried out, as far as that can be told without doing it.
    func check(_ request: ControlRequest) async throws(ControlError) {
        switch request {
        case .list, .log, .fault(.show), .fault(.off): break
        case .get(let accessory, _): _ = try AccessoryPlace.find(accessory, among: await places())
        case .set(let accessory, let characteristic, let value):
            let place = try AccessoryPlace.find(accessory, among: await places())
            if Self.meansReachable(characteristic, of: place) { break }
            _ = try CharacteristicPlace.find(characteristic, of: place).value(from: value)
        case .drift(let accessory, let characteristic, let value, _):
            _ = try await place(accessory, characteristic).value(from: value)
        case .press(let accessory, let button, let kind):
            _ = try Self.press(of: AccessoryPlace.find(accessory, among: await places()), button, kind)
        case .fault(.on(let text, _, _)): _ = try FaultOrder(text)
        }
    }

    private func drift(
        _ accessory: String, _ characteristic: String, _ text: String, over time: Duration
    ) async throws(ControlError) -> JSONValue {
        let place = try await place(accessory, characteristic)
        let value = try place.value(from: text)
        guard value.number != nil, place.characteristic.value?.number != nil else {
            throw ControlError("\(place.name) is no number and cannot drift.")
        }
        let steps = Int((time / Self.longestStep).rounded(.up).clamped(to: 1...1000))
        await place.accessory.server.server.start(
            .init(id: place.id, goal: value, time: time, steps: max(steps, 20)), of: journeys)
        return .array([place.json(place.characteristic.value)])
    }

    /// Between two values on the way of a long drift.
    private static let longestStep: Duration = .seconds(10)
}

extension AccessoryServer {
    fileprivate func start(_ journey: Journeys.Journey, of journeys: Journeys) {
        journeys.start(journey, on: self)
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
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
