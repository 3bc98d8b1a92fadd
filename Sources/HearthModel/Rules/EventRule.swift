// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// Which plans an event trigger may have. Checked when it is added or changed. Source: behaviour section 13.
package enum EventRule {
    /// How deep conditions may nest.
    package static let maximumDepth = 64
    /// How many events, end events or conditions one trigger may have.
    package static let maximumCount = 256

    /// The longest time for which a value may have to last, in seconds.
    package static let longestLasting: Double = 7 * 86_400

    /// Refuses a plan that may not be stored.
    ///
    /// Throws `invalidParameter` for no event at all, a part that means nothing or one in the wrong place, `alreadyExists`
    /// for two events of one identifier, `maximumObjectLimitReached`; about characteristics `notFound`,
    /// `objectAssociatedToAnotherHome`, `notificationNotSupported`, `writeOnlyCharacteristic`, `invalidValueType`,
    /// `valueLowerThanMinimum` and `valueHigherThanMaximum`.
    package static func check(_ plan: EventPlan, in home: Home, of database: HomeDatabase) throws(HubError) {
        guard !plan.events.isEmpty else {
            throw HubError(.invalidParameter, "The trigger waits for no event; give it one.")
        }
        try checkNumbers(plan)
        let values = ComparandRule(home: home, database: database)
        for event in plan.events { try check(event, values, isEnd: false) }
        for event in plan.endEvents { try check(event, values, isEnd: true) }
        for predicate in plan.predicate?.everything ?? [] { try check(predicate, values) }
        try checkWeekdays(plan.weekdays)
    }

    private static func checkNumbers(_ plan: EventPlan) throws(HubError) {
        let ids = (plan.events + plan.endEvents).map(\.id)
        guard Set(ids).count == ids.count else {
            throw HubError(.alreadyExists, "The trigger has an event twice; make a copy of it.")
        }
        // Depth first: the other count goes through all of it.
        guard plan.predicate.map({ $0.isNested(within: maximumDepth) }) ?? true,
            max(ids.count, plan.predicate?.everything.count ?? 0) <= maximumCount
        else {
            throw HubError(
                .maximumObjectLimitReached,
                "A trigger has at most \(maximumCount) events and \(maximumCount) conditions, \(maximumDepth) deep.")
        }
    }

    private static func check(_ event: TriggerEvent, _ values: ComparandRule, isEnd: Bool) throws(HubError) {
        switch event.kind {
        case .calendar(let time): try check(time)
        case .significantTime(let time): try check(time)
        case .duration(let seconds):
            guard isEnd, seconds > 0, seconds <= 366 * 86_400 else {
                throw HubError(.invalidParameter, "A duration is an end event, more than 0 seconds and at most a year.")
            }
        case .characteristic(let reference, let value): try values.checkEvent(reference, value)
        case .threshold(let reference, let minimum, let maximum):
            try values.checkThreshold(reference, minimum, maximum)
        case .lasting(let reference, let comparison, let value, let seconds):
            try values.checkLasting(reference, comparison, value, seconds)
        case .location(let region, _):
            guard HomeLocation(latitude: region.latitude, longitude: region.longitude).isValid, region.radius > 0 else {
                throw HubError(
                    .invalidParameter, "A region is a point on the Earth and a radius of more than 0 metres.")
            }
        case .presence(let presence): try check(presence)
        }
    }

    private static func check(_ predicate: TriggerPredicate, _ values: ComparandRule) throws(HubError) {
        switch predicate {
        case .time(_, let moment): try check(moment)
        case .between(let first, let second):
            try check(first)
            try check(second)
        case .characteristic(let reference, let comparison, let value):
            try values.checkCondition(reference, comparison, value)
        case .lasting(let reference, let comparison, let value, let seconds):
            try values.checkLasting(reference, comparison, value, seconds)
        case .presence(let presence):
            guard presence.kind == .firstEntry || presence.kind == .lastExit else {
                throw HubError(.invalidParameter, "A condition asks whether somebody or nobody is at home.")
            }
            try check(presence)
        case .all, .any, .not: break
        }
    }

    private static func check(_ moment: DayMoment) throws(HubError) {
        switch moment {
        case .clock(let time): try check(time)
        case .sun(let time): try check(time)
        }
    }

    private static func check(_ time: CalendarTime) throws(HubError) {
        let parts = [(time.month, 1...13), (time.day, 1...31), (time.hour, 0...23), (time.minute, 0...59)]
        let isGood = parts.allSatisfy { part, range in part.map(range.contains) ?? true }
        guard isGood, !time.isEmpty else {
            throw HubError(.invalidParameter, "A time has a month, day, hour or minute, each as a calendar shows it.")
        }
    }

    private static func check(_ time: SignificantTime) throws(HubError) {
        guard time.offsetSeconds != nil else {
            throw HubError(.invalidParameter, "The time before or after sunrise or sunset must be less than a day.")
        }
    }

    /// Source: behaviour section 13, chosen users are not settable by API.
    private static func check(_ presence: Presence) throws(HubError) {
        let people = presence.people ?? []
        let isGood =
            switch presence.users {
            case .currentUser: people.count <= 1
            case .homeUsers: presence.people == nil
            case .customUsers: !people.isEmpty && people.count <= maximumCount && people == Set(people).sorted()
            }
        guard isGood else {
            throw HubError(
                .invalidParameter, "Whose presence counts: chosen people by their numbers, in order and each once.")
        }
    }

    private static func checkWeekdays(_ weekdays: [Int]?) throws(HubError) {
        guard let weekdays else { return }
        guard !weekdays.isEmpty, weekdays.allSatisfy((1...7).contains), weekdays == Set(weekdays).sorted() else {
            throw HubError(.invalidParameter, "Weekdays are numbers from 1 (Sunday) to 7, in order and each once.")
        }
    }
}

