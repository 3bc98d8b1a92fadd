// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Accessory profiles")
struct ProfileTests {
    /// The house with further accessories, and the objects of those.
    private func house(
        _ make: (Room.ID) -> Accessory, values: [CharacteristicReference: CharacteristicValue] = [:]
    ) async throws -> (House, HMAccessory) {
        let house = try await House()
        let room = try #require(house.hub.database.homes.first).defaultRoom
        house.hub.state.withLock { $0.values.merge(values) { $1 } }
        let record = make(room)
        house.hub.change([.accessoryAdded(accessory: record, home: house.id)])
        house.hub.notify(.valuesChanged(values.map { CharacteristicState($0.key, value: $0.value) }))
        _ = await house.messages()
        let accessory = try #require(house.home.accessories.first { $0.uniqueIdentifier == record.id.uuid })
        accessory.delegate = house.recorder
        house.recorder.clear()
        return (house, accessory)
    }

    private func describe(_ house: House, _ id: Accessory.ID, _ change: (inout Accessory) -> Void) throws {
        var record = try #require(house.hub.database.accessory(id)?.accessory)
        change(&record)
        house.hub.change([.accessoryDescribed(accessory: record, home: house.id)])
    }

    @Test("B16.1: an accessory that is no camera has no camera profiles, not an empty list of them")
    func noCamera() async throws {
        let lamp = try await House().lamp
        #expect(lamp.profiles.isEmpty && lamp.cameraProfiles == nil)
        #expect(HMAccessory().profiles.isEmpty && HMAccessory().cameraProfiles == nil)
    }

    @Test("a camera has one profile however much it can stream at once, the same object each time")
    func camera() async throws {
        let (house, accessory) = try await house { ProfileSamples.camera(in: $0) }
        let profile = try #require(accessory.cameraProfiles?.first)
        #expect(accessory.profiles.count == 1 && accessory.profiles.first === profile)
        #expect(profile.accessory === accessory)
        #expect(profile.services.count == 5 && profile.services.allSatisfy { accessory.services.contains($0) })
        #expect(profile.uniqueIdentifier != accessory.uniqueIdentifier)
        #expect(!accessory.services.map(\.uniqueIdentifier).contains(profile.uniqueIdentifier))
        _ = house
    }

