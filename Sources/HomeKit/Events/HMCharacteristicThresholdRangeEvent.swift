// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthModel
internal import HearthSystem

/// The value of a characteristic comes into a range. Source: behaviour section 13.
public class HMCharacteristicThresholdRangeEvent: HMEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Threshold: Sendable {
        var characteristic: HMCharacteristic
        var range: HMNumberRange
    }

    // `@unchecked`: it guards itself.
    fileprivate let threshold: Guarded<Threshold>

    /// Makes an event that happens when the characteristic's value comes into the range.
    ///
    /// - Precondition: the characteristic tells of its changes (`HMCharacteristicPropertySupportsEventNotification`).
    public init(characteristic: HMCharacteristic, thresholdRange: HMNumberRange) {
        characteristic.mustSupportEvents()
        threshold = Guarded(Threshold(characteristic: characteristic, range: thresholdRange))
        super.init(uniqueIdentifier: UUID())
    }

    /// One that is in a trigger.
    init?(
        _ characteristic: HMCharacteristic, _ minimum: CharacteristicValue?, _ maximum: CharacteristicValue?, id: UUID
    ) {
        let low = minimum?.foundationValue as? NSNumber
        let high = maximum?.foundationValue as? NSNumber
        let range =
            switch (low, high) {
            case (let low?, let high?): HMNumberRange(minValue: low, maxValue: high)
            case (let low?, nil): HMNumberRange(minValue: low)
            case (nil, let high?): HMNumberRange(maxValue: high)
            case (nil, nil): HMNumberRange?.none
            }
        guard let range else { return nil }
        threshold = Guarded(Threshold(characteristic: characteristic, range: range))
        super.init(uniqueIdentifier: id)
    }

    /// Happens in every home.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> {
        let threshold = threshold.withLock { $0 }
        return model(
            .threshold(
                of: threshold.characteristic.reference,
                minimum: threshold.range.minValue.flatMap { CharacteristicValue(foundationValue: $0) },
                maximum: threshold.range.maxValue.flatMap { CharacteristicValue(foundationValue: $0) }))
    }

    override var isHandedOut: Bool { type(of: self) == HMCharacteristicThresholdRangeEvent.self }

    /// The characteristic that is watched.
    public var characteristic: HMCharacteristic { threshold.withLock { $0.characteristic } }

    /// The values that count.
    public var thresholdRange: HMNumberRange { threshold.withLock { $0.range } }

    /// An event of the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any {
        let threshold = threshold.withLock { $0 }
        return HMCharacteristicThresholdRangeEvent(
            characteristic: threshold.characteristic, thresholdRange: threshold.range)
    }

    /// An event of the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any {
        let threshold = threshold.withLock { $0 }
        return HMMutableCharacteristicThresholdRangeEvent(
            characteristic: threshold.characteristic, thresholdRange: threshold.range)
    }
}

/// The value of a characteristic comes into a range, both of which can be changed.
public class HMMutableCharacteristicThresholdRangeEvent: HMCharacteristicThresholdRangeEvent, @unchecked Sendable {
    // `@unchecked`: it guards itself.
    /// The characteristic that is watched. It has to tell of its changes.
    public override var characteristic: HMCharacteristic {
        get { super.characteristic }
        set {
            newValue.mustSupportEvents()
            threshold.withLock { $0.characteristic = newValue }
        }
    }

    /// The values that count.
    public override var thresholdRange: HMNumberRange {
        get { super.thresholdRange }
        set { threshold.withLock { $0.range = newValue } }
    }
}
