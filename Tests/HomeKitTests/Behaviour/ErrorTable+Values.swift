// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import HearthSimulator
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

extension ErrorTable {
    static let values = [
        Provocation(.readOnlyCharacteristic, "writing what can only be read", about: "“Name” of “Lamp”") {
            try await $0.characteristic(HMCharacteristicTypeName).writeValue("Light")
        },
        Provocation(.writeOnlyCharacteristic, "reading what can only be written") {
            try await $0.characteristic(HMCharacteristicTypeIdentify).readValue()
        },
        Provocation(.notificationNotSupported, "notification of what does not notify") {
            try await $0.characteristic(HMCharacteristicTypeName).enableNotification(true)
        },
        Provocation(.nilParameter, "writing nil") {
            try await $0.characteristic(HMCharacteristicTypeBrightness).writeValue(nil)
        },
        Provocation(.invalidValueType, "a text for a number", about: "“Brightness” of “Lamp”") {
            try await $0.characteristic(HMCharacteristicTypeBrightness).writeValue("bright")
        },
        Provocation(.valueLowerThanMinimum, "a state below the lowest") {
            try await $0.characteristic(HMCharacteristicTypeTargetHeatingCooling).writeValue(0)
        },
        Provocation(.valueHigherThanMaximum, "a state above the highest") {
            try await $0.characteristic(HMCharacteristicTypeTargetHeatingCooling).writeValue(4)
        },
        Provocation(.invalidParameter, "a state that is not among the valid ones") {
            try await $0.characteristic(HMCharacteristicTypeTargetHeatingCooling).writeValue(2)
        },
        Provocation(.stringLongerThanMaximum, "a longer text than the device takes") {
            try await $0.characteristic(HMCharacteristicTypeConfiguredName).writeValue("Lampe")
        },
        Provocation(.invalidDataFormatSpecified, "data that are no TLV") {
            try await $0.characteristic(HMCharacteristicTypeSetupStreamEndpoint).writeValue(Data([1, 9, 0]))
        },
    ]

    static let users = [
        Provocation(.insufficientPrivileges, "removing the owner of the hub") { _ in
            let house = try await House(caller: UserTests.owner, owner: UserTests.owner, users: [UserTests.mira])
            let user = house.home.currentUser
            try await awaitCompletion { house.home.removeUser(user, completionHandler: $0) }
        },
        Provocation(.operationNotSupported, "a screen to manage users on", about: "Home “Villa”") {
            try await $0.home.manageUsers()
        },
        Provocation(.operationCancelled, "a person who gives up setting an accessory up") {
            let agent = TerminalSetupAgent(Typist(["", ""]))
            let manager = HMAccessorySetupManager(dialler: $0.hub.dialler, agent: agent)
            _ = try await $0.hut()
            _ = try await manager.performAccessorySetup(using: HMAccessorySetupRequest())
        },
    ]

    static let hub = [
        Provocation(.noHomeHub, "a call when no hub is there") { _ in
            let hub = ScriptedHub()
            hub.state.withLock { $0.isAbsent = true }
            _ = try await HMHomeManager(dialler: hub.dialler, agent: nil).addHome(named: "Villa")
        },
        Provocation(.homeAccessNotAuthorized, "a call of a user whom the hub refuses") { _ in
            let hub = ScriptedHub()
            hub.state.withLock { $0.refusal = HubError(.homeAccessNotAuthorized, "You are not invited.") }
            _ = try await HMHomeManager(dialler: hub.dialler, agent: nil).addHome(named: "Villa")
        },
        Provocation(.communicationFailure, "a call whose manager has ended its connection") {
            $0.manager.feed.link.close()
            _ = try await $0.home.addRoom(named: "Attic")
        },
        Provocation(.unexpectedError, "an answer of the hub without what was asked for") {
            $0.hub.state.withLock { $0.isForgetful = true }
            _ = try await $0.home.addRoom(named: "Attic")
        },
        Provocation(.genericError, "an error of a newer hub that this program does not know") {
            $0.hub.fail(Mutate<AddRoom>.method, with: HubError.Code(rawValue: "errorOfTomorrow"))
            _ = try await $0.home.addRoom(named: "Attic")
        },
        Provocation(.maximumObjectLimitReached, "more requests at once than the hub holds open") {
            $0.hub.fail(Mutate<AddRoom>.method, with: .maximumObjectLimitReached)
            _ = try await $0.home.addRoom(named: "Attic")
        },
    ]

    /// What a device does is the hub's to see; that it says so by these codes is shown by its own tests (HubErrorTests,
    /// HubFaultTests). Here it arrives at the program.
    static let devices =
        [
            ofWrites(.accessoryNotReachable, "a device that is away"),
            ofWrites(.operationTimedOut, "a device that does not answer in time"),
            ofWrites(.bridgedAccessoryNotReachable, "a device that its bridge does not reach"),
            ofWrites(.accessoryIsBlocked, "a device that broke the protocol ten times in ten minutes"),
            ofWrites(.accessoryIsBusy, "a device that serves somebody else (status -70403)"),
            ofWrites(.accessoryOutOfResources, "a device that has no room left (status -70407)"),
            ofWrites(.invalidOrMissingAuthorizationData, "a device that wants authorization data (status -70411)"),
            ofWrites(.securityFailure, "a device that has forgotten the pairing"),
            ofWrites(.accessorySentInvalidResponse, "a device whose answer lacks the characteristic"),
            Provocation(.notAuthorizedForMicrophoneAccess, "speaking where no microphone may be used") { _ in
                let hub = try await RealHub([HearthSimulator.House.camera])
                let profiles = hub.home.accessories.compactMap(\.cameraProfiles).flatMap(\.self)
                let profile = try #require(profiles.first)
                let control = try #require(profile.streamControl)
                control.startStream()
                try await eventually("the stream runs") { control.streamState == .streaming }
                let place = CameraPlace(
                    anchor: hub.home.anchor, profile: profile.id, accessory: profile.accessoryID, home: hub.home.id)
                let stream = HMCameraStream(
                    try #require(control.cameraStream?.agreement), of: place,
                    microphone: MicrophoneAccess(deviceFolder: hub.scratch.file("none")))
                try await stream.updateAudioStreamSetting(.bidirectionalAudioAllowed)
            },
            Provocation(.accessoryPairingFailed, "a wrong setup code", about: "Home “Villa”, Accessory “Fan”") {
                try await pair($0, failingWith: .accessoryPairingFailed)
            },
            Provocation(.accessoryDiscoveryFailed, "a device that has gone meanwhile") {
                try await pair($0, failingWith: .accessoryDiscoveryFailed)
            },
            Provocation(.addAccessoryFailed, "a device that breaks off the pairing") {
                try await pair($0, failingWith: .addAccessoryFailed)
            },
        ]

    private static func ofWrites(_ code: HMError.Code, _ words: String) -> Provocation {
        Provocation(code, words, about: "“Brightness” of “Lamp”") {
            $0.hub.fail(WriteCharacteristics.method, with: HubError.Code(rawValue: "\(code)"))
            try await $0.characteristic(HMCharacteristicTypeBrightness).writeValue(30)
        }
    }

    @MainActor private static func pair(_ house: House, failingWith code: HubError.Code) async throws {
        house.hub.fail(AddAccessory.method, with: code)
        let found = DiscoveredAccessory(
            accessory: Accessory.ID(UUID()), deviceID: "AA:BB:CC:DD:EE:FF", name: "Fan", model: "F1", category: 3,
            isPaired: false, addresses: [])
        try await house.home.addAccessory(HMAccessory(found, link: house.manager.feed.link))
    }
}
