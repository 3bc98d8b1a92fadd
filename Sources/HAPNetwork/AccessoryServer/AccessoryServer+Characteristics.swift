// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HearthSystem

extension AccessoryServer {
    /// The body of an answer to `GET /accessories`.
    func accessoriesBody(for connection: UInt64, of controller: PairingIdentifier) -> [UInt8] {
        if let own = configuration.accessoriesBody { return own(database.attributes) }
        return database.encoded(
            isAdministrator: isAdministrator(controller), hidesUnknownValues: configuration.hidesUnknownValues,
            isNotifying: { [subscriptions] in subscriptions.contains($0, for: connection) })
    }

    func read(
        _ request: CharacteristicReadRequest, for connection: UInt64, of controller: PairingIdentifier
    ) -> CharacteristicResponse {
        database.read(
            request, isAdministrator: isAdministrator(controller), hidesUnknownValues: configuration.hidesUnknownValues,
            isNotifying: { subscriptions.contains($0, for: connection) })
    }

    /// As things stand now, whatever they were when the controller connected.
    private func isAdministrator(_ controller: PairingIdentifier) -> Bool {
        pairings[controller]?.isAdmin == true
    }

    /// A picture for `POST /resource`, in time.
    func image(_ request: ResourceRequest) async throws(HAPStatus) -> [UInt8] {
        guard database.attributes[aid: request.aid ?? 1] != nil else { throw .resourceDoesNotExist }
        let behaviour = behaviour
        return try await answer(by: timeline.now + configuration.answerLimit) {
            (server: isolated AccessoryServer) async throws(HAPStatus) in
            try await behaviour.image(request, on: server)
        }
    }

    /// Carries out a write, row by row and each for itself. Source: HAP reference 13.
    ///
    /// - Parameter isTimed: whether a valid `pid` came with it; nil if none came.
    func write(
        _ request: CharacteristicWriteRequest, isTimed: Bool?, by controller: PairingIdentifier,
        on connection: ControllerConnection
    ) async -> CharacteristicResponse {
        let deadline = timeline.now + configuration.answerLimit
        var rows: [CharacteristicResponse.Row] = []
        for row in request.rows {
            do throws(HAPStatus) {
                let checked = try check(row, isTimed: isTimed, by: controller, on: connection)
                rows.append(try await write(row, checked, by: controller, on: connection, until: deadline))
            } catch {
                rows.append(.init(row.id, status: error))
            }
        }
        let response = CharacteristicResponse(rows: rows)
        behaviour.answered(request, with: response, for: controller, on: self)
        return response
    }

    private func check(
        _ row: CharacteristicWriteRequest.Row, isTimed: Bool?, by controller: PairingIdentifier,
        on connection: ControllerConnection
    ) throws(HAPStatus) -> ServedDatabase.CheckedRow {
        let checked = try database.check(
            row, isTimed: isTimed, isAdministrator: isAdministrator(controller),
            refusesValuesOffStep: configuration.refusesValuesOffStep)
        if let isOn = checked.isNotifying { subscribe(connection, to: row.id, isOn) }
        return checked
    }

    private func write(
        _ row: CharacteristicWriteRequest.Row, _ checked: ServedDatabase.CheckedRow, by controller: PairingIdentifier,
        on connection: ControllerConnection, until deadline: Duration
    ) async throws(HAPStatus) -> CharacteristicResponse.Row {
        guard let value = checked.value, let type = database[row.id]?.type else {
            return .init(row.id, status: .success)
        }
        let write = AccessoryWrite(
            id: row.id, type: type, value: value, authorizationData: row.authData, isRemote: row.isRemote,
            wantsResponse: row.wantsResponse, controller: controller)
        let answer = try await perform(write, on: connection, until: deadline)
        return row.wantsResponse
            ? .init(row.id, value: answer ?? self.value(of: row.id)) : .init(row.id, status: .success)
    }

    /// Has the device carry out a write. The written value is then the characteristic's, unless the device has
    /// reported another in the meantime or the characteristic is a control point. A device that comes too late is
    /// believed all the same: then everybody hears of it.
    private func perform(
        _ write: AccessoryWrite, on connection: ControllerConnection, until deadline: Duration
    ) async throws(HAPStatus) -> CharacteristicValue? {
        let reportsBefore = reports[write.id]
        let behaviour = behaviour
        let answer = try await answer(by: deadline) {
            (server: isolated AccessoryServer) async throws(HAPStatus) in
            try await behaviour.write(write, on: server)
        } late: { server, _ in
            server.keep(write, unlessReportedSince: reportsBefore, exceptFor: nil)
        }
        keep(write, unlessReportedSince: reportsBefore, exceptFor: connection.number)
        return answer
    }

    private func keep(_ write: AccessoryWrite, unlessReportedSince before: UInt64?, exceptFor writer: UInt64?) {
        guard reports[write.id] == before, database.keepsWrites(to: write.id) else { return }
        store(write.value, of: write.id, exceptFor: writer)
    }

    private func subscribe(_ connection: ControllerConnection, to id: CharacteristicID, _ isOn: Bool) {
        subscriptions.set(isOn, id, for: connection.number)
        if !isOn { connection.assumeIsolated { $0.dropEvents(of: id) } }
    }
}
