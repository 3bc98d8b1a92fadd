// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

extension TriggerPredicate {
    /// The predicate as it travels to the hub.
    ///
    /// Taken are what the methods of `HMEventTrigger` make, compounds of such, and `NSPredicate(value:)`; comparisons that
    /// a program makes itself in the same shapes are taken alike. Fails with `invalidParameter` for anything else, a block
    /// above all, with `invalidValueType` for a value that no characteristic has, and with `maximumObjectLimitReached` for
    /// one nested too deep.
    init(_ predicate: NSPredicate) throws(HMError) {
        try self.init(predicate, depth: 1)
    }

    private init(_ predicate: NSPredicate, depth: Int) throws(HMError) {
        guard depth <= EventRule.maximumDepth else { throw HMError(.maximumObjectLimitReached) }
        if let compound = predicate as? NSCompoundPredicate {
            self = try Self.compound(compound, depth: depth)
        } else if let comparison = predicate as? NSComparisonPredicate {
            self = try Self.comparison(comparison)
        } else if predicate.isEqual(NSPredicate(value: true)) {
            self = .all(of: [])
        } else if predicate.isEqual(NSPredicate(value: false)) {
            self = .any(of: [])
        } else {
            throw .untravelled("A block stays in the program")
        }
    }

    private static func compound(
        _ compound: NSCompoundPredicate, depth: Int
    ) throws(HMError) -> TriggerPredicate {
        if let pair = try characteristic(compound) { return pair }
        var parts: [TriggerPredicate] = []
        for predicate in compound.subpredicates { parts.append(try TriggerPredicate(predicate, depth: depth + 1)) }
        switch compound.compoundPredicateType {
        case .and: return .all(of: parts)
        case .or: return .any(of: parts)
        case .not:
            guard let part = parts.first, parts.count == 1 else { throw .untravelled("NOT takes one predicate") }
            return .not(predicate: part)
        }
    }

    /// The test of a characteristic's value: which one, the comparison, and perhaps for how long, in any order.
    private static func characteristic(_ compound: NSCompoundPredicate) throws(HMError) -> TriggerPredicate? {
        let comparisons = compound.subpredicates.compactMap { $0 as? NSComparisonPredicate }
        let duration = comparisons.first { $0.leftKeyPath == HMCharacteristicDurationKeyPath }
        guard compound.compoundPredicateType == .and,
            compound.subpredicates.count == (duration == nil ? 2 : 3),
            let owner = comparisons.first(where: { $0.leftKeyPath == HMCharacteristicKeyPath }),
            let comparison = comparisons.first(where: { $0.leftKeyPath == HMCharacteristicValueKeyPath })
        else { return nil }
        guard owner.predicateOperatorType == .equalTo, let characteristic = owner.constant as? HMCharacteristic else {
            throw .untravelled("\(HMCharacteristicKeyPath) has to equal an HMCharacteristic")
        }
        guard let type = ValueComparison(comparison.predicateOperatorType) else {
            throw .untravelled("A characteristic's value is compared with <, <=, >, >=, == or !=")
        }
        guard let constant = comparison.constant, let value = CharacteristicValue(foundationValue: constant) else {
            throw HMError(.invalidValueType)
        }
        guard let duration else {
            return .characteristic(of: characteristic.reference, comparison: type, value: value)
        }
        guard duration.predicateOperatorType == .greaterThanOrEqualTo, let seconds = duration.constant as? NSNumber
        else {
            throw .untravelled("\(HMCharacteristicDurationKeyPath) has to be at least a number of seconds")
        }
        return .lasting(
            of: characteristic.reference, comparison: type, value: value, seconds: seconds.doubleValue)
    }

