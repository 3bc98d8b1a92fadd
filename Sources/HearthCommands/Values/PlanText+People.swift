// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// What is said of people, in the words that `PlanParser` reads.
///
/// Of one person every entry is the first one and every exit the last, so both are told in the same words.
extension PlanText {
    /// `somebody comes home`, `everybody has left`, `I leave home`
    func move(_ presence: Presence) -> String {
        let comes = presence.kind == .everyEntry || presence.kind == .firstEntry
        let isEvery = presence.kind == .everyEntry || presence.kind == .everyExit
        switch people(of: presence) {
        case .caller: return comes ? "I come home" : "I leave home"
        case .one(let name): return name + (comes ? " comes home" : " leaves home")
        case .everybody:
            if isEvery { return comes ? "somebody comes home" : "somebody leaves home" }
            return comes ? "the first comes home" : "everybody has left"
        case .several(let names):
            let which = isEvery ? "each" : comes ? "the first" : "the last"
            return "\(which) of \(names) " + (comes ? "comes home" : "leaves home")
        }
    }

    /// `somebody is home`, `I am away`
    func state(_ presence: Presence) -> String {
        let isHome = presence.kind == .firstEntry || presence.kind == .everyEntry
        return switch people(of: presence) {
        case .caller: isHome ? "I am home" : "I am away"
        case .one(let name): name + (isHome ? " is home" : " is away")
        case .everybody: isHome ? "somebody is home" : "nobody is home"
        case .several(let names): (isHome ? "one" : "none") + " of \(names) is home"
        }
    }

    /// `I enter 52.52,13.4 within 200 m`, `anna leaves "Work" at 52.52,13.4 within 200 m`
    func move(_ region: Region, of user: UInt32?) -> String {
        let isCaller = user == nil || user == snapshot.caller?.unixID
        let ways = isCaller ? ("enter", "leave") : ("enters", "leaves")
        let verb =
            switch (region.notifyOnEntry, region.notifyOnExit) {
            case (true, true): "\(ways.0) or \(ways.1)"
            case (true, false): ways.0
            case (false, true): ways.1
            case (false, false): "neither \(ways.0) nor \(ways.1)"
            }
        let who = isCaller ? "I" : user.map(name) ?? "I"
        return "\(who) \(verb) \(Self.place(region)) within \(PlaceText.number(region.radius)) m"
    }

    /// A name that cannot be told in quotes is left out.
    private static func place(_ region: Region) -> String {
        let point = PlaceText.point(HomeLocation(latitude: region.latitude, longitude: region.longitude))
        let isTellable = region.identifier.unicodeScalars.allSatisfy { $0 != "\"" && $0.value >= 32 && $0.value != 127 }
        return region.identifier == point || !isTellable ? point : "\"\(region.identifier)\" at \(point)"
    }

    private enum Subject {
        case caller
        case everybody
        case one(String)
        case several(String)
    }

    private func people(of presence: Presence) -> Subject {
        guard presence.users != .homeUsers else { return .everybody }
        let people = presence.people ?? []
        if presence.users == .currentUser, people.isEmpty || people == snapshot.caller.map({ [$0.unixID] }) {
            return .caller
        }
        return people.count == 1 ? .one(name(people[0])) : .several(people.map(name).joined(separator: " and "))
    }

    /// `anna`, in quotes if it means something else without them; `user 1003` if the name is not known or not alone.
    private func name(_ number: UInt32) -> String {
        let people = snapshot.people(home: nil)
        guard let name = people.first(where: { $0.unixID == number })?.name, !name.contains("\""),
            people.allSatisfy({ $0.unixID == number || $0.name.lowercased() != name.lowercased() })
        else { return "user \(number)" }
        return Self.isPlain(name) ? name : "\"\(name)\""
    }

    private static let keywords: Set<String> = [
        "i", "somebody", "anybody", "everybody", "nobody", "the", "each", "one", "none", "user", "not", "always",
        "never", "between", "before", "at", "after", "and", "or",
    ]

    private static func isPlain(_ name: String) -> Bool {
        !keywords.contains(name.lowercased()) && UInt32(name) == nil
            && !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    }
}
