// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthModel

// The predicates of event triggers; `NSCompoundPredicate` combines them. Source: behaviour section 13, "Predicates".

extension HMEventTrigger {
    /// Holds before a time of day: the hour and minute, and month and day if they are given.
    public class func predicateForEvaluatingTrigger(occurringBefore dateComponents: DateComponents) -> NSPredicate {
        PredicateBuilder.time(.before, clock: dateComponents)
    }

    /// Holds during a minute of the day.
    public class func predicateForEvaluatingTrigger(occurringOn dateComponents: DateComponents) -> NSPredicate {
        PredicateBuilder.time(.at, clock: dateComponents)
    }

    /// Holds from a time of day on.
    public class func predicateForEvaluatingTrigger(occurringAfter dateComponents: DateComponents) -> NSPredicate {
        PredicateBuilder.time(.after, clock: dateComponents)
    }

    /// Holds from one time of day until another; over midnight, if the second is the earlier.
    public class func predicateForEvaluatingTriggerOccurringBetweenDate(
        with firstDateComponents: DateComponents, secondDateWith secondDateComponents: DateComponents
    ) -> NSPredicate {
        PredicateBuilder.between(NSDateComponents(firstDateComponents), NSDateComponents(secondDateComponents))
    }

    /// Holds before sunrise or sunset.
    ///
    /// - Parameters:
    ///   - significantEvent: the word of an `HMSignificantEvent`.
    ///   - offset: how much later than the sun; negative for before.
    @available(*, deprecated, renamed: "predicateForEvaluatingTriggerOccurring(beforeSignificantEvent:)")
    public class func predicateForEvaluatingTrigger(
        occurringBefore significantEvent: String, applyingOffset offset: DateComponents?
    ) -> NSPredicate {
        PredicateBuilder.time(.before, sun: .init(significantEvent: .init(significantEvent), offset: offset))
    }

    /// Holds after sunrise or sunset.
    ///
    /// - Parameters:
    ///   - significantEvent: the word of an `HMSignificantEvent`.
    ///   - offset: how much later than the sun; negative for before.
    @available(*, deprecated, renamed: "predicateForEvaluatingTriggerOccurring(afterSignificantEvent:)")
    public class func predicateForEvaluatingTrigger(
        occurringAfter significantEvent: String, applyingOffset offset: DateComponents?
    ) -> NSPredicate {
        PredicateBuilder.time(.after, sun: .init(significantEvent: .init(significantEvent), offset: offset))
    }

    /// Holds before sunrise or sunset of the day, or a while before or after those.
    public class func predicateForEvaluatingTriggerOccurring(
        beforeSignificantEvent significantEvent: HMSignificantTimeEvent
    ) -> NSPredicate {
        PredicateBuilder.time(.before, sun: significantEvent)
    }

    /// Holds from sunrise or sunset of the day on, or from a while before or after those.
    public class func predicateForEvaluatingTriggerOccurring(
        afterSignificantEvent significantEvent: HMSignificantTimeEvent
    ) -> NSPredicate {
        PredicateBuilder.time(.after, sun: significantEvent)
    }

    /// Holds from one moment of the sun until another; over midnight, if the second is the earlier one of the day.
    public class func predicate(
        forEvaluatingTriggerOccurringBetweenSignificantEvent firstSignificantEvent: HMSignificantTimeEvent,
        secondSignificantEvent: HMSignificantTimeEvent
    ) -> NSPredicate {
        PredicateBuilder.between(firstSignificantEvent, secondSignificantEvent)
    }

    /// Holds while a characteristic's value compares so with another. The hub asks the device when the trigger is about to
    /// run; one that does not answer lets it not run.
    ///
    /// - Precondition: the operator is one of `<`, `<=`, `>`, `>=`, `==`, `!=`; others raise an exception on Apple's systems.
    public class func predicateForEvaluatingTrigger(
        _ characteristic: HMCharacteristic, relatedBy operatorType: NSComparisonPredicate.Operator, toValue value: Any
    ) -> NSPredicate {
        precondition(ValueComparison(operatorType) != nil, "a characteristic is compared with <, <=, >, >=, == or !=")
        let value = CharacteristicValue(foundationValue: value)?.copyingValue ?? value
        return PredicateBuilder.characteristic(characteristic, operatorType, value)
    }

    /// Holds while a characteristic's value compares so with another, and has done so without break for a while. An addition of
    /// Hearth.
    ///
    /// The hub asks the device, too. It knows since when the value has been so from the time on at which the trigger was
    /// enabled. The characteristic has to tell of its changes; the trigger is refused with `notificationNotSupported` otherwise.
    ///
    /// - Parameters:
    ///   - characteristic: whose value is compared.
    ///   - operatorType: how it is compared.
    ///   - value: what it is compared with.
    ///   - duration: seconds, at most 7 days.
    /// - Precondition: the operator is one of `<`, `<=`, `>`, `>=`, `==`, `!=`.
    public class func predicateForEvaluatingTrigger(
        _ characteristic: HMCharacteristic, relatedBy operatorType: NSComparisonPredicate.Operator, toValue value: Any,
        lasting duration: TimeInterval
    ) -> NSPredicate {
        precondition(ValueComparison(operatorType) != nil, "a characteristic is compared with <, <=, >, >=, == or !=")
        let value = CharacteristicValue(foundationValue: value)?.copyingValue ?? value
        return PredicateBuilder.characteristic(characteristic, operatorType, value, lasting: duration)
    }

    /// Holds while somebody is at home (`atHome`), or nobody (`notAtHome`).
    ///
    /// - Precondition: the event is of one of these two kinds; the others raise an exception on Apple's systems.
    public class func predicateForEvaluatingTrigger(withPresence presenceEvent: HMPresenceEvent) -> NSPredicate {
        precondition(
            [.atHome, .notAtHome].contains(presenceEvent.presenceEventType),
            "a predicate asks for HMPresenceEventType.atHome or .notAtHome")
        return PredicateBuilder.presence(presenceEvent)
    }
}
