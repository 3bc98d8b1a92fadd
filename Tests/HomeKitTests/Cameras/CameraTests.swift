// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HAPCatalogue
import HAPNetwork
import HearthIPC
import HearthModel
import HearthSimulator
import HearthSystem
import HearthTestSupport
import Testing

@testable import HomeKit

/// From a program over the hub to a simulated camera and back. Source: behaviour section 16.
@MainActor
@Suite("Cameras", .serialized, .timeLimit(.minutes(5)))
struct CameraTests {
    private func camera(in home: HMHome) throws -> HMCameraProfile {
        try #require(home.accessories.first { $0.cameraProfiles != nil }?.cameraProfiles?.first)
    }

    private func stream(_ home: HMHome) throws -> (HMCameraStreamControl, CameraWatcher) {
        let (control, watcher) = (try #require(try camera(in: home).streamControl), CameraWatcher())
        control.delegate = watcher
        return (control, watcher)
    }

    /// What the camera's stream managements say of themselves.
    private func status(_ hub: RealHub) async throws -> [StreamingStatus?] {
        let database = await hub.simulator.simulator.attributes(of: 0)
        return database.characteristics.filter { $0.attributes.type == CharacteristicType.streamingStatus }.map {
            guard case .data(let bytes) = $0.attributes.value else { return nil }
            return StreamingStatus(bytes)
        }
    }

    // MARK: - Still pictures

    @Test("B16.2 B16.5: a snapshot is delivered, kept, and has the size of the real picture")
    func snapshot() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let control = try #require(try camera(in: hub.home).snapshotControl)
        let watcher = CameraWatcher()
        control.delegate = watcher
        #expect(control.mostRecentSnapshot == nil)
        let before = Date()
        control.takeSnapshot()
        #expect(watcher.messages.isEmpty, "it returns at once")
        try await eventually("the picture") { !watcher.messages.isEmpty }
        let snapshot = try #require(control.mostRecentSnapshot)
        #expect(watcher.messages == ["took picture"] && watcher.snapshots.first === snapshot)
        #expect(snapshot.jpegData.starts(with: [0xFF, 0xD8]) && snapshot.jpegData.suffix(2) == Data([0xFF, 0xD9]))
        #expect(snapshot.aspectRatio == 1280.0 / 720)
        #expect(snapshot.captureDate > before.addingTimeInterval(-1) && snapshot.captureDate <= Date())
    }

    @Test("other programs learn of a snapshot and have it, those that come later too; who asked is not told twice")
    func snapshotForOthers() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (other, home) = try await hub.otherProgram()
        let (control, watcher) = (try #require(try camera(in: hub.home).snapshotControl), CameraWatcher())
        let (theirs, told) = (try #require(try camera(in: home).snapshotControl), CameraWatcher())
        control.delegate = watcher
        theirs.delegate = told
        control.takeSnapshot()
        try await eventually("the other has it") { theirs.mostRecentSnapshot != nil && !watcher.messages.isEmpty }
        #expect(told.messages == ["most recent picture"] && watcher.messages == ["took picture"])
        #expect(theirs.mostRecentSnapshot?.jpegData == control.mostRecentSnapshot?.jpegData)
        let (third, laterHome) = try await hub.otherProgram()
        let late = try #require(try camera(in: laterHome).snapshotControl)
        try await eventually("the late one has it") { late.mostRecentSnapshot != nil }
        withExtendedLifetime((other, third)) {}
    }

    @Test("a camera that is gone gives an error, no picture and no hang")
    func noSnapshot() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = (try #require(try camera(in: hub.home).snapshotControl), CameraWatcher())
        control.delegate = watcher
        try await hub.simulator.stop()
        control.takeSnapshot()
        try await eventually("the error") { !watcher.messages.isEmpty }
        #expect(watcher.messages == ["no picture"] && control.mostRecentSnapshot == nil)
        #expect(watcher.errors.first is HMError)
    }

    // MARK: - Moving pictures

    @Test("B16.2: starting, streaming, stopping, not streaming; the camera knows of all of it")
    func wholeStream() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        #expect(control.streamState == .notStreaming && control.cameraStream == nil)
        control.startStream()
        #expect(control.streamState == .starting && control.cameraStream == nil)
        try await eventually("the stream runs") { control.streamState == .streaming }
        #expect(watcher.messages == ["started"])
        #expect(try await status(hub) == [.inUse, .available])
        let stream = try #require(control.cameraStream)
        #expect(stream.aspectRatio == 1920.0 / 1080)
        control.stopStream()
        #expect(control.streamState == .stopping && control.cameraStream == nil)
        try await eventually("it has ended") { control.streamState == .notStreaming }
        #expect(watcher.messages == ["started", "stopped"])
        #expect(try await status(hub) == [.available, .available])
    }

