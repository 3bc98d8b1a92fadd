// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation

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

    /// The characteristic that is watched.
    public var characteristic: HMCharacteristic { watched.value }

    /// The value that counts; nil if every change does.
    public var triggerValue: TriggerValueType? { wanted.value }

    /// Makes another value count.
    @available(*, deprecated, message: "Change a mutable copy; updateEvents(_:completionHandler:) takes it.")
    public func updateTriggerValue(
        _ triggerValue: TriggerValueType?, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        wanted.value = triggerValue
        DispatchQueue.main.async { completionHandler(nil) }
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
