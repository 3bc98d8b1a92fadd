// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// What the hub does to the database by itself, when devices come or change. Not for clients to ask for.
extension HomeDatabase {
    /// The changes that bring the accessories of a newly paired accessory server into a home: the bridge first, then those
    /// behind it.
    ///
    /// Each starts in the default room, whatever `room` says, under the name it brings along. That is not run through the
    /// character rules; if it is taken, a number is appended, and if it is empty, the model's name or "Accessory" serves.
    /// Throws `objectAlreadyAssociatedToHome` or `objectAssociatedToAnotherHome` if one is known already.
    /// Source: behaviour sections 1, 5, 7.
    package func changes(
        adding accessories: [Accessory], to home: Home.ID
    ) throws(HubError) -> [Change] {
        let home = try requiredHome(home)
        for accessory in accessories { try checkIsNew(accessory, to: home) }
        let inOrder = accessories.filter { $0.bridge == nil } + accessories.filter { $0.bridge != nil }
        var names = home.nameSpace
        return inOrder.map { .accessoryAdded(accessory: home.newcomer($0, &names), home: home.id) }
    }

    private func checkIsNew(_ accessory: Accessory, to home: Home) throws(HubError) {
        let holder = homes.first { home in
            home.accessories.contains {
                $0.id == accessory.id || ($0.aid == accessory.aid && $0.isServed(by: accessory.deviceID))
            }
        }
        guard let holder else { return }
        if holder.id == home.id {
            throw HubError(.objectAlreadyAssociatedToHome, "The accessory is in this home already.")
        }
        throw HubError(.objectAssociatedToAnotherHome, "The accessory is in another home; remove it there first.")
    }
}

extension Home {
    /// A new accessory as it joins this home.
    func newcomer(_ accessory: Accessory, _ names: inout NameSpace) -> Accessory {
        var newcomer = accessory.normalised
        let wishes = [accessory.name, accessory.model ?? ""]
        newcomer.name = names.claim(wishes.first { !LooseName($0).isEmpty } ?? "Accessory")
        newcomer.room = defaultRoom
        return newcomer
    }
}

extension Accessory {
    func isServed(by deviceID: String) -> Bool { Self.isSameDevice(self.deviceID, deviceID) }

    /// Device identifiers are hexadecimal with colons; their case does not count. Asked of each accessory for each that
    /// comes to life, so nothing is allocated.
    fileprivate static func isSameDevice(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.utf8.span, other.utf8.span)
        return one.count == other.count && one.indices.allSatisfy { one[$0] | 0x20 == other[$0] | 0x20 }
    }
}

extension [Accessory] {
    /// Those of one accessory server. The others are not even copied, which is what a filter does to look at them.
    package func served(by deviceID: String) -> [Accessory] {
        indices.lazy.filter { Accessory.isSameDevice(self[$0].deviceID, deviceID) }.map { self[$0] }
    }
}