    @Test("what was agreed on is handed over: addresses, ports, keys, formats, and a description for players")
    func endpoints() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, _) = try stream(hub.home)
        control.startStream(receivingVideoAt: 45_670, audioAt: 45_672)
        try await eventually("the stream runs") { control.streamState == .streaming }
        let stream = try #require(control.cameraStream)
        let endpoints = try #require(stream.endpoints)
        #expect(endpoints.localAddress == "127.0.0.1" && endpoints.remoteAddress == "127.0.0.1")
        #expect(endpoints.video.localPort == 45_670 && endpoints.audio?.localPort == 45_672)
        #expect(endpoints.video.remotePort != 0 && endpoints.video.remotePort != endpoints.audio?.remotePort)
        #expect(endpoints.picture.profile == "high" && endpoints.picture.height == 1080)
        #expect(endpoints.sound?.codec == "opus" && endpoints.sound?.sampleRate == 24_000)
        let keys = try #require(endpoints.video.incoming)
        #expect(keys.suite == "AES_CM_128_HMAC_SHA1_80" && keys.key.count == 16 && keys.salt.count == 14)
        #expect(Data(base64Encoded: keys.parameters) == keys.key + keys.salt)
        #expect(endpoints.audio?.outgoing != nil && endpoints.audio?.incoming != endpoints.video.incoming)
        let description = stream.sessionDescription
        #expect(description.contains("m=video 45670 RTP/SAVP 99\r\n") && description.contains("s=Porch Camera\r\n"))
        #expect(description.contains("inline:\(keys.parameters)\r\n") && description.contains("m=audio 45672"))
        try await stream.updateAudioStreamSetting(.muted)
        #expect(!stream.sessionDescription.contains("m=audio"))
    }

    @Test("B16.3: start while running is no second stream, and stop while not running nothing")
    func onlyOne() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        control.stopStream()
        #expect(control.streamState == .notStreaming)
        control.startStream()
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        let stream = control.cameraStream
        control.startStream()
        #expect(control.streamState == .streaming && control.cameraStream === stream)
        #expect(try await status(hub) == [.inUse, .available] && watcher.messages == ["started"])
    }

    @Test("B16.4: a start that is taken back ends without an error, and leaves nothing at the camera")
    func takenBack() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        control.startStream()
        control.stopStream()
        #expect(control.streamState == .stopping)
        try await eventually("it has ended") { control.streamState == .notStreaming }
        #expect(watcher.messages == ["stopped"])
        // The program is told at once, the camera a moment later.
        try await eventually("the camera is free") { try await status(hub) == [.available, .available] }
        control.startStream()
        try await eventually("the next one runs") { control.streamState == .streaming }
    }

    @Test("two programs have a stream each; the third is told that the camera is busy")
    func busy() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (second, secondHome) = try await hub.otherProgram()
        let (third, thirdHome) = try await hub.otherProgram()
        let (first, _) = try stream(hub.home)
        let (theirs, _) = try stream(secondHome)
        first.startStream()
        theirs.startStream()
        try await eventually("both run") { first.streamState == .streaming && theirs.streamState == .streaming }
        #expect(first.cameraStream?.endpoints?.video.localPort != theirs.cameraStream?.endpoints?.video.localPort)
        let (refused, told) = try stream(thirdHome)
        refused.startStream()
        try await eventually("the refusal") { refused.streamState == .notStreaming }
        #expect(told.messages == ["stopped with an error"])
        #expect((told.errors.first as? HMError)?.code == .accessoryIsBusy)
        first.stopStream()
        try await eventually("one is free") { first.streamState == .notStreaming }
        refused.startStream()
        try await eventually("it gets that") { refused.streamState == .streaming }
        withExtendedLifetime((second, third)) {}
    }

    @Test("a camera that vanishes ends the stream with an error")
    func vanishing() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        try await hub.simulator.stop()
        try await eventually("it has ended", within: .seconds(30)) { control.streamState == .notStreaming }
        #expect(watcher.messages == ["started", "stopped with an error"])
        #expect((watcher.errors.first as? HMError)?.code == .accessoryNotReachable)
        control.startStream()
        try await eventually("no new one, no hang", within: .seconds(30)) { watcher.messages.count == 3 }
        #expect(control.streamState == .notStreaming)
    }

    @Test("a camera that ends the stream itself is believed")
    func endedByCamera() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        let id = try #require(
            await hub.simulator.simulator.attributes(of: 0).id(CharacteristicType.streamingStatus, of: "Porch Camera"))
        await hub.simulator.simulator.report(.data(StreamingStatus.available.encoded), of: id, server: 0)
        try await eventually("it has ended") { control.streamState == .notStreaming }
        #expect((watcher.errors.first as? HMError)?.code == .operationCancelled)
    }

    @Test("the stream ends with the program that has asked for it")
    func leaving() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        var program: (HMHomeManager, HMHome)? = try await hub.otherProgram()
        var control = try program.map { try stream($0.1).0 }
        control?.startStream()
        try await eventually("the stream runs") { control?.streamState == .streaming }
        #expect(try await status(hub) == [.inUse, .available])
        (program, control) = (nil, nil)
        try await eventually("the camera is free") { try await status(hub) == [.available, .available] }
    }

    @Test("without the hub a stream ends with an error, and its start too")
    func hubGone() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        await hub.stop()
        try await eventually("it has ended") { control.streamState == .notStreaming }
        #expect(watcher.messages == ["started", "stopped with an error"])
        try await eventually("the program knows") { hub.home.homeHubState == .disconnected }
        control.startStream()
        try await eventually("no start either") { watcher.messages.count == 3 }
    }

    @Test("a camera that leaves the home ends the stream")
    func removal() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, watcher) = try stream(hub.home)
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        try await hub.home.removeAccessory(try #require(hub.home.accessories.first))
        try await eventually("it has ended") { control.streamState == .notStreaming }
        #expect(watcher.messages == ["started", "stopped with an error"])
    }

    @Test("the keys of a stream are nobody else's: no value of the camera holds them")
    func secrecy() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, _) = try stream(hub.home)
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        let (other, home) = try await hub.otherProgram()
        let values = home.accessories.flatMap(\.services).flatMap(\.characteristics)
        #expect(values.contains { $0.characteristicType == HMCharacteristicTypeStreamingStatus && $0.value != nil })
        for type in [HMCharacteristicTypeSetupStreamEndpoint, HMCharacteristicTypeSelectedStreamConfiguration] {
            let found = values.filter { $0.characteristicType == type }
            #expect(found.count == 2 && found.allSatisfy { $0.value == nil })
        }
        withExtendedLifetime(other) {}
    }

    // MARK: - Sound

    @Test("B16.6: speaking needs the machine's microphones and the camera's loudspeaker")
    func speaking() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let (control, _) = try stream(hub.home)
        control.startStream()
        try await eventually("the stream runs") { control.streamState == .streaming }
        let stream = try #require(control.cameraStream)
        #expect(stream.audioStreamSetting == .incomingAudioAllowed)
        let place = CameraPlace(
            anchor: hub.home.anchor, profile: try camera(in: hub.home).id,
            accessory: try camera(in: hub.home).accessoryID,
            home: hub.home.id)
        let agreement = try #require(stream.agreement)
        let folder = try ScratchFolder()
        let deaf = HMCameraStream(agreement, of: place, microphone: MicrophoneAccess(deviceFolder: folder.file("none")))
        await #expect(throws: HMError(.notAuthorizedForMicrophoneAccess)) {
            try await deaf.updateAudioStreamSetting(.bidirectionalAudioAllowed)
        }
        #expect(deaf.audioStreamSetting == .incomingAudioAllowed)
        try "".write(toFile: folder.file("pcmC0D0c"), atomically: false, encoding: .utf8)
        let access = MicrophoneAccess(deviceFolder: folder.file(""))
        let speaking = HMCameraStream(agreement, of: place, microphone: access)
        try await speaking.updateAudioStreamSetting(.bidirectionalAudioAllowed)
        #expect(speaking.audioStreamSetting == .bidirectionalAudioAllowed)
        let nowhere = HMCameraStream(agreement, of: .nowhere, microphone: access)
        await #expect(throws: HMError(.operationNotSupported)) {
            try await nowhere.updateAudioStreamSetting(.bidirectionalAudioAllowed)
        }
    }

    @Test("who may use a microphone, the devices and sockets of the machine say")
    func microphones() throws {
        let folder = try ScratchFolder()
        #expect(!MicrophoneAccess(deviceFolder: folder.file("none"), runtimeFolder: folder.file("none")).isGranted)
        try "".write(toFile: folder.file("pcmC0D0p"), atomically: false, encoding: .utf8)
        #expect(!MicrophoneAccess(deviceFolder: folder.file("")).isGranted, "that one plays")
        try "".write(toFile: folder.file("pipewire-0"), atomically: false, encoding: .utf8)
        #expect(MicrophoneAccess(deviceFolder: folder.file("none"), runtimeFolder: folder.file("")).isGranted)
    }

    // MARK: - Settings

    @Test("B16.7: settings are characteristics that can be written")
    func settings() async throws {
        let hub = try await RealHub([HearthSimulator.House.camera])
        let settings = try #require(try camera(in: hub.home).settingsControl)
        try await settings.targetHorizontalTilt?.writeValue(30)
        let current = try #require(settings.currentHorizontalTilt)
        try await eventually("the head has turned") {
            try await current.readValue()
            return current.value as? Int == 30
        }
        try await camera(in: hub.home).microphoneControl?.mute?.writeValue(true)
        #expect(try camera(in: hub.home).microphoneControl?.mute?.value as? Bool == true)
    }
}

