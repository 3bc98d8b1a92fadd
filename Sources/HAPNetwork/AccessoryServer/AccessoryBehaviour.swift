// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAP
package import HAPCatalogue

/// A write that has passed all checks of the protocol.
package struct AccessoryWrite: Hashable, Sendable {
    package let id: CharacteristicID
    package let type: TypeIdentifier
    /// Of the declared format, within the declared limits.
    package let value: CharacteristicValue
    /// Opaque, from the user's app.
    package let authorizationData: [UInt8]?
    /// The controller acts for a user away from home.
    package let isRemote: Bool
    /// The controller asks for an answer with a value.
    package let wantsResponse: Bool
    /// Who writes; nil when it is somebody at the device.
    package let controller: PairingIdentifier?

    package init(
        id: CharacteristicID, type: TypeIdentifier, value: CharacteristicValue, authorizationData: [UInt8]? = nil,
        isRemote: Bool = false, wantsResponse: Bool = false, controller: PairingIdentifier? = nil
    ) {
        self.id = id
        self.type = type
        self.value = value
        self.authorizationData = authorizationData
        self.isRemote = isRemote
        self.wantsResponse = wantsResponse
        self.controller = controller
    }
}

/// What the device behind an accessory server does. All of it runs on the server's event loop.
package protocol AccessoryBehaviour: Sendable {
    /// Carries out a write. The written value is the characteristic's when this returns, unless it is a control point
    /// (`wr`) or another value is set here, with `AccessoryServer.setValues(_:)`, as those are that follow from it.
    ///
    /// After 9 s the controller is told that the device has timed out (quirk Q89); a write that succeeds later still
    /// counts. When the server stops, the task is cancelled.
    ///
    /// - Returns: the value of a write response, if one was asked for.
    /// - Throws: `HAPStatus`, which goes into the row of the answer.
    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue?

    /// A picture of the camera, as JPEG, within 9 s.
    ///
    /// - Throws: `HAPStatus`; `resourceDoesNotExist` if there is no camera.
    func image(_ request: ResourceRequest, on server: isolated AccessoryServer) async throws(HAPStatus) -> [UInt8]

    /// An unpaired controller asks the device to show itself.
    func identify(on server: isolated AccessoryServer)

    /// A value changed, whoever caused it, or a button was pressed. What else changes with it is set here.
    func changed(_ id: CharacteristicID, to value: CharacteristicValue?, on server: isolated AccessoryServer)

    /// A request to write was answered.
    func answered(
        _ request: CharacteristicWriteRequest, with response: CharacteristicResponse,
        for controller: PairingIdentifier, on server: isolated AccessoryServer)
}

extension AccessoryBehaviour {
    package func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? { nil }

    package func image(
        _ request: ResourceRequest, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> [UInt8] { throw .resourceDoesNotExist }

    package func identify(on server: isolated AccessoryServer) {}

    package func changed(
        _ id: CharacteristicID, to value: CharacteristicValue?, on server: isolated AccessoryServer
    ) {}

    package func answered(
        _ request: CharacteristicWriteRequest, with response: CharacteristicResponse,
        for controller: PairingIdentifier, on server: isolated AccessoryServer
    ) {}
}

/// A device that takes what it is given and does nothing with it.
package struct PassiveBehaviour: AccessoryBehaviour {
    package init() {}
}
