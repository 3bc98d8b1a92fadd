// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

extension HubSnapshot {
    /// Those who may be at home: the owner of the hub and the users of the home, or of all homes.
    func people(home: Home?) -> [MachineUser] {
        let homes = home.map { [$0] } ?? database.homes
        var people = [owner].compactMap { $0 }
        for home in homes {
            people += home.users.map { MachineUser(unixID: $0.unixID, name: $0.name) }
            people += home.people.map { MachineUser(unixID: $0.unixID, name: $0.name) }
        }
        var seen: Set<UInt32> = []
        return people.filter { seen.insert($0.unixID).inserted }
    }

    /// One of them.
    ///
    /// - Parameter home: the home's name; nil for the one that is meant without.
    func person(named name: String, home: String?) throws(CommandError) -> MachineUser {
        let home = try self.home(home)
        let candidates = people(home: home).map { person in
            NameResolver<MachineUser>.Candidate(
                person, names: [person.name], identifiers: ["\(person.unixID)"], place: home.name)
        }
        return try NameResolver(kind: "user", candidates).resolve(name)
    }
}
