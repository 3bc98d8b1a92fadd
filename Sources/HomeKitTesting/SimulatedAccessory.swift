// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
public import HearthAccessory
internal import HearthHub
internal import HearthModel
internal import HearthSystem

/// An accessory in a simulated house, from the side of the device: whether it can be reached, and how it answers.
///
/// Its values are those of the `Characteristic`s it was declared with: read them to see what the app has done, set them to
/// play somebody at the device.
public final class SimulatedAccessory: Sendable {
    /// What becomes of what the hub asks the device.
    public enum Answering: Hashable, Sendable {
        /// The device answers.
        case atOnce
        /// The device takes so long, by the house's clock. An accessory tells the hub after nine seconds that its device
        /// has timed out; what the device does later still counts.
        case after(Duration)
        /// The device hangs: the hub hears after nine seconds, by the house's clock, that it has timed out.
        case never
        /// The device says no.
        case refusing(DeviceError)
    }

    /// The name it was declared with.
    public let name: String
    /// The identifier that the app's `HMAccessory` has.
    public let uniqueIdentifier: UUID

    let script: DeviceScript
    let server: AccessoryServer
    let discovered: DiscoveredAccessory
    private let hub: HouseHub
    private let payload: SetupPayload?

    init(
        _ name: String, _ server: AccessoryServer, _ script: DeviceScript, at address: SocketAddress, of hub: HouseHub
    ) async {
        self.name = name
        self.server = server
        self.script = script
        self.hub = hub
        payload = await server.setupPayload
        discovered = DiscoveredAccessory(
            name: name, advertisement: await server.advertisement, host: "localhost", port: address.port,
            addresses: [address])
        uniqueIdentifier = HearthModel.Accessory.ID(deviceID: await server.state.identity.deviceID, aid: 1).uuid
    }

    /// How the device answers from now on.
    public var answering: Answering {
        get { script.answering }
        set { script.answering = newValue }
    }

    /// Waits until the device has been asked something that it has not answered yet, so that a test can turn the clock.
    ///
    /// - Throws: an error that says so if nobody asks within five seconds of real time.
    public func untilAsked() async throws {
        try await wait(
            until: "\(name) is asked something", within: .seconds(5), lookingEvery: .milliseconds(1)
        ) { script.isHoldingBack }
    }

    /// Whether it can be reached.
    public var isReachable: Bool { script.isReachable }

    /// Takes its power away or gives it back. The hub has noticed when this returns.
    public func setReachable(_ isReachable: Bool) async throws {
        script.isReachable = isReachable
        if isReachable {
            await hub.see(.heard(discovered))
        } else {
            await server.dropConnections()
            script.forgetRead()
        }
        try await untilHub(knowsItAsReachable: isReachable)
    }

    func untilHub(knowsItAsReachable isReachable: Bool) async throws {
        let id = HearthModel.Accessory.ID(uniqueIdentifier)
        guard await hub.parts.registry.database.accessory(id) != nil else { return }
        try await wait(
            until: "the hub knows that \(name) is \(isReachable ? "reachable" : "unreachable")", within: .seconds(5),
            lookingEvery: .milliseconds(1)
        ) { await hub.parts.registry.isReachable(id) == isReachable }
    }

    /// What its QR code says, for `HMAccessorySetupPayload`.
    public var setupURL: URL? { payload.flatMap { URL(string: $0.uri) } }

    /// What its label says, as `XXX-XX-XXX`.
    public var setupCode: String? { payload?.setupCode?.dashed }
}
