// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Glibc

/// Whether this process may use the machine's microphones.
///
/// Linux asks nobody: who may open a sound device, or the socket of PipeWire or PulseAudio, may listen.
struct MicrophoneAccess: Sendable {
    /// Where the kernel has the sound devices.
    var deviceFolder = "/dev/snd"
    /// Where PipeWire and PulseAudio have their sockets; nil if this process has no such folder.
    var runtimeFolder: String?

    /// As the environment of this process says.
    static var ofThisProcess: MicrophoneAccess {
        MicrophoneAccess(runtimeFolder: getenv("XDG_RUNTIME_DIR").map { String(cString: $0) })
    }

    var isGranted: Bool {
        let sockets = runtimeFolder.map { ["\($0)/pipewire-0", "\($0)/pulse/native"] } ?? []
        return sockets.contains { access($0, R_OK | W_OK) == 0 } || captureDevices.contains { access($0, R_OK) == 0 }
    }

    /// The devices that record: `pcmC0D0c` and the like.
    private var captureDevices: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: deviceFolder)) ?? []
        return names.filter { $0.hasPrefix("pcm") && $0.hasSuffix("c") }.map { "\(deviceFolder)/\($0)" }
    }
}
