// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

/// Makes predicates for programs. Their shapes are those that Apple's catalog sample takes apart: a comparison of the
/// function `now` with date components, of `sunrise` or `sunset` with `now`, and for a characteristic two comparisons, of
/// the characteristic and of its value. Source: behaviour section 13, "Structure visible to apps".
enum PredicateBuilder {
    private static var now: NSExpression { NSExpression(forFunction: "now", arguments: []) }

    static func compare(
        _ left: NSExpression, _ type: NSComparisonPredicate.Operator, _ right: NSExpression
    ) -> NSComparisonPredicate {
        NSComparisonPredicate(leftExpression: left, rightExpression: right, modifier: .direct, type: type)
    }

    /// - Parameter duration: for how many seconds it has to be so; a third comparison asks for it.
    static func characteristic(
        _ characteristic: HMCharacteristic, _ type: NSComparisonPredicate.Operator, _ value: Any,
        lasting duration: Double? = nil
    ) -> NSPredicate {
        let owner = compare(
            NSExpression(forKeyPath: HMCharacteristicKeyPath), .equalTo,
            NSExpression(forConstantValue: characteristic))
        let comparison = compare(
            NSExpression(forKeyPath: HMCharacteristicValueKeyPath), type, NSExpression(forConstantValue: value))
        let lasting = duration.map { seconds in
            compare(
                NSExpression(forKeyPath: HMCharacteristicDurationKeyPath), .greaterThanOrEqualTo,
                NSExpression(
                    forConstantValue: Int(exactly: seconds).map { NSNumber(value: $0) } ?? NSNumber(value: seconds)))
        }
        return TravellingCompoundPredicate(
            type: .and, subpredicates: [owner, comparison] + [lasting].compactMap { $0 })
    }

    /// `now() < 08:00`; a moment of the sun stands on the left, so there the order is the other way round.
    static func time(_ relation: TimeRelation, clock components: DateComponents) -> NSPredicate {
        compare(now, relation.operatorType, NSExpression(forConstantValue: NSDateComponents(components)))
    }

    /// `sunset > now()`. An offset is given to `now`, since it is the same to come later and to look earlier:
    /// `sunset > now(event)`, with the event of the offset as its argument.
    static func time(_ relation: TimeRelation, sun event: HMSignificantTimeEvent) -> NSPredicate {
        let hasOffset = event.offset.map { $0 != DateComponents() } ?? false
        let moment = hasOffset ? NSExpression(forFunction: "now", arguments: [event]) : now
        return compare(
            NSExpression(forKeyPath: event.significantEvent.rawValue), relation.reversedOperatorType, moment)
    }

    /// `now() BETWEEN {22:00, 06:00}`.
    static func between(_ first: Any, _ second: Any) -> NSPredicate {
        compare(now, .between, NSExpression(forAggregate: [first, second]))
    }

    static func presence(_ event: HMPresenceEvent) -> NSPredicate {
        compare(NSExpression(forKeyPath: HMPresenceKeyPath), .equalTo, NSExpression(forConstantValue: event))
    }
}

extension TriggerPredicate {
    /// The predicate as programs see it.
    ///
    /// - Parameter characteristic: the object of a characteristic.
    func predicate(_ characteristic: (CharacteristicReference) -> HMCharacteristic) -> NSPredicate {
        switch self {
        case .time(let relation, .clock(let time)):
            return PredicateBuilder.time(relation, clock: DateComponents(time))
        case .time(let relation, .sun(let time)):
            return PredicateBuilder.time(relation, sun: HMSignificantTimeEvent(time, id: UUID()))
        case .between(let first, let second): return PredicateBuilder.between(first.constant, second.constant)
        case .characteristic(let reference, let comparison, let value):
            return Self.test(characteristic(reference), comparison, value)
        case .lasting(let reference, let comparison, let value, let seconds):
            return Self.test(characteristic(reference), comparison, value, lasting: seconds)
        case .presence(let presence): return PredicateBuilder.presence(HMPresenceEvent(presence, id: UUID()))
        case .all(let of): return Self.compound(.and, of, characteristic)
        case .any(let of): return Self.compound(.or, of, characteristic)
        case .not(let predicate): return Self.compound(.not, [predicate], characteristic)
        }
    }

    private static func test(
        _ characteristic: HMCharacteristic, _ comparison: ValueComparison, _ value: CharacteristicValue,
        lasting seconds: Double? = nil
    ) -> NSPredicate {
        let shown = characteristic.record?.metadata.format.normalised(value) ?? value
        return PredicateBuilder.characteristic(
            characteristic, comparison.operatorType, shown.copyingValue, lasting: seconds)
    }

    private static func compound(
        _ type: NSCompoundPredicate.LogicalType, _ predicates: [TriggerPredicate],
        _ characteristic: (CharacteristicReference) -> HMCharacteristic
    ) -> NSPredicate {
        TravellingCompoundPredicate(
            type: type, subpredicates: predicates.map { $0.predicate(characteristic) })
    }
}

extension DayMoment {
    fileprivate var constant: Any {
        switch self {
        case .clock(let time): NSDateComponents(DateComponents(time))
        case .sun(let time): HMSignificantTimeEvent(time, id: UUID())
        }
    }
}

extension NSDateComponents {
    /// As an object: it casts to `DateComponents` and to `NSDateComponents` alike.
    convenience init(_ components: DateComponents) {
        self.init()
        if let month = components.month { self.month = month }
        if let day = components.day { self.day = day }
        if let hour = components.hour { self.hour = hour }
        if let minute = components.minute { self.minute = minute }
    }
}

extension TimeRelation {
    /// As in `now() < time`.
    fileprivate var operatorType: NSComparisonPredicate.Operator {
        switch self {
        case .before: .lessThan
        case .at: .equalTo
        case .after: .greaterThanOrEqualTo
        }
    }

    /// As in `time > now()`.
    fileprivate var reversedOperatorType: NSComparisonPredicate.Operator {
        switch self {
        case .before: .greaterThan
        case .at: .equalTo
        case .after: .lessThanOrEqualTo
        }
    }
}

extension ValueComparison {
    var operatorType: NSComparisonPredicate.Operator {
        switch self {
        case .lessThan: .lessThan
        case .lessThanOrEqualTo: .lessThanOrEqualTo
        case .greaterThan: .greaterThan
        case .greaterThanOrEqualTo: .greaterThanOrEqualTo
        case .equalTo: .equalTo
        case .notEqualTo: .notEqualTo
        }
    }

    /// Nil for an operator that HomeKit does not take.
    init?(_ type: NSComparisonPredicate.Operator) {
        guard let found = Self.allCases.first(where: { $0.operatorType == type }) else { return nil }
        self = found
    }
}
