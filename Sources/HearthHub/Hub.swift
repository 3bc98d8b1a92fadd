// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAP
package import HAPNetwork
internal import HearthIPC
internal import HearthModel
internal import HearthStore
package import HearthSystem

/// The whole daemon: one tree of services that start and end together.
package struct Hub: Sendable {
    /// What differs from hub to hub.
    package struct Configuration: Sendable {
        /// The folder of the database and the keys.
        package var stateFolder: String
        /// Where clients connect.
        package var socketPath: String
        /// The only interfaces on which accessories are looked for; nil for all that can multicast; empty for none.
        package var interfaces: [String]?
        /// Whether users of this machine who were invited may connect; else the owner alone.
        package var isShared: Bool
        /// How often people's phones are looked for.
        package var phonePace = PhoneWatcher.Pace()

        package init(
            stateFolder: String, socketPath: String, interfaces: [String]? = nil, isShared: Bool = false
        ) {
            self.stateFolder = stateFolder
            self.socketPath = socketPath
            self.interfaces = interfaces
            self.isShared = isShared
        }
    }

    private let configuration: Configuration
    private let log: Logger
    private let eventLoop: EventLoop
    private let timing: ControllerTiming

    package init(
        _ configuration: Configuration, log: Logger, timing: ControllerTiming = ControllerTiming()
    ) {
        self.configuration = configuration
        self.log = log
        self.timing = timing
        eventLoop = EventLoop(label: "hearth.hub")
    }

    /// Runs until it is cancelled, then stops in good order: what was answered stays, last values are saved.
    ///
    /// - Parameter ready: called once, when clients can connect.
    /// - Throws: what keeps the hub from starting or going on, in words for a person.
    package func run(ready: @escaping @Sendable () -> Void = {}) async throws {
        try Folder.create(configuration.stateFolder)
        let lock = try StateLock(folder: configuration.stateFolder)
        defer { withExtendedLifetime(lock) {} }
        let store = try SQLiteStore(path: configuration.stateFolder + "/hearth.sqlite")
        let keyring = try Keyring(folder: configuration.stateFolder + "/keys")
        let controller = Controller(
            identity: try keyring.controllerIdentity(), eventLoop: eventLoop, timing: timing,
            logger: log.named("accessories"))
        let parts = try HubParts(
            store: store, keyring: keyring, controller: controller, clock: SystemWallClock(eventLoop: eventLoop),
            zoneChanges: zoneChanges, version: Release.version, log: log)
        let listener = try await HubListener.listen(
            at: configuration.socketPath, on: eventLoop, configuration: listening(with: parts.registry))
        let dns = multicastDNS()
        defer { dns?.close() }
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await parts.run(serving: listener) }
            group.addTask { await discover(with: dns, for: parts) }
            group.addTask { await phones(with: dns, for: parts).run() }
            group.addTask { await saveValues(of: parts.registry) }
            ready()
        }
    }

    /// Tells when the machine's time zone changes; nil if that cannot be watched, and then it is seen when the next trigger is
    /// due.
    private var zoneChanges: AsyncStream<String?>? {
        do throws(SystemError) {
            return try MachineTimeZone().changes(on: eventLoop)
        } catch {
            log.warning("changes of the machine's time zone are not seen at once: \(error)")
            return nil
        }
    }

    /// Who may connect: the owner and root, and in a shared hub those who were invited.
    private func listening(with registry: HomeRegistry) -> HubListener.Configuration {
        var listening = HubListener.Configuration(hubVersion: Release.version)
        guard configuration.isShared else { return listening }
        let (owner, guests) = (registry.owner.unixID, registry.guests)
        listening.socketMode = 0o666
        listening.isAuthorized = { $0.userID == owner || $0.userID == 0 || guests.contains($0.userID) }
        return listening
    }

    /// Without multicast the hub works on with the addresses it knows.
    private func multicastDNS() -> MulticastDNS? {
        guard configuration.interfaces != [] else { return nil }
        do {
            return try MulticastDNS(interfaces: configuration.interfaces, eventLoop: eventLoop)
        } catch {
            logBlindness(error)
            return nil
        }
    }

    /// Follows what is announced on the network.
    private func discover(with dns: MulticastDNS?, for parts: HubParts) async {
        guard let dns else { return }
        do {
            await parts.board.run(try dns.accessories(), links: parts.links)
        } catch {
            logBlindness(error)
        }
    }

    private func logBlindness(_ error: DiscoveryError) {
        log.error("accessories cannot be discovered: \(error). Those with known addresses still work.")
    }

    private func phones(with dns: MulticastDNS?, for parts: HubParts) -> PhoneWatcher {
        PhoneWatcher(
            registry: parts.registry, network: MachineNetwork(dns: dns), pace: configuration.phonePace,
            log: log.named("presence"))
    }

    /// Saves last known values now and then, and once more at the end.
    private func saveValues(of registry: HomeRegistry) async {
        while !Task.isCancelled {
            try? await ContinuousClock().sleep(for: .seconds(60))
            do {
                try await registry.saveValues()
            } catch {
                log.warning("last values could not be saved: \(error)")
            }
        }
    }
}
