// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPCatalogue
package import HearthModel

/// Pairs an accessory server and adds its accessories to a home.
///
/// The setup code comes from `setupCode` or `setupPayload`, else the hub asks the setup agents. May take as long as a
/// person needs: give it a limit of minutes.
package struct AddAccessory: HubRequest {
    package typealias Answer = AccessoryAdded
    package static let method = "accessory.add"

    package let home: Home.ID
    /// Which one: an accessory from discovery. Nil if `address` or `setupPayload` tells.
    package let deviceID: String?
    /// `HOST:PORT`, where no multicast reaches.
    package let address: String?
    /// `XXX-XX-XXX`, with or without dashes.
    package let setupCode: String?
    /// `X-HM://…`, as a QR code holds it.
    package let setupPayload: String?
    /// The accessory server's long-term public key in hex, from an invitation: another controller has let this hub in,
    /// so no code is needed. With `deviceID`.
    package let accessoryKey: String?

    package init(
        home: Home.ID, deviceID: String? = nil, address: String? = nil, setupCode: String? = nil,
        setupPayload: String? = nil, accessoryKey: String? = nil
    ) {
        self.home = home
        self.deviceID = deviceID
        self.address = address
        self.setupCode = setupCode
        self.setupPayload = setupPayload
        self.accessoryKey = accessoryKey
    }
}

package struct AccessoryAdded: Codable, Hashable, Sendable {
    package let commit: Commit
    /// The accessory that was paired: the bridge itself, or the stand-alone device.
    package let accessory: Accessory.ID

    package init(commit: Commit, accessory: Accessory.ID) {
        self.commit = commit
        self.accessory = accessory
    }
}

/// Makes an accessory show itself: paired through its Identify characteristic, unpaired through HAP's unpaired identify.
package struct IdentifyAccessory: HubRequest {
    package typealias Answer = Done
    package static let method = "accessory.identify"

    package let accessory: Accessory.ID

    package init(accessory: Accessory.ID) {
        self.accessory = accessory
    }
}

/// Has the hub read an accessory's services again, and with a bridge those behind it: some change without saying so.
/// Differences are committed before the answer comes.
package struct RefreshAccessory: HubRequest {
    package typealias Answer = Done
    package static let method = "accessory.refresh"

    package let accessory: Accessory.ID

    package init(accessory: Accessory.ID) {
        self.accessory = accessory
    }
}

/// Asks the devices for current values.
package struct ReadCharacteristics: HubRequest {
    package typealias Answer = [CharacteristicResult]
    package static let method = "characteristic.read"

    package let characteristics: [CharacteristicReference]

    package init(_ characteristics: [CharacteristicReference]) {
        self.characteristics = characteristics
    }
}

/// Writes values to the devices, each accessory server's in one go. Values are checked and clamped first.
package struct WriteCharacteristics: HubRequest {
    package typealias Answer = [CharacteristicResult]
    package static let method = "characteristic.write"

    package let writes: [CharacteristicWrite]

    package init(_ writes: [CharacteristicWrite]) {
        self.writes = writes
    }
}

package struct CharacteristicWrite: Codable, Hashable, Sendable {
    package let characteristic: CharacteristicReference
    package let value: CharacteristicValue
    /// Base64 of what the accessory's maker has the user's app send along, for characteristics with the permission `aa`;
    /// others are written without it.
    package let authorizationData: String?

    package init(
        _ characteristic: CharacteristicReference, value: CharacteristicValue, authorizationData: String? = nil
    ) {
        self.characteristic = characteristic
        self.value = value
        self.authorizationData = authorizationData
    }
}

/// What became of one read or write: a value or an error.
package struct CharacteristicResult: Codable, Hashable, Sendable {
    package let characteristic: CharacteristicReference
    /// The value read, or the value that the device was given; of a characteristic that answers a write (permission
    /// `wr`), the answer. Nil on failure, or if the device said null.
    package var value: CharacteristicValue?
    package var error: HubError?

    package init(_ characteristic: CharacteristicReference, value: CharacteristicValue?, error: HubError? = nil) {
        self.characteristic = characteristic
        self.value = value
        self.error = error
    }
}

/// Asks to be told (`characteristic.valuesChanged`) when these change by somebody else's hand, or no longer.
/// Subscriptions belong to the connection and end with it.
package struct SubscribeCharacteristics: HubRequest {
    package typealias Answer = [CharacteristicResult]
    package static let method = "characteristic.subscribe"

    package let characteristics: [CharacteristicReference]
    package let isOn: Bool

    package init(_ characteristics: [CharacteristicReference], isOn: Bool) {
        self.characteristics = characteristics
        self.isOn = isOn
    }
}

/// Runs an action set. Fails with `actionSetExecutionFailed`, `actionSetExecutionPartialSuccess`, `noActionsInActionSet` or
/// `actionSetExecutionInProgress`; the answer tells each action's result.
package struct ExecuteActionSet: HubRequest {
    package typealias Answer = ActionSetExecuted
    package static let method = "actionSet.execute"

    package let home: Home.ID
    package let actionSet: ActionSet.ID

    package init(home: Home.ID, actionSet: ActionSet.ID) {
        self.home = home
        self.actionSet = actionSet
    }
}

package struct ActionSetExecuted: Codable, Hashable, Sendable {
    /// Records when it ran; nil if nothing was committed.
    package let commit: Commit?
    package let results: [CharacteristicResult]
    /// Nil if every action succeeded.
    package let error: HubError?

    package init(commit: Commit?, results: [CharacteristicResult], error: HubError?) {
        self.commit = commit
        self.results = results
        self.error = error
    }
}
