// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthModel

/// A characteristic takes a value: the change to it counts, not that it has it. Source: behaviour section 13.
///
/// The type of the value is not constrained to NSCopying as on Apple's systems, since `any NSCopying` would not satisfy that
/// in Swift. Source: behaviour section 20.
public class HMCharacteristicEvent<TriggerValueType>: HMEvent, NSCopying, NSMutableCopying, @unchecked Sendable {
    // `@unchecked`: both guard themselves.
    fileprivate let watched: ProgramValue<HMCharacteristic>
    fileprivate let wanted: ProgramValue<TriggerValueType?>

    /// Makes an event that happens when the characteristic takes the value, or with nil at any change.
    ///
    /// - Precondition: the characteristic tells of its changes (`HMCharacteristicPropertySupportsEventNotification`).
    public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
        characteristic.mustSupportEvents()
        watched = ProgramValue(characteristic)
        wanted = ProgramValue(triggerValue)
        super.init(uniqueIdentifier: UUID())
    }

    /// One that is in a trigger.
    init(
        _ characteristic: HMCharacteristic, _ value: CharacteristicValue?, id: UUID
    ) where TriggerValueType == any NSCopying {
        watched = ProgramValue(characteristic)
        let format = characteristic.record?.metadata.format
        wanted = ProgramValue(value.map { (format?.normalised($0) ?? $0).copyingValue })
        super.init(uniqueIdentifier: id)
    }

    /// Happens in every home.
    public override class func isSupported(for home: HMHome) -> Bool { true }

    override func model() -> Result<TriggerEvent, HMError> { kind(triggerValue).flatMap(model) }

    override var isHandedOut: Bool { type(of: self) == HMCharacteristicEvent<any NSCopying>.self }

    private func kind(_ value: TriggerValueType?) -> Result<TriggerEvent.Kind, HMError> {
        guard let value else { return .success(.characteristic(of: characteristic.reference, value: nil)) }
        guard let found = CharacteristicValue(foundationValue: value) else {
            return .failure(HMError(.invalidValueType))
        }
        return .success(.characteristic(of: characteristic.reference, value: found))
    }

    /// The characteristic that is watched.
    public var characteristic: HMCharacteristic { watched.value }

    /// The value that counts; nil if every change does.
    public var triggerValue: TriggerValueType? { wanted.value }

    /// Makes another value count, also in the trigger that it is in.
    @available(*, deprecated, message: "Change a mutable copy; updateEvents(_:completionHandler:) takes it.")
    public func updateTriggerValue(
        _ triggerValue: TriggerValueType?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let value = ProgramValue(triggerValue)
        change(kind(triggerValue), completionHandler) { self.wanted.value = value.value }
    }

    /// An event of the same values that cannot be changed.
    public func copy(with zone: NSZone?) -> Any {
        HMCharacteristicEvent(characteristic: characteristic, triggerValue: triggerValue)
    }

    /// An event of the same values that can be changed.
    public func mutableCopy(with zone: NSZone?) -> Any {
        HMMutableCharacteristicEvent(characteristic: characteristic, triggerValue: triggerValue)
    }
}

/// A characteristic takes a value, both of which can be changed.
///
/// Its superclass has the same type of value, where Apple's has `any NSCopying`.
public class HMMutableCharacteristicEvent<TriggerValueType>: HMCharacteristicEvent<TriggerValueType>,
    @unchecked Sendable
{
    // `@unchecked`: it guards itself.
    /// The characteristic that is watched. It has to tell of its changes.
    public override var characteristic: HMCharacteristic {
        get { super.characteristic }
        set {
            newValue.mustSupportEvents()
            watched.value = newValue
        }
    }

    /// The value that counts; nil if every change does.
    public override var triggerValue: TriggerValueType? {
        get { super.triggerValue }
        set { wanted.value = newValue }
    }
}

extension HMCharacteristic {
    /// Stops the program if an event is made of a characteristic that never tells of its changes, as an exception does on
    /// Apple's systems. One that has left its home says nothing of itself, and passes. Source: behaviour section 13.
    func mustSupportEvents() {
        let doesNot = record != nil && !properties.contains(HMCharacteristicPropertySupportsEventNotification)
        precondition(!doesNot, "an event needs a characteristic that supports event notification")
    }
}