/// What values of characteristics are compared with.
private struct ComparandRule {
    let home: Home
    let database: HomeDatabase

    func checkEvent(_ reference: CharacteristicReference, _ value: CharacteristicValue?) throws(HubError) {
        let characteristic = try notifying(reference)
        guard let value else { return }
        try checkType(value, of: characteristic)
        guard let number = value.measure else { return }
        if let minimum = characteristic.metadata.minimum?.measure, number < minimum {
            throw HubError(.valueLowerThanMinimum, "The characteristic never takes a value so low.")
        }
        if let maximum = characteristic.metadata.maximum?.measure, number > maximum {
            throw HubError(.valueHigherThanMaximum, "The characteristic never takes a value so high.")
        }
    }

    func checkThreshold(
        _ reference: CharacteristicReference, _ minimum: CharacteristicValue?, _ maximum: CharacteristicValue?
    ) throws(HubError) {
        let characteristic = try notifying(reference)
        let ends = [minimum, maximum].compactMap { $0 }
        for end in ends { try checkType(end, of: characteristic) }
        guard ends.allSatisfy({ $0.measure?.isFinite == true }) else {
            throw HubError(.invalidValueType, "Only numbers have ranges.")
        }
        let isOrdered = minimum.flatMap { low in maximum.flatMap { ValueComparison.lessThanOrEqualTo.holds(low, $0) } }
        guard !ends.isEmpty, isOrdered != false else {
            throw HubError(.invalidParameter, "A range has a lowest or a highest value, in this order.")
        }
    }

    func checkCondition(
        _ reference: CharacteristicReference, _ comparison: ValueComparison, _ value: CharacteristicValue
    ) throws(HubError) {
        let characteristic = try characteristic(reference)
        guard characteristic.permissions.contains(.read) else {
            throw HubError(.writeOnlyCharacteristic, "A condition needs a characteristic that can be read.")
        }
        try checkType(value, of: characteristic)
        guard comparison.holds(value, value) != nil else {
            throw HubError(.invalidValueType, "Values of this kind have no order; ask whether they are equal.")
        }
    }

    /// Its changes have to be told, or nobody knows whether it lasts; and it has to be readable, for after a restart.
    func checkLasting(
        _ reference: CharacteristicReference, _ comparison: ValueComparison, _ value: CharacteristicValue,
        _ seconds: Double
    ) throws(HubError) {
        _ = try notifying(reference)
        try checkCondition(reference, comparison, value)
        guard seconds > 0, seconds <= EventRule.longestLasting else {
            throw HubError(.invalidParameter, "A value lasts more than 0 seconds and at most 7 days.")
        }
    }

    private func characteristic(_ reference: CharacteristicReference) throws(HubError) -> Characteristic {
        let accessory = try database.accessory(reference.accessory, in: home)
        guard let found = accessory.characteristic(reference.iid) else {
            throw HubError(.notFound, "The accessory has no such characteristic.")
        }
        return found
    }

    private func notifying(_ reference: CharacteristicReference) throws(HubError) -> Characteristic {
        let characteristic = try characteristic(reference)
        guard characteristic.permissions.contains(.notify) else {
            throw HubError(.notificationNotSupported, "This characteristic does not tell of changes.")
        }
        return characteristic
    }

    private func checkType(
        _ value: CharacteristicValue, of characteristic: Characteristic
    ) throws(HubError) {
        let isFitting =
            switch (characteristic.metadata.format, value) {
            case (.string, .string), (.data, .data), (.tlv8, .data): true
            case (.string, _), (.data, _), (.tlv8, _), (.array, _), (.dictionary, _): false
            default: value.measure?.isFinite == true
            }
        guard isFitting else {
            throw HubError(.invalidValueType, "The characteristic's values are of another kind.")
        }
    }
}

extension TriggerPredicate {
    fileprivate func isNested(within levels: Int) -> Bool {
        levels > 0 && subpredicates.allSatisfy { $0.isNested(within: levels - 1) }
    }
}
