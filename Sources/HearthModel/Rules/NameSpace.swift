// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// The names that are taken where a new one is wanted.
///
/// There are two kinds: all homes; and one home with its rooms, zones, accessories, service groups, action sets and triggers. Services are
/// not in it, as real devices have services named like the accessory: an accessory's services only have to differ from one
/// another when an app renames one. Source: behaviour section 1, its second part our reading.
package struct NameSpace: Sendable {
    private var taken: Set<LooseName>
    /// The number to try next after a name, so that a thousand lamps of one name are numbered quickly.
    private var nextNumbers: [LooseName: Int] = [:]

    package init(_ names: some Sequence<String>) {
        taken = Set(names.map { LooseName($0) })
    }

    package func contains(_ name: String) -> Bool {
        taken.contains(LooseName(name))
    }

    /// Takes a name for an object that must get in whatever it is called: an accessory that brings its name along, a
    /// built-in action set. If the name is taken, the next free number is appended: "Lamp", "Lamp 2", "Lamp 3". Longer
    /// names than `NameRule.maximumBytes` are cut.
    package mutating func claim(_ wish: String) -> String {
        var name = wish.cut(toBytes: NameRule.maximumBytes)
        let first = LooseName(name)
        var number = nextNumbers[first] ?? 2
        while !taken.insert(LooseName(name)).inserted {
            let suffix = " \(number)"
            name = wish.cut(toBytes: NameRule.maximumBytes - suffix.utf8.count) + suffix
            number += 1
            nextNumbers[first] = number
        }
        return name
    }
}

extension Home {
    /// The names taken inside this home, its own among them.
    package var nameSpace: NameSpace {
        var names = [name]
        names += rooms.map(\.name)
        names += zones.map(\.name)
        names += accessories.map(\.name)
        names += serviceGroups.map(\.name)
        names += scenes.map(\.name)
        names += triggers.map(\.name)
        return NameSpace(names)
    }

    /// Refuses a name that a new object of this home may not have.
    func checkNewName(_ name: String) throws(HubError) {
        try NameRule.check(name)
        try nameSpace.checkFree(name, .objectWithSimilarNameExistsInHome)
    }

    /// Refuses a name that an object of this home, until now called `old`, may not take.
    func checkRename(from old: String, to new: String) throws(HubError) {
        try NameRule.check(new)
        try NameRule.checkDiffers(old, new)
        try nameSpace.checkFree(new, .objectWithSimilarNameExistsInHome)
    }
}

extension NameSpace {
    func checkFree(_ name: String, _ code: HubError.Code) throws(HubError) {
        guard !contains(name) else {
            throw HubError(
                code,
                "The name “\(name)” is taken. Case, spaces and apostrophes do not make a difference; choose another one."
            )
        }
    }
}

extension HomeDatabase {
    /// The names of all homes.
    package var nameSpace: NameSpace { NameSpace(homes.map(\.name)) }
}

extension String {
    /// The longest beginning of whole characters that fits, without spaces at its end if anything was cut.
    fileprivate func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var text = ""
        var bytes = 0
        for character in self {
            bytes += character.utf8.count
            guard bytes <= limit else { break }
            text.append(character)
        }
        while text.last == " " { text.removeLast() }
        return text
    }
}
