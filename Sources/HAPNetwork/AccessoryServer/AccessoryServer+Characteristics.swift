// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

extension AccessoryServer {
    /// The body of an answer to `GET /accessories`.
    func accessoriesBody(for connection: UInt64) -> [UInt8] {
        if let own = configuration.accessoriesBody { return own(database.attributes) }
        return database.attributes.encoded { [subscriptions] in subscriptions.contains($0, for: connection) }
    }

    func read(_ request: CharacteristicReadRequest, for connection: UInt64) -> CharacteristicResponse {
        database.read(
            request, hidesUnknownValues: configuration.hidesUnknownValues,
            isNotifying: { subscriptions.contains($0, for: connection) })
    }

    /// Carries out a write, row by row and each for itself. Source: HAP reference 13.
    ///
    /// - Parameter isTimed: whether a valid `pid` came with it; nil if none came.
    func write(
        _ request: CharacteristicWriteRequest, isTimed: Bool?, by controller: PairingIdentifier,
        on connection: ControllerConnection
    ) async -> CharacteristicResponse {
        var rows: [CharacteristicResponse.Row] = []
        for row in request.rows {
            do throws(HAPStatus) {
                rows.append(try await write(row, isTimed: isTimed, by: controller, on: connection))
            } catch {
                rows.append(.init(row.id, status: error))
            }
        }
        let response = CharacteristicResponse(rows: rows)
        behaviour.answered(request, with: response, for: controller, on: self)
        return response
    }

    private func write(
        _ row: CharacteristicWriteRequest.Row, isTimed: Bool?, by controller: PairingIdentifier,
        on connection: ControllerConnection
    ) async throws(HAPStatus) -> CharacteristicResponse.Row {
        let checked = try database.check(
            row, isTimed: isTimed, refusesValuesOffStep: configuration.refusesValuesOffStep)
        if let isOn = checked.isNotifying { subscribe(connection, to: row.id, isOn) }
        guard let value = checked.value, let type = database[row.id]?.type else {
            return .init(row.id, status: .success)
        }
        let answer = try await behaviour.write(
            AccessoryWrite(
                id: row.id, type: type, value: value, authorizationData: row.authData, isRemote: row.isRemote,
                wantsResponse: row.wantsResponse, controller: controller),
            on: self)
        store(value, of: row.id, exceptFor: connection.number)
        return row.wantsResponse
            ? .init(row.id, value: answer ?? self.value(of: row.id)) : .init(row.id, status: .success)
    }

    private func subscribe(_ connection: ControllerConnection, to id: CharacteristicID, _ isOn: Bool) {
        subscriptions.set(isOn, id, for: connection.number)
        if !isOn { connection.assumeIsolated { $0.dropEvents(of: id) } }
    }
}
