// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

/// Constants in predicates: how they print, and when they are the same.
enum PredicateFormat {
    /// Numbers plain, texts in quotes, times as a clock shows them, HomeKit's objects by their names.
    static func constant(_ value: Any?) -> String {
        switch value {
        case nil: return "nil"
        case let event as HMEvent: return event.predicateWords
        case let characteristic as HMCharacteristic: return words(characteristic)
        case let components as DateComponents: return words(CalendarTime(components))
        case let text as String: return "\"\(text)\""
        case let value?: return "\(value)"
        }
    }

    private static func words(_ characteristic: HMCharacteristic) -> String {
        let service = characteristic.service
        let owner = [service?.accessory?.name, service?.name].compactMap { $0 }.first { !$0.isEmpty }
        return "<\([owner, characteristic.localizedDescription].compactMap { $0 }.joined(separator: ", "))>"
    }

    /// `12-24 18:00`, a star for what does not count.
    static func words(_ time: CalendarTime) -> String {
        func two(_ part: Int?) -> String { part.map { ($0 < 10 ? "0" : "") + String($0) } ?? "*" }
        let clock = "\(two(time.hour)):\(two(time.minute))"
        let isDaily = time.month == nil && time.day == nil
        return isDaily ? clock : "\(two(time.month))-\(two(time.day)) \(clock)"
    }

    /// Events are the same by what they are, everything else as its type says.
    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as HMEvent, let right as HMEvent): left.isAlike(right)
        case (let left as DateComponents, let right as DateComponents): left == right
        case (let left as AnyHashable, let right as AnyHashable): left == right
        default: false
        }
    }
}

extension HMEvent {
    /// As predicates print it.
    fileprivate var predicateWords: String {
        guard case .success(let model) = self.model() else { return "\(self)" }
        switch model.kind {
        case .significantTime(let time):
            let minutes = Int((time.offsetSeconds ?? 0) / 60)
            guard minutes != 0 else { return time.event.rawValue }
            let span = CalendarTime(hour: abs(minutes) / 60, minute: abs(minutes) % 60)
            return time.event.rawValue + (minutes < 0 ? "-" : "+") + PredicateFormat.words(span)
        case .presence(let presence): return "\(presence.kind.rawValue) of \(presence.users.rawValue)"
        default: return "\(self)"
        }
    }

    fileprivate func isAlike(_ other: HMEvent) -> Bool {
        guard case .success(let left) = model(), case .success(let right) = other.model() else { return self === other }
        return left.impersonal.kind == right.impersonal.kind
    }
}

extension CalendarTime {
    /// What counts of date components. Source: behaviour section 13.
    init(_ components: DateComponents) {
        self.init(
            month: components.month, day: components.day, hour: components.hour, minute: components.minute)
    }
}

extension DateComponents {
    init(_ time: CalendarTime) {
        self.init(month: time.month, day: time.day, hour: time.hour, minute: time.minute)
    }
}