/// Writes down what controls tell.
final class CameraWatcher: NSObject, HMCameraSnapshotControlDelegate, HMCameraStreamControlDelegate {
    private struct Record {
        var messages: [String] = []
        var errors: [any Error] = []
        var snapshots: [HMCameraSnapshot] = []
    }

    private let record = Guarded(Record())

    var messages: [String] { record.withLock { $0.messages } }
    var errors: [any Error] { record.withLock { $0.errors } }
    var snapshots: [HMCameraSnapshot] { record.withLock { $0.snapshots } }

    private func note(_ message: String, _ error: (any Error)? = nil, _ snapshot: HMCameraSnapshot? = nil) {
        let text = MainQueue.isCurrent ? message : "\(message) (off the main queue)"
        record.withLock { record in
            record.messages.append(text)
            if let error { record.errors.append(error) }
            if let snapshot { record.snapshots.append(snapshot) }
        }
    }

    func cameraSnapshotControl(
        _ cameraSnapshotControl: HMCameraSnapshotControl, didTake snapshot: HMCameraSnapshot?, error: (any Error)?
    ) {
        note(snapshot == nil ? "no picture" : "took picture", error, snapshot)
    }

    func cameraSnapshotControlDidUpdateMostRecentSnapshot(_ cameraSnapshotControl: HMCameraSnapshotControl) {
        note("most recent picture")
    }

    func cameraStreamControlDidStartStream(_ cameraStreamControl: HMCameraStreamControl) { note("started") }

    func cameraStreamControl(
        _ cameraStreamControl: HMCameraStreamControl, didStopStreamWithError error: (any Error)?
    ) {
        note(error == nil ? "stopped" : "stopped with an error", error)
    }
}
