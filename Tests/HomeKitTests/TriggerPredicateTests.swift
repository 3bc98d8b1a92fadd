// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAPCatalogue
import HearthModel
import HearthTestSupport
import Testing

// Foundation for Linux has classes of these names, of which nothing can be used.
import class HomeKit.NSComparisonPredicate
import class HomeKit.NSExpression

@testable import HomeKit

/// What predicates look like to programs, and that they travel. Source: behaviour section 13, "Predicates".
@MainActor
@Suite("Predicates of event triggers")
struct TriggerPredicateTests {
    private static let morning = DateComponents(hour: 8, minute: 5)
    private static let evening = DateComponents(hour: 22)
    private static let dusk = HMSignificantTimeEvent(significantEvent: .sunset, offset: DateComponents(minute: -30))
    private static let dawn = HMSignificantTimeEvent(significantEvent: .sunrise, offset: nil)
    typealias Made = (predicate: NSPredicate, model: TriggerPredicate, text: String)

    private static func clock(_ hour: Int, _ minute: Int? = nil) -> DayMoment {
        .clock(time: CalendarTime(hour: hour, minute: minute))
    }

    private static let sunset = DayMoment.sun(
        time: SignificantTime(event: .sunset, offset: Recurrence(minutes: -30)))
    private static let sunrise = DayMoment.sun(time: SignificantTime(event: .sunrise))

    private static func made(_ house: House) throws -> [Made] {
        let brightness = try house.characteristic(HMCharacteristicTypeBrightness)
        let home = HMPresenceEvent(presenceEventType: .atHome, presenceUserType: .homeUsers)
        return [
            (
                HMEventTrigger.predicateForEvaluatingTrigger(occurringBefore: morning),
                .time(relation: .before, moment: clock(8, 5)), "now() < 08:05"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTrigger(occurringOn: morning),
                .time(relation: .at, moment: clock(8, 5)), "now() == 08:05"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTrigger(occurringAfter: evening),
                .time(relation: .after, moment: clock(22)), "now() >= 22:*"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTriggerOccurringBetweenDate(
                    with: evening, secondDateWith: morning),
                .between(first: clock(22), second: clock(8, 5)), "now() BETWEEN {22:*, 08:05}"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTriggerOccurring(beforeSignificantEvent: dusk),
                .time(relation: .before, moment: sunset), "sunset > now(sunset-00:30)"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTriggerOccurring(afterSignificantEvent: dawn),
                .time(relation: .after, moment: sunrise), "sunrise <= now()"
            ),
            (
                HMEventTrigger.predicate(
                    forEvaluatingTriggerOccurringBetweenSignificantEvent: dusk, secondSignificantEvent: dawn),
                .between(first: sunset, second: sunrise), "now() BETWEEN {sunset-00:30, sunrise}"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTrigger(
                    brightness, relatedBy: .greaterThanOrEqualTo, toValue: 40),
                .characteristic(of: House.brightness, comparison: .greaterThanOrEqualTo, value: .integer(40)),
                "characteristic == <Lamp, Brightness> AND characteristicValue >= 40"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTrigger(
                    brightness, relatedBy: .lessThan, toValue: 40, lasting: 600),
                .lasting(of: House.brightness, comparison: .lessThan, value: .integer(40), seconds: 600),
                "characteristic == <Lamp, Brightness> AND characteristicValue < 40 AND characteristicDuration >= 600"
            ),
            (
                HMEventTrigger.predicateForEvaluatingTrigger(withPresence: home),
                .presence(presence: Presence(kind: .firstEntry, users: .homeUsers)),
                "presence == firstEntry of homeUsers"
            ),
        ]
    }

    @Test("B13.18-19: each of the class methods makes what travels, prints, and comes back equal")
    func all() async throws {
        let house = try await House()
        let anchor = house.home.anchor
        for (predicate, model, text) in try Self.made(house) {
            #expect(try TriggerPredicate(predicate) == model)
            #expect(predicate.description == text)
            let back = model.predicate { anchor.characteristic($0, in: house.id) }
            #expect(back.isEqual(predicate), "\(back)")
            #expect(back.description == text)
            #expect((predicate.copy() as? NSPredicate)?.isEqual(predicate) == true)
        }
    }

