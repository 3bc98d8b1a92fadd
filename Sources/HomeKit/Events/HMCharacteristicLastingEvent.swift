// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthModel

/// A characteristic's value has compared so with another for a while, without break: motion gone for ten minutes, 25 degrees
/// exceeded for five. An addition of Hearth.
///
/// It happens once, and again only after the comparison was false in between. As an end event it counts from the run at the
/// earliest, as ``HMDurationEvent`` does. Restarts of the hub do not count; while a device is away nobody knows better, and
/// its value when it is back decides. It cannot be changed: make another one, and give that to
/// ``HMEventTrigger/updateEvents(_:)``.
public class HMCharacteristicLastingEvent: HMEvent, NSCopying, @unchecked Sendable {
    // `@unchecked`: both are immutable or guard themselves.
    private let wanted: ProgramValue<Any>

    /// The characteristic that is watched.
    public let characteristic: HMCharacteristic

    /// How its value compares with ``value``.
    public let operatorType: NSComparisonPredicate.Operator

    /// For how many seconds.
    public let duration: TimeInterval

    /// Makes an event that happens when the characteristic's value has compared so with another for a while.
    ///
    /// - Parameters:
    ///   - characteristic: one that can be read and tells of its changes.
    ///   - operatorType: one of `<`, `<=`, `>`, `>=`, `==`, `!=`.
    ///   - value: what it is compared with.
    ///   - duration: seconds, at most 7 days.
    /// - Precondition: the characteristic tells of its changes (`HMCharacteristicPropertySupportsEventNotification`), and the
    ///   operator is one of these.
    public init(
        characteristic: HMCharacteristic, relatedBy operatorType: NSComparisonPredicate.Operator, toValue value: Any,
        duration: TimeInterval
    ) {
        characteristic.mustSupportEvents()
        precondition(ValueComparison(operatorType) != nil, "a characteristic is compared with <, <=, >, >=, == or !=")
        self.characteristic = characteristic
        self.operatorType = operatorType
        wanted = ProgramValue(value)
        self.duration = duration
        super.init(uniqueIdentifier: UUID())
    }

    /// One that is in a trigger.
    init(
        _ characteristic: HMCharacteristic, _ comparison: ValueComparison, _ value: CharacteristicValue,
        _ seconds: Double, id: UUID
    ) {
        self.characteristic = characteristic
        operatorType = comparison.operatorType
        let format = characteristic.record?.metadata.format
        wanted = ProgramValue((format?.normalised(value) ?? value).copyingValue)
        duration = seconds
        super.init(uniqueIdentifier: id)
    }

    /// Happens in every home.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> {
        guard let value = CharacteristicValue(foundationValue: value), let comparison = ValueComparison(operatorType)
        else { return .failure(HMError(.invalidValueType)) }
        return model(
            .lasting(of: characteristic.reference, comparison: comparison, value: value, seconds: duration))
    }

    override var isHandedOut: Bool { type(of: self) == HMCharacteristicLastingEvent.self }

    /// What the characteristic's value is compared with.
    public var value: Any { wanted.value }

    /// An event of the same values.
    public func copy(with zone: NSZone?) -> Any {
        HMCharacteristicLastingEvent(
            characteristic: characteristic, relatedBy: operatorType, toValue: value, duration: duration)
    }
}