    private static func comparison(_ comparison: NSComparisonPredicate) throws(HMError) -> TriggerPredicate {
        if comparison.leftExpression.now != nil { return try clock(comparison) }
        switch comparison.leftKeyPath {
        case HMPresenceKeyPath?:
            guard let event = comparison.constant as? HMPresenceEvent, comparison.predicateOperatorType == .equalTo
            else { throw .untravelled("\(HMPresenceKeyPath) has to equal an HMPresenceEvent") }
            return .presence(presence: event.presenceModel)
        case let path?:
            guard let sun = SignificantTime.Event(rawValue: path) else { break }
            return try self.sun(sun, comparison)
        case nil: break
        }
        throw .untravelled("\(comparison) is nothing that a trigger can ask for")
    }

    /// `now() < 08:00` and `now() BETWEEN {22:00, 06:00}`.
    private static func clock(_ comparison: NSComparisonPredicate) throws(HMError) -> TriggerPredicate {
        if comparison.predicateOperatorType == .between, let pair = comparison.rightExpression.aggregate,
            pair.count == 2
        {
            return .between(first: try moment(pair[0]), second: try moment(pair[1]))
        }
        guard let relation = comparison.predicateOperatorType.relation else {
            throw .untravelled("A time is compared with <, <=, ==, >=, > or BETWEEN")
        }
        return .time(relation: relation, moment: try moment(comparison.rightExpression))
    }

    /// `sunset > now()`.
    private static func sun(
        _ event: SignificantTime.Event, _ comparison: NSComparisonPredicate
    ) throws(HMError) -> TriggerPredicate {
        guard let arguments = comparison.rightExpression.now, arguments.count <= 1,
            let relation = comparison.predicateOperatorType.relation?.reversed
        else { throw .untravelled("\(event.rawValue) is compared with now()") }
        guard let argument = arguments.first else {
            return .time(relation: relation, moment: .sun(time: SignificantTime(event: event)))
        }
        guard case .sun(let time) = try moment(argument), time.event == event else {
            throw .untravelled("The offset of \(event.rawValue) is in an HMSignificantTimeEvent of it")
        }
        return .time(relation: relation, moment: .sun(time: time))
    }

    private static func moment(_ expression: NSExpression) throws(HMError) -> DayMoment {
        guard expression.expressionType == .constantValue else {
            throw .untravelled("A moment is date components or an HMSignificantTimeEvent")
        }
        switch expression.constantValue {
        case let components as DateComponents: return .clock(time: CalendarTime(components))
        case let event as HMSignificantTimeEvent: return .sun(time: try event.timeModel())
        default: throw .untravelled("A moment is date components or an HMSignificantTimeEvent")
        }
    }
}

extension NSComparisonPredicate {
    fileprivate var leftKeyPath: String? {
        leftExpression.expressionType == .keyPath ? leftExpression.keyPath : nil
    }

    fileprivate var constant: Any? {
        rightExpression.expressionType == .constantValue ? rightExpression.constantValue : nil
    }
}

extension NSExpression {
    /// The arguments of the function `now`; nil if it is something else.
    fileprivate var now: [NSExpression]? {
        expressionType == .function && function == "now" ? arguments : nil
    }

    fileprivate var aggregate: [NSExpression]? {
        expressionType == .aggregate ? collection as? [NSExpression] : nil
    }
}

extension NSComparisonPredicate.Operator {
    /// What `now() <operator> time` asks for; both forms of an inequality are the same, as in Apple's catalog sample.
    fileprivate var relation: TimeRelation? {
        switch self {
        case .lessThan, .lessThanOrEqualTo: .before
        case .equalTo: .at
        case .greaterThan, .greaterThanOrEqualTo: .after
        default: nil
        }
    }
}

extension TimeRelation {
    fileprivate var reversed: TimeRelation {
        switch self {
        case .before: .after
        case .at: .at
        case .after: .before
        }
    }
}

extension HMError {
    fileprivate static func untravelled(_ reason: String) -> HMError {
        HMError(
            .invalidParameter,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "\(reason): build predicates with HMEventTrigger's methods and NSCompoundPredicate."
            ])
    }
}
