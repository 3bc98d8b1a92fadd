// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation
internal import HAPCatalogue
internal import HearthModel
internal import HearthSystem

/// An action that writes a value to a characteristic.
///
/// Action sets hand out actions as `HMCharacteristicWriteAction<any NSCopying>`, whatever the type was that the program
/// made them of.
public class HMCharacteristicWriteAction<TargetValueType>: HMAction, @unchecked Sendable {
    // `@unchecked`: all are immutable or guard themselves.
    private let target: WriteTarget
    private let lastValue: ProgramValue<TargetValueType>
    private let lastDelay: Guarded<TimeInterval>

    /// Makes an action that is in no action set yet.
    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        target = .object(characteristic)
        lastValue = ProgramValue(targetValue)
        lastDelay = Guarded(0)
        super.init(id: Action.ID(UUID()), place: nil)
    }

    /// One that is in an action set. Reads nothing: the replica may be in the midst of handing it out.
    init(_ action: Action, place: ActionPlace) where TargetValueType == any NSCopying {
        target = .stored(action.characteristic, place)
        lastValue = ProgramValue(action.targetValue.copyingValue)
        lastDelay = Guarded(action.delay)
        super.init(id: action.id, place: place)
    }

    /// The characteristic it writes to.
    public var characteristic: HMCharacteristic {
        switch target {
        case .object(let characteristic): characteristic
        case .stored(let reference, let place): place.anchor.characteristic(reference, in: place.home)
        }
    }

    /// What it writes.
    public var targetValue: TargetValueType {
        if let stored = record?.targetValue, let value = programValue(stored) { return value }
        return lastValue.value
    }

    private func programValue(_ stored: CharacteristicValue) -> TargetValueType? {
        let format = characteristic.record?.metadata.format
        return (format?.normalised(stored) ?? stored).copyingValue as? TargetValueType
    }

    /// Makes it write another value.
    public func updateTargetValue(
        _ targetValue: TargetValueType, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard let set = currentSet, let place = currentPlace else {
            lastValue.value = targetValue
            return DispatchQueue.main.async { completionHandler(nil) }
        }
        switch characteristic.writable(targetValue) {
        case .failure(let error): HomeFeed.refuse(error, about(characteristic, then: completionHandler))
        case .success(let value):
            place.anchor.feed.mutate(
                UpdateAction(home: place.home, actionSet: set, action: id, targetValue: value),
                completionHandler: about(characteristic, then: completionHandler))
        }
    }

    /// Makes it write another value.
    public nonisolated(nonsending) func updateTargetValue(_ targetValue: TargetValueType) async throws {
        try await awaitCompletion { updateTargetValue(targetValue, completionHandler: $0) }
    }
}

// MARK: - Delays

extension HMCharacteristicWriteAction {
    /// Seconds after the start of a run at which it writes; 0 is at once. An addition of Hearth.
    ///
    /// A set has one action for a characteristic at a time, and may have another one later: a light on, and off after five
    /// minutes. Delays survive a restart of the hub.
    public var delay: TimeInterval { record?.delay ?? lastDelay.withLock { $0 } }

    /// Makes it write later: 0, at once, to 86,400 seconds. May be done before it is added to a set. An addition of Hearth.
    ///
    /// Fails with `invalidParameter` for another delay, and with `alreadyExists` if the set has an action for the characteristic
    /// then.
    public func updateDelay(
        _ delay: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard let set = currentSet, let place = currentPlace else {
            lastDelay.withLock { $0 = delay }
            return DispatchQueue.main.async { completionHandler(nil) }
        }
        place.anchor.feed.mutate(
            UpdateActionDelay(home: place.home, actionSet: set, action: id, delay: delay),
            completionHandler: about(characteristic, then: completionHandler))
    }

    /// Makes it write later: 0, at once, to 86,400 seconds. An addition of Hearth.
    public nonisolated(nonsending) func updateDelay(_ delay: TimeInterval) async throws {
        try await awaitCompletion { updateDelay(delay, completionHandler: $0) }
    }
}

/// What an action writes to: the object a program gave, or what the database names.
private enum WriteTarget {
    case object(HMCharacteristic)
    case stored(CharacteristicReference, ActionPlace)
}

/// A write action of whatever type of value.
protocol WriteAction: HMAction {
    /// The action as the hub takes it; fails if the characteristic cannot be written or not with such a value.
    func model() -> Result<Action, HMError>
    /// Whether this object is of the kind that action sets hand out.
    var isHandedOut: Bool { get }
}

extension HMCharacteristicWriteAction: WriteAction {
    func model() -> Result<Action, HMError> {
        characteristic.writable(targetValue).map {
            Action(id: id, characteristic: characteristic.reference, targetValue: $0, delay: delay)
        }
    }

    var isHandedOut: Bool { TargetValueType.self == (any NSCopying).self }
}
