// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP

/// How much of an accessory server is read in one request.
///
/// Some fail or stall on long lists; most take them, and are read in a fraction of the time. So it begins with what any
/// of them can take, asks for more while the answers are whole and quick, and goes back for good after one that was
/// not. Source: quirk Q49 and HAP reference 12.
struct ReadSpan: Hashable, Sendable {
    private typealias Limit = CharacteristicReadRequest.Limit

    /// Each four times the one before; the last stays under the 8 KiB that servers commonly take for a first line.
    private static let limits: [Limit] = [
        .cautious, Limit(ids: 50, targetBytes: 960, mixesAccessories: true),
        Limit(ids: 200, targetBytes: 2000, mixesAccessories: true),
        Limit(ids: 800, targetBytes: 8000, mixesAccessories: true),
        Limit(ids: 3200, targetBytes: 8000, mixesAccessories: true),
    ]
    /// A longer answer would make somebody's write wait behind it.
    static let patience: Duration = .milliseconds(250)

    private var level = 0
    private var highest = limits.count - 1

    var limit: CharacteristicReadRequest.Limit { Self.limits[level] }

    /// A whole answer to `request` came after `duration`.
    mutating func answered(_ request: CharacteristicReadRequest, after duration: Duration) {
        if request.isBold, duration > Self.patience { lower(highest: level - 1) }
    }

    /// `request` had no answer, or not all of it.
    mutating func failed(_ request: CharacteristicReadRequest) {
        if request.isBold { lower(highest: 0) }
    }

    /// Asks for more the next time if `request` was a fair trial of the present limit.
    mutating func mayGrow(after request: CharacteristicReadRequest, isLast: Bool) {
        guard level < highest, !isLast || request.ids.count * 2 > limit.ids else { return }
        level += 1
    }

    private mutating func lower(highest: Int) {
        self.highest = min(self.highest, max(highest, 0))
        level = min(level, self.highest)
    }
}

extension LinkFailure {
    /// Whether the accessory may have stumbled over what it was asked.
    var blamesAccessory: Bool {
        switch self {
        case .malformed, .notAnswering: true
        case .session(let failure): failure.blamesAccessory
        case .notYetConnected, .noAddress, .pairing, .pairingLost, .refused, .ended: false
        }
    }
}

extension SessionFailure {
    fileprivate var blamesAccessory: Bool {
        switch self {
        case .connectionLost, .closedByAccessory, .timedOut, .malformed, .unsealable, .unexpectedAnswer: true
        case .notConnected, .closed, .cancelled, .notAuthorized, .tooManyEvents: false
        }
    }
}