    @Test("B13.19: the old methods with a word and an offset say the same")
    func deprecated() throws {
        let offset = DateComponents(minute: -30)
        let word = HMSignificantEvent.sunset.rawValue
        let before = HMEventTrigger.predicateForEvaluatingTrigger(occurringBefore: word, applyingOffset: offset)
        let after = HMEventTrigger.predicateForEvaluatingTrigger(occurringAfter: word, applyingOffset: nil)
        #expect(try TriggerPredicate(before) == .time(relation: .before, moment: Self.sunset))
        #expect(
            try TriggerPredicate(after)
                == .time(relation: .after, moment: .sun(time: SignificantTime(event: .sunset))))
        let noon = HMEventTrigger.predicateForEvaluatingTrigger(occurringAfter: "noon", applyingOffset: nil)
        #expect(throws: HMError(.invalidParameter)) { try TriggerPredicate(noon) }
    }

    @Test("B13.18: compounds nest to any depth that the hub takes")
    func depth() async throws {
        let house = try await House()
        let leaves = try Self.made(house)
        var predicate = leaves[0].predicate
        var model = leaves[0].model
        for level in 2...EventRule.maximumDepth {
            let leaf = leaves[level % leaves.count]
            switch level % 3 {
            case 0:
                predicate = NSCompoundPredicate(notPredicateWithSubpredicate: predicate)
                model = .not(predicate: model)
            case 1:
                predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [leaf.predicate, predicate])
                model = .all(of: [leaf.model, model])
            default:
                predicate = NSCompoundPredicate(orPredicateWithSubpredicates: [predicate, leaf.predicate])
                model = .any(of: [model, leaf.model])
            }
        }
        #expect(try TriggerPredicate(predicate) == model)
        let back = model.predicate { house.home.anchor.characteristic($0, in: house.id) }
        #expect(try TriggerPredicate(back) == model && back is NSCompoundPredicate)
        let deeper = NSCompoundPredicate(notPredicateWithSubpredicate: predicate)
        #expect(throws: HMError(.maximumObjectLimitReached)) { try TriggerPredicate(deeper) }
    }

    @Test("true and false travel, as do compounds of nothing")
    func constants() throws {
        #expect(try TriggerPredicate(NSPredicate(value: true)) == .all(of: []))
        #expect(try TriggerPredicate(NSPredicate(value: false)) == .any(of: []))
        let nothing = NSCompoundPredicate(type: .and, subpredicates: [])
        #expect(try TriggerPredicate(nothing) == .all(of: []))
    }

    @Test("what cannot travel is refused in words")
    func refused() async throws {
        let power = try await House().characteristic(HMCharacteristicTypePowerState)
        let path = { NSExpression(forKeyPath: $0) }
        let value = { (value: Any?) in NSExpression(forConstantValue: value) }
        func compare(_ left: NSExpression, _ type: NSComparisonPredicate.Operator, _ right: NSExpression)
            -> NSComparisonPredicate
        {
            NSComparisonPredicate(leftExpression: left, rightExpression: right, modifier: .direct, type: type)
        }
        let owner = compare(path(HMCharacteristicKeyPath), .equalTo, value(power))
        let rows: [(NSPredicate, HMError.Code)] = [
            (NSPredicate { _, _ in true }, .invalidParameter), (owner, .invalidParameter),
            (compare(path("color"), .equalTo, value(1)), .invalidParameter),
            (compare(path(HMPresenceKeyPath), .equalTo, value("here")), .invalidParameter),
            (compare(path("sunset"), .equalTo, value(1)), .invalidParameter),
            (compare(NSExpression(forFunction: "now", arguments: []), .like, value("8")), .invalidParameter),
            (
                NSCompoundPredicate(andPredicateWithSubpredicates: [
                    owner, compare(path(HMCharacteristicValueKeyPath), .contains, value(1)),
                ]), .invalidParameter
            ),
            (
                NSCompoundPredicate(andPredicateWithSubpredicates: [
                    owner, compare(path(HMCharacteristicValueKeyPath), .equalTo, value(1)),
                    compare(path(HMCharacteristicDurationKeyPath), .lessThan, value(60)),
                ]), .invalidParameter
            ),
            (
                NSCompoundPredicate(andPredicateWithSubpredicates: [
                    owner, compare(path(HMCharacteristicValueKeyPath), .equalTo, value(NSObject())),
                ]), .invalidValueType
            ),
        ]
        for (predicate, code) in rows {
            #expect(throws: HMError(code)) { try TriggerPredicate(predicate) }
        }
        let error = #expect(throws: HMError.self) { try TriggerPredicate(NSPredicate { _, _ in true }) }
        #expect(error?.localizedDescription.contains("A block stays in the program") == true)
    }

    @Test("B13.20: operators that HomeKit does not know stop the program, as an exception does on Apple's systems")
    func exceptions() async throws {
        let bad = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let power = try await House().characteristic(HMCharacteristicTypePowerState)
            _ = HMEventTrigger.predicateForEvaluatingTrigger(power, relatedBy: .contains, toValue: true)
        }
        let every = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let event = HMPresenceEvent(presenceEventType: .everyEntry, presenceUserType: .homeUsers)
            _ = HMEventTrigger.predicateForEvaluatingTrigger(withPresence: event)
        }
        let words = [bad, every].map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
        #expect(words[0].contains("a characteristic is compared with"), "\(words)")
        #expect(words[1].contains("atHome or .notAtHome"), "\(words)")
    }
}

