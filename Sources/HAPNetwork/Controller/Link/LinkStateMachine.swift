// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HearthSystem

/// When to connect, where, and when to pause. Source: HAP reference 18.
struct LinkStateMachine: Sendable {
    /// What is to be done next.
    enum Order: Equatable, Sendable {
        /// To any of the address book's addresses.
        case connect
        /// Until the time is over or a sighting ends it.
        case pause(Duration)
        case stop
    }

    private(set) var state = LinkState.connecting
    private(set) var addresses: AddressBook
    private var backoff: Backoff
    private let timing: ControllerTiming

    init(addresses: [SocketAddress], timing: ControllerTiming, random: RandomBytes) {
        self.addresses = AddressBook(addresses)
        self.timing = timing
        backoff = Backoff(timing: timing, random: random)
    }

    /// At the start, and after each pause.
    mutating func connect() -> Order {
        guard state != .ended else { return .stop }
        addresses.restoreIfEmpty()
        guard !addresses.addresses.isEmpty else {
            state = .waiting(.noAddress)
            return .pause(timing.backoffCeiling)
        }
        state = .connecting
        return .connect
    }

    /// Verified, subscribed and read; or answering again.
    mutating func becameReachable(at address: SocketAddress) {
        guard state != .ended else { return }
        addresses.promote(address)
        state = .reachable(at: address)
    }

    mutating func stoppedAnswering() {
        if case .reachable(let address) = state { state = .notAnswering(at: address) }
    }

    /// An attempt failed, or a connection ended.
    ///
    /// - Parameters:
    ///   - address: where we were connected, if we were.
    ///   - lifetime: how long it had been reachable; nil if it never was.
    mutating func failed(
        _ failure: LinkFailure, at address: SocketAddress? = nil, afterReachableFor lifetime: Duration? = nil
    ) -> Order {
        guard state != .ended else { return .stop }
        if let lifetime, lifetime >= timing.backoffForgiveness { backoff.reset() }
        switch failure {
        case .pairing(let reason) where reason.code == .identityMismatch: return anotherDevice(at: address, failure)
        case .pairing(let reason) where reason.code == .pairingLost || reason.code == .badSignature:
            state = .pairingLost
            return .pause(timing.lostPairingRetry)
        case .session(.notAuthorized) where (lifetime ?? .zero) >= timing.backoffStart: return connect()
        default: return pause(after: failure, at: address)
        }
    }

    private mutating func anotherDevice(at address: SocketAddress?, _ failure: LinkFailure) -> Order {
        if let address { addresses.reject(address) }
        guard addresses.addresses.isEmpty else { return connect() }
        state = .waiting(failure)
        return .pause(backoff.next())
    }

    /// An accessory that takes connections and says nothing has been waited for long enough already: trying again soon
    /// hammers nobody, and finds it the moment it wakes.
    private mutating func pause(after failure: LinkFailure, at address: SocketAddress?) -> Order {
        if let address { addresses.demote(address) }
        state = .waiting(failure)
        return .pause(failure.isSilence ? backoff.first() : backoff.next())
    }

    /// Discovery has seen it. Answers whether that ends a pause. Quirks Q6 and Q11.
    mutating func sighted(_ sighting: LinkSighting) -> Bool {
        guard state != .ended else { return false }
        let isNews = addresses.update(to: sighting.addresses)
        if isNews { backoff.reset() }
        switch state {
        case .waiting, .connecting, .pairingLost:
            if sighting.isUnpaired {
                if case .waiting = state { state = .pairingLost }
                return false
            }
            backoff.reset()
            return state != .connecting || isNews
        case .reachable, .notAnswering: return isNews || sighting.isAnnouncement
        case .ended: return false
        }
    }

    mutating func end() {
        state = .ended
    }
}
