// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

@testable import HomeKit

@MainActor
@Suite("Deprecated forms")
struct DeprecatedTests {
    @Test("B2.4: an accessory that a program makes is in no home, and refuses all")
    func accessory() async throws {
        let (accessory, house) = (HMAccessory(), try await House())
        #expect(accessory.name == "" && accessory.home == nil && accessory.room == nil && accessory.services.isEmpty)
        #expect(
            !accessory.isReachable && !accessory.supportsIdentify
                && accessory.uniqueIdentifier != HMAccessory().uniqueIdentifier)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await accessory.identify() }
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await accessory.updateName("Lamp") }
        await #expect(throws: HMError(.notFound)) { try await house.home.removeAccessory(accessory) }
    }

    @Test("B2.4: a service and a characteristic that a program makes belong to nothing, and refuse all")
    func parts() async {
        let (service, characteristic) = (HMService(), HMCharacteristic())
        #expect(service.accessory == nil && service.characteristics.isEmpty && service.linkedServices == nil)
        #expect(characteristic.service == nil && characteristic.value == nil && characteristic.metadata == nil)
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await service.updateName("Bulb") }
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) { try await characteristic.readValue() }
        await #expect(throws: HMError(.objectNotAssociatedToAnyHome)) {
            try await characteristic.enableNotification(true)
        }
        await #expect(throws: HMError(.notFound)) { try await characteristic.writeValue(1) }
    }

    @Test("controls and pictures that a program makes are of no camera, and do nothing")
    func cameras() async throws {
        let (snapshots, streams, watcher) = (HMCameraSnapshotControl(), HMCameraStreamControl(), CameraWatcher())
        (snapshots.delegate, streams.delegate) = (watcher, watcher)
        #expect(snapshots.mostRecentSnapshot == nil && streams.cameraStream == nil)
        snapshots.takeSnapshot()
        streams.startStream()
        try await eventually("both refuse") { watcher.errors.count == 2 }
        #expect(watcher.errors.allSatisfy { ($0 as? HMError)?.code == .objectNotAssociatedToAnyHome })
        #expect(streams.streamState == .notStreaming)
        #expect(HMCameraSource().aspectRatio == 0 && HMCameraSnapshot().jpegData.isEmpty)
        let stream = HMCameraStream()
        #expect(stream.endpoints == nil && stream.sessionDescription == "")
        stream.setAudioStreamSetting(.muted)
        #expect(stream.audioStreamSetting == .muted)
        _ = HMCameraControl()
    }

    @Test("old identifiers are the new ones; accessories of HAP have no numbers of Matter")
    func identifiers() async throws {
        let lamp = try await House().lamp
        #expect(lamp.identifier == lamp.uniqueIdentifier && lamp.identifiersForBridgedAccessories == nil)
        #expect(lamp.matterNodeID == nil && lamp.services.allSatisfy { $0.matterEndpointID == nil })
    }
}