/// What a program can find out about a predicate, in the way Apple's catalog sample does it.
@MainActor
@Suite("Predicates taken apart")
struct PredicatePartsTests {
    private enum Condition: Equatable {
        case characteristic(HMCharacteristic, NSNumber)
        case sun(String, isAfter: Bool)
        case time(DateComponents, NSComparisonPredicate.Operator)
    }

    private func condition(_ predicate: NSPredicate) -> Condition? {
        if let compound = predicate as? NSCompoundPredicate { return characteristic(compound) }
        guard let comparison = predicate as? NSComparisonPredicate else { return nil }
        let (left, right) = (comparison.leftExpression, comparison.rightExpression)
        if left.expressionType == .keyPath, right.expressionType == .function, right.function == "now",
            right.arguments?.count == 0
        {
            let type = comparison.predicateOperatorType
            return .sun(left.keyPath, isAfter: type == .lessThan || type == .lessThanOrEqualTo)
        }
        guard left.expressionType == .function, left.function == "now", right.expressionType == .constantValue,
            let components = right.constantValue as? DateComponents
        else { return nil }
        return .time(components, comparison.predicateOperatorType)
    }

    private func characteristic(_ compound: NSCompoundPredicate) -> Condition? {
        var found: [String: Any] = [:]
        for case let comparison as NSComparisonPredicate in compound.subpredicates
        where comparison.leftExpression.expressionType == .keyPath
            && comparison.rightExpression.expressionType == .constantValue
        {
            found[comparison.leftExpression.keyPath] = comparison.rightExpression.constantValue
        }
        guard let characteristic = found[HMCharacteristicKeyPath] as? HMCharacteristic,
            let value = found[HMCharacteristicValueKeyPath] as? any NSCopying, let number = value as? NSNumber
        else { return nil }
        return .characteristic(characteristic, number)
    }

    @Test("B13.21: the conditions of a trigger in a home tell what they ask for")
    func parts() async throws {
        let house = try await House()
        let power = try house.characteristic(HMCharacteristicTypePowerState)
        let dawn = HMSignificantTimeEvent(significantEvent: .sunrise, offset: nil)
        let conditions = [
            HMEventTrigger.predicateForEvaluatingTrigger(power, relatedBy: .equalTo, toValue: true as NSNumber),
            HMEventTrigger.predicateForEvaluatingTriggerOccurring(afterSignificantEvent: dawn),
            HMEventTrigger.predicateForEvaluatingTrigger(occurringOn: DateComponents(hour: 12, minute: 0)),
        ]
        let noon = HMCalendarEvent(fire: DateComponents(hour: 12, minute: 0))
        let trigger = HMEventTrigger(
            name: "Noon", events: [noon],
            predicate: NSCompoundPredicate(type: .and, subpredicates: conditions))
        try await house.home.addTrigger(trigger)
        let compound = try #require(trigger.predicate as? NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .and)
        #expect(
            compound.subpredicates.map(condition) == [
                .characteristic(power, true), .sun("sunrise", isAfter: true),
                .time(DateComponents(hour: 12, minute: 0), .equalTo),
            ])
        // As the sample removes one and stores the rest.
        let index = try #require(compound.subpredicates.firstIndex(of: conditions[1]))
        var rest = compound.subpredicates
        rest.remove(at: index)
        try await trigger.updatePredicate(NSCompoundPredicate(type: .and, subpredicates: rest))
        #expect((trigger.predicate as? NSCompoundPredicate)?.subpredicates.count == 2)
        #expect(trigger.predicate === trigger.predicate)
        try await trigger.updatePredicate(nil)
        #expect(trigger.predicate == nil)
    }
}
