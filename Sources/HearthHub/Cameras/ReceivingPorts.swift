// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// The ports of this machine where a stream is to arrive. Those that the hub has found are held as long as this lives, so
/// that no other stream gets them.
struct ReceivingPorts: Sendable {
    let address: StreamAddress
    private let held: [DatagramSocket]

    /// - Throws: `accessoryNotReachable` while the camera cannot be reached; `unexpectedError` if there is no free port.
    init(for request: StartCameraStream, over link: AccessoryLink) async throws(HubError) {
        guard let own = await link.ownAddress, let plain = IPAddress(bytes: own.bytes) else {
            throw HubError(.accessoryNotReachable, "The camera does not answer now.")
        }
        do throws(SystemError) {
            // A link-local address is valid on its interface only, which the socket has to know.
            let found = try [request.videoPort, request.audioPort].map { port throws(SystemError) in
                try port == nil ? DatagramSocket(boundTo: SocketAddress(own, port: 0)) : nil
            }
            held = found.compactMap { $0 }
            address = StreamAddress(
                host: plain.description, isIPv6: plain.family == .ipv6,
                videoPort: request.videoPort ?? found[0]?.localAddress.port ?? 0,
                audioPort: request.audioPort ?? found[1]?.localAddress.port ?? 0)
        } catch {
            throw HubError(.unexpectedError, "No port can be had for the stream: \(error)")
        }
    }
}
