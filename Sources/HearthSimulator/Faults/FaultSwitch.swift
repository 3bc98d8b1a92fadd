// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

/// Turns faults of the simulator's servers on and off, with all that has to happen at that moment.
struct FaultSwitch: Sendable {
    let servers: [SimulatedServer]
    let movements: Movements

    /// - Parameter name: of a server; nil for all.
    /// - Throws: ``ControlError``.
    func turnOn(_ order: FaultOrder, at name: String? = nil) async throws(ControlError) {
        for server in try targets(of: order, named: name) { try await turnOn(order, server) }
    }

    private func targets(of order: FaultOrder, named name: String?) throws(ControlError) -> [SimulatedServer] {
        guard name == nil else { return try servers(named: name) }
        switch (order.fault, order.value) {
        // One swap takes two of them.
        case (.swapPorts, _): return Array(servers.prefix(1))
        case (.shrunkenList, .number(let count)):
            let bridges = servers.filter { $0.plan.database.accessories.count > count }
            return bridges.isEmpty ? servers : bridges
        default: return servers
        }
    }

    /// - Parameters:
    ///   - fault: nil for all.
    ///   - name: of a server; nil for all.
    func turnOff(_ fault: Fault? = nil, at name: String? = nil) async throws(ControlError) {
        for server in try servers(named: name) {
            for order in server.faults.orders where fault == nil || order.fault == fault {
                try await turnOff(order.fault, server)
            }
        }
    }

    /// What is on, for programs.
    var report: JSONValue {
        .array(
            servers.flatMap { server in
                server.faults.orders.map { order -> JSONValue in
                    var object: JSONObject = [
                        "server": .string(server.plan.name), "fault": .string(order.text),
                        "text": .string(order.fault.definition.text),
                    ]
                    let acted = server.faults.actions(of: order.fault)
                    object.append("acted", order.fault.isCounted ? .integer(Int128(acted)) : nil)
                    object.append("times", order.times.map { .integer(Int128($0)) })
                    return .object(object)
                }
            })
    }

    private func servers(named name: String?) throws(ControlError) -> [SimulatedServer] {
        guard let name else { return servers }
        return [try server(named: name)]
    }

    private func server(named name: String) throws(ControlError) -> SimulatedServer {
        guard let server = servers.first(where: { $0.isNamed(name) }) else {
            throw ControlError("There is no server \"\(name)\".", candidates: servers.map(\.plan.name))
        }
        return server
    }

    private func turnOn(_ order: FaultOrder, _ server: SimulatedServer) async throws(ControlError) {
        if server.faults.has(order.fault) { try await turnOff(order.fault, server) }
        switch order.fault {
        case .reset: return try await carryOut { try await server.server.forgetPairings() }
        case .shrunkenList: try await shrink(order, server)
        case .swapPorts: return try await swap(order, server)
        default: break
        }
        let number = server.faults.turnOn(order)
        switch order.fault {
        case .dropEvery: dropAgain(number, server)
        case .announceUnspecified, .announceStalePort: try await announce(server)
        default: break
        }
    }

    private func turnOff(_ fault: Fault, _ server: SimulatedServer) async throws(ControlError) {
        server.faults.turnOff(fault)
        switch fault {
        case .shrunkenList: try await grow(server)
        case .swapPorts: try await swapBack(server)
        case .announceUnspecified, .announceStalePort: try await announce(server)
        default: break
        }
    }

    private func carryOut(_ body: () async throws -> Void) async throws(ControlError) {
        do {
            try await body()
        } catch {
            throw ControlError("It could not be done: \(error)")
        }
    }

    private func announce(_ server: SimulatedServer) async throws(ControlError) {
        try await carryOut { try await server.server.announceAgain() }
    }
}

extension FaultSwitch {
    private func dropAgain(_ number: UInt64, _ server: SimulatedServer) {
        guard server.faults.holds(number, .dropEvery), let pause = server.faults.seconds(of: .dropEvery) else { return }
        movements.after(pause, on: server.server) { accessory in
            guard server.faults.holds(number, .dropEvery) else { return }
            accessory.dropConnections()
            server.faults.acted(.dropEvery)
            dropAgain(number, server)
        }
    }

    private func shrink(_ order: FaultOrder, _ server: SimulatedServer) async throws(ControlError) {
        guard case .number(let count) = order.value else { return }
        var database = await server.server.attributes
        guard database.accessories.count > count else {
            throw ControlError("\(server.plan.name) has no \(count) accessories to lose.")
        }
        server.faults.lostAccessories = database.accessories.suffix(count)
        database.accessories.removeLast(count)
        try await replaceDatabase(of: server, database)
    }

    private func grow(_ server: SimulatedServer) async throws(ControlError) {
        var database = await server.server.attributes
        database.accessories += server.faults.lostAccessories
        server.faults.lostAccessories = []
        try await replaceDatabase(of: server, database)
    }

    private func replaceDatabase(
        of server: SimulatedServer, _ database: AttributeDatabase
    ) async throws(ControlError) {
        try await carryOut { try await server.server.replaceDatabase(with: database) }
    }

    private func swap(_ order: FaultOrder, _ server: SimulatedServer) async throws(ControlError) {
        guard case .server(let name) = order.value else { return }
        let other = try name.map { (name) throws(ControlError) in try self.server(named: name) } ?? next(to: server)
        guard let other, other.server !== server.server else {
            throw ControlError("\(server.plan.name) has no other server to swap ports with.")
        }
        try await turnOff(.swapPorts, other)
        try await connect(server, to: other, order)
        try await connect(other, to: server, FaultOrder(.swapPorts, .server(server.plan.name)))
        for server in [server, other] { try await restart(server) }
    }

    private func next(to server: SimulatedServer) -> SimulatedServer? {
        guard let place = servers.firstIndex(where: { $0.server === server.server }) else { return nil }
        return servers[(place + 1) % servers.count]
    }

    private func connect(
        _ server: SimulatedServer, to other: SimulatedServer, _ order: FaultOrder
    ) async throws(ControlError) {
        try await carryOut {
            server.faults.partner = .init(server: other.server, port: try await other.server.listen().port)
            server.faults.turnOn(order)
        }
    }

    private func swapBack(_ server: SimulatedServer) async throws(ControlError) {
        let other = servers.first { $0.server === server.faults.partner?.server }
        for server in [server, other].compactMap(\.self) {
            server.faults.partner = nil
            server.faults.turnOff(.swapPorts)
            try await restart(server)
        }
    }

    private func restart(_ server: SimulatedServer) async throws(ControlError) {
        await server.server.dropConnections()
        try await announce(server)
    }
}