    @Test("B16.7: controls are bundles of the camera's characteristics, the same objects each time")
    func controls() async throws {
        let (house, accessory) = try await house { ProfileSamples.camera(in: $0) }
        let profile = try #require(accessory.cameraProfiles?.first)
        #expect(profile.streamControl != nil && profile.streamControl === profile.streamControl)
        #expect(profile.snapshotControl != nil && profile.snapshotControl === profile.snapshotControl)
        let settings = try #require(profile.settingsControl)
        #expect(settings.nightVision?.characteristicType == HMCharacteristicTypeNightVision)
        #expect(settings.currentHorizontalTilt != nil && settings.targetHorizontalTilt != nil)
        #expect(settings.currentVerticalTilt == nil && settings.targetVerticalTilt == nil)
        #expect(settings.opticalZoom == nil && settings.digitalZoom == nil)
        #expect(settings.imageRotation == nil && settings.imageMirroring == nil)
        let (microphone, speaker) = (try #require(profile.microphoneControl), try #require(profile.speakerControl))
        #expect(microphone.mute?.service?.serviceType == HMServiceTypeMicrophone)
        #expect(speaker.volume?.service?.serviceType == HMServiceTypeSpeaker)
        _ = house
    }

    @Test("B16.1: each control is nil when absent")
    func absentControls() async throws {
        let (house, accessory) = try await house { room in
            var camera = ProfileSamples.camera(in: room, hasSound: false)
            camera.services.removeAll { $0.type == ServiceType.cameraControl }
            for index in camera.services.indices {
                camera.services[index].characteristics.removeAll { $0.type == CharacteristicType.setupEndpoints }
            }
            return camera
        }
        let profile = try #require(accessory.cameraProfiles?.first)
        #expect(profile.settingsControl == nil && profile.microphoneControl == nil && profile.speakerControl == nil)
        #expect(profile.streamControl == nil && profile.snapshotControl != nil)
        _ = house
    }

    @Test("B4.28: profiles that come and go with the services are told")
    func comingAndGoing() async throws {
        let (house, accessory) = try await house { ProfileSamples.camera(in: $0) }
        let profile = try #require(accessory.profiles.first)
        try describe(house, ProfileSamples.camera) { camera in
            camera.services.removeAll { $0.type == ServiceType.cameraRTPStreamManagement }
        }
        #expect(await house.messages() == ["services of Camera", "-profile HMCameraProfile"])
        #expect(accessory.cameraProfiles == nil && house.recorder.lastObject === profile)
        #expect(profile.services.count == 5, "it tells what it last was")
        house.recorder.clear()
        try describe(house, ProfileSamples.camera) { $0.services = ProfileSamples.camera(in: $0.room).services }
        #expect(await house.messages() == ["services of Camera", "+profile HMCameraProfile"])
        #expect(accessory.profiles.first === house.recorder.lastObject)
    }

    @Test("B16.8: a router tells whether it restricts what accessories may do, and when that changes")
    func router() async throws {
        let (house, accessory) = try await house(
            ProfileSamples.router, values: [ProfileSamples.managed: .integer(1)])
        let profile = try #require(accessory.profiles.first as? HMNetworkConfigurationProfile)
        let watcher = ProfileWatcher()
        profile.delegate = watcher
        #expect(profile.isNetworkAccessRestricted)
        _ = await house.messages()
        #expect(house.hub.requests(SubscribeCharacteristics.self).map(\.characteristics) == [[ProfileSamples.managed]])
        house.hub.notify(.valuesChanged([CharacteristicState(ProfileSamples.managed, value: .integer(0))]))
        #expect(await house.messages() == [], "the accessory's delegate has not asked for values")
        #expect(!profile.isNetworkAccessRestricted && watcher.messages == ["network false"])
    }

    @Test("a television's inputs have an order, which other programs change and this one writes")
    func displayOrder() async throws {
        let (house, accessory) = try await house(
            { ProfileSamples.television(in: $0) },
            values: [ProfileSamples.order: .data(DisplayOrder([2, 1]).encoded)])
        let profile = try #require(accessory.profiles.first as? HMMediaSourceDisplayOrderProfile)
        let watcher = ProfileWatcher()
        profile.delegate = watcher
        #expect(profile.order == [2, 1] && profile.canModifyOrder)
        #expect(profile.services.map(\.serviceType) == [HMServiceTypeTelevision, HMServiceTypeInputSource])
        _ = await house.messages()
        let news = CharacteristicState(ProfileSamples.order, value: .data(DisplayOrder([3, 2, 1]).encoded))
        house.hub.notify(.valuesChanged([news]))
        _ = await house.messages()
        #expect(profile.order == [3, 2, 1] && watcher.messages == ["order [3, 2, 1]"])
        try await profile.writeOrder([1, 3])
        #expect(profile.order == [1, 3] && watcher.messages.count == 1, "whoever asks is not told")
        let written = house.hub.requests(WriteCharacteristics.self).last?.writes.first?.value
        #expect(written == .data([1, 4, 1, 0, 0, 0, 0, 0, 1, 4, 3, 0, 0, 0]))
        await #expect(throws: HMError(.invalidParameter)) { try await profile.writeOrder([-1]) }
    }

    @Test("an order that is fixed cannot be written")
    func fixedOrder() async throws {
        let (house, accessory) = try await house { ProfileSamples.television(in: $0, isFixed: true) }
        let profile = try #require(accessory.profiles.first as? HMMediaSourceDisplayOrderProfile)
        #expect(!profile.canModifyOrder && profile.order.isEmpty)
        await #expect(throws: HMError(.readOnlyCharacteristic)) { try await profile.writeOrder([1]) }
        _ = house
    }

    @Test(
        "what a profile watches is told it even after the program has had enough of the value, and after a new connection"
    )
    func watching() async throws {
        let (house, accessory) = try await house(
            ProfileSamples.router, values: [ProfileSamples.managed: .integer(1)])
        let profile = try #require(accessory.profiles.first as? HMNetworkConfigurationProfile)
        let watcher = ProfileWatcher()
        profile.delegate = watcher
        _ = await house.messages()
        let value = try #require(accessory.services.first?.characteristics.first)
        try await value.enableNotification(true)
        try await value.enableNotification(false)
        let requests = house.hub.requests(SubscribeCharacteristics.self)
        #expect(requests.allSatisfy { $0.isOn } && !value.isNotificationEnabled)
        house.hub.drop()
        try await eventually("subscribed again") {
            house.hub.requests(SubscribeCharacteristics.self).count > requests.count
        }
        house.hub.notify(.valuesChanged([CharacteristicState(ProfileSamples.managed, value: .integer(0))]))
        _ = await house.messages()
        #expect(watcher.messages == ["network false"])
    }
}

/// Writes down what profiles tell.
final class ProfileWatcher: NSObject, HMNetworkConfigurationProfileDelegate, HMMediaSourceDisplayOrderProfile.Delegate {
    private let record = Guarded<[String]>([])
    var messages: [String] { record.withLock { $0 } }

    func profileDidUpdateNetworkAccessMode(_ profile: HMNetworkConfigurationProfile) {
        record.withLock { $0.append("network \(profile.isNetworkAccessRestricted)") }
    }

    func mediaSourceDisplayOrderProfileDidUpdateOrder(_ profile: HMMediaSourceDisplayOrderProfile) {
        record.withLock { $0.append("order \(profile.order)") }
    }
}
