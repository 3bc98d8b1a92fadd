// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// Serves an accessory on the network: announces it, lets controllers pair with it, and keeps who it is and whom it is
/// paired with in a folder.
///
/// ```swift
/// let host = try AccessoryHost(lamp, folder: "lamp-state")
/// print(try await host.start())           // setup code and QR code
/// try await host.runUntilInterrupted()
/// ```
public final class AccessoryHost: Sendable {
    /// How it is served.
    public struct Options: Sendable {
        /// `XXX-XX-XXX`; a random one by default, which is kept.
        public var setupCode: String?
        /// Recognises the code that stands on the label, in place of a code that is kept.
        public var setupVerifier: SetupVerifier?
        /// The accessory's display. With one, every attempt to pair has a code of its own, which is shown here; no other
        /// code counts. Called from a thread of the host's, so it must be quick.
        public var display: (@Sendable (SetupDisplay) -> Void)?
        /// 0 lets the system choose.
        public var port: UInt16 = 0
        /// Where to announce it, by name, `["lo"]` to stay on this machine; all that know multicast by default.
        public var interfaces: [String]?
        /// Without an announcement, a controller must be told address and port.
        public var isAnnounced = true

        /// Announced on all interfaces, with a code of its own.
        public init() {}
    }

    private let name: String
    private let server: AccessoryServer
    private let multicastDNS: MulticastDNS?

    /// - Parameters:
    ///   - folder: is made if need be, for this user's eyes alone. Holds keys; one folder for each host.
    /// - Throws: ``AccessoryError`` if the accessory is served already, the setup code is none or told in two ways, or the folder's content
    ///   is damaged; an error of the system if the folder cannot be used.
    public convenience init(_ accessory: Accessory, folder: String, options: Options = Options()) throws {
        try self.init(accessory, folder: HostFolder(folder), options: options)
    }

    private init(_ accessory: Accessory, folder: HostFolder, options: Options) throws {
        let eventLoop = EventLoop(label: "accessory")
        var book = try folder.numbers()
        let plan = AccessoryPlan(accessory, numbers: &book)
        try folder.save(book)
        name = plan.name
        multicastDNS =
            options.isAnnounced ? try MulticastDNS(interfaces: options.interfaces, eventLoop: eventLoop) : nil
        server = AccessoryServer(
            options.configuration(of: plan), database: plan.database,
            state: try folder.state(setup: options.setup()), store: folder.stateFile,
            behaviour: plan.behaviour, multicastDNS: multicastDNS, eventLoop: eventLoop)
        try plan.attach(to: server)
    }

    /// Opens the port and waits until the network knows the name.
    ///
    /// - Returns: what to show to whoever is to pair with it.
    /// - Throws: an error of the network or of the folder.
    @discardableResult
    public func start() async throws -> SetupLabel {
        let address = try await server.listen()
        let (announced, state) = (try await server.announcedName(), await server.state)
        return SetupLabel(
            name: announced ?? name, port: address.port, deviceID: state.identity.deviceID.text,
            setupCode: await server.setupCode?.dashed, payload: await server.setupPayload?.uri,
            isCodeDisplayed: server.configuration.display != nil, isPaired: !state.pairings.isEmpty)
    }

    /// Serves until the task is cancelled; then says goodbye to the network.
    public func run() async throws {
        defer { multicastDNS?.close() }
        try await server.run()
    }

    /// Serves until the task is cancelled or the process is told to end, by Ctrl-C or otherwise.
    public func runUntilInterrupted() async throws {
        let signals = SignalSequence([.terminate, .interrupt, .hangUp])
        try await withThrowingTaskGroup { group in
            group.addTask { for await _ in signals { return } }
            group.addTask { try await self.run() }
            try await group.next()
            group.cancelAll()
            try await group.waitForAll()
        }
    }

    /// Makes the accessory what it was when it left the factory, for its reset button: nobody is paired with it, all
    /// connections are closed, and it is announced under a new device id. Setup code and setup id stay, for they are on
    /// the label.
    ///
    /// - Throws: an error of the folder; then nothing has changed.
    public func factoryReset() async throws {
        try await server.factoryReset()
    }

    /// Whether a controller has paired with it.
    public var isPaired: Bool {
        get async { await !server.state.pairings.isEmpty }
    }
}

extension AccessoryHost.Options {
    /// What takes the place of the stored code or verifier; nil for nothing.
    fileprivate func setup() throws(AccessoryError) -> SetupSecret? {
        guard [setupCode != nil, setupVerifier != nil, display != nil].count(where: \.self) <= 1 else {
            throw AccessoryError("An accessory has a setup code, a verifier or a display; set one of the three.")
        }
        if let setupVerifier { return .verifier(setupVerifier.kept) }
        return try setupCode.map { text throws(AccessoryError) in .code(try SetupCode(ofAccessory: text)) }
    }

    fileprivate func configuration(of plan: AccessoryPlan) -> AccessoryServerConfiguration {
        let isLocal = interfaces == ["lo"]
        var configuration = plan.configuration(at: SocketAddress(isLocal ? .loopback : .any, port: port))
        configuration.furtherAddresses = [isLocal ? .loopbackIPv6 : .anyIPv6]
        configuration.eventInterval = .seconds(1)
        if let display { configuration.display = { display(SetupDisplay($0)) } }
        return configuration
    }
}
