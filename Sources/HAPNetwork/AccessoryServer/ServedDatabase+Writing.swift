// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue

extension ServedDatabase {
    /// What one row of a write asks for, once it has passed the checks.
    package struct CheckedRow: Hashable, Sendable {
        /// Subscribe, unsubscribe, or neither.
        package let isNotifying: Bool?
        package let value: CharacteristicValue?
    }

    /// Checks one row of `PUT /characteristics`.
    ///
    /// - Parameters:
    ///   - isTimed: whether a valid `pid` came with the request; nil if none came.
    ///   - isAdministrator: whether the controller may do everything.
    ///   - refusesValuesOffStep: as Apple's accessory code does; most devices are lenient.
    /// - Throws: the status for the row.
    package func check(
        _ row: CharacteristicWriteRequest.Row, isTimed: Bool? = nil, isAdministrator: Bool = true,
        refusesValuesOffStep: Bool = true
    ) throws(HAPStatus) -> CheckedRow {
        guard isTimed != false else { throw .invalidValue }
        guard let characteristic = self[row.id] else { throw .resourceDoesNotExist }
        guard row.value != nil || row.ev != nil else { throw .invalidValue }
        guard allows(row.id, isAdministrator: isAdministrator) else { throw .insufficientPrivileges }
        if row.ev != nil, !characteristic.permissions.contains(.notify) { throw .notificationNotSupported }
        guard let json = row.value else { return CheckedRow(isNotifying: row.ev, value: nil) }
        try checkPermissions(characteristic.permissions, row, isTimed: isTimed == true)
        guard status(of: row.id.aid).isSuccess else { throw status(of: row.id.aid) }
        let value = try characteristic.metadata.written(json, refusesValuesOffStep: refusesValuesOffStep)
        return CheckedRow(isNotifying: row.ev, value: value)
    }

    private func checkPermissions(
        _ permissions: CharacteristicPermissions, _ row: CharacteristicWriteRequest.Row, isTimed: Bool
    ) throws(HAPStatus) {
        guard permissions.contains(.write) else { throw .readOnly }
        if row.wantsResponse, !permissions.contains(.writeResponse) { throw .writeOnly }
        if permissions.contains(.timedWrite), !isTimed { throw .invalidValue }
        if row.hasMalformedAuthData { throw .insufficientAuthorization }
    }
}

extension CharacteristicMetadata {
    /// The value that a controller wrote, if it is acceptable. Source: HAP reference 13.
    fileprivate func written(
        _ json: JSONValue, refusesValuesOffStep: Bool
    ) throws(HAPStatus) -> CharacteristicValue {
        var isSound = true
        let decoded = value(decoding: json) { oddity in
            if oddity != .hexadecimalData { isSound = false }
        }
        guard isSound, let decoded else { throw .invalidValue }
        guard let prepared = try? prepared(decoded) else { throw .invalidValue }
        if prepared.isSameNumber(as: decoded) { return prepared }
        if refusesValuesOffStep { throw .invalidValue }
        return decoded
    }
}

extension CharacteristicValue {
    /// Equal but for what binary fractions lose.
    fileprivate func isSameNumber(as other: CharacteristicValue) -> Bool {
        guard let number, let otherNumber = other.number else { return self == other }
        return abs(number - otherNumber) <= 1e-6 * max(1, abs(number))
    }
}
