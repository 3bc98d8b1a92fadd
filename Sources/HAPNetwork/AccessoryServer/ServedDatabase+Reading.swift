// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
internal import HAPCatalogue

extension ServedDatabase {
    /// The rows for `GET /characteristics`.
    ///
    /// - Parameters:
    ///   - isAdministrator: whether the controller may read everything.
    ///   - hidesUnknownValues: whether an unknown value is answered with -70402; else with null. Quirk Q87.
    ///   - isNotifying: whether the asking connection is subscribed.
    package func read(
        _ request: CharacteristicReadRequest, isAdministrator: Bool = true, hidesUnknownValues: Bool = true,
        isNotifying: (CharacteristicID) -> Bool = { _ in false }
    ) -> CharacteristicResponse {
        CharacteristicResponse(
            rows: request.ids.map { id in
                let characteristic = self[id]
                var row = row(id, characteristic, isAdministrator, hidesUnknownValues)
                if request.wantsDetails {
                    row.details = characteristic?.details(for: request, isNotifying: isNotifying(id))
                }
                return row
            })
    }

    private func row(
        _ id: CharacteristicID, _ characteristic: CharacteristicAttributes?, _ isAdministrator: Bool,
        _ hidesUnknownValues: Bool
    ) -> CharacteristicResponse.Row {
        guard let characteristic else { return .init(id, status: .resourceDoesNotExist) }
        guard allows(id, isAdministrator: isAdministrator) else { return .init(id, status: .insufficientPrivileges) }
        guard characteristic.permissions.contains(.read) else { return .init(id, status: .writeOnly) }
        let status = status(of: id.aid)
        guard status.isSuccess else { return .init(id, status: status) }
        if characteristic.value == nil, hidesUnknownValues, !isMomentary(id) {
            return .init(id, status: .unableToCommunicate)
        }
        return .init(id, value: characteristic.value)
    }
}
