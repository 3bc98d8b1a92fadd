// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthIPC
internal import HearthModel

extension HomeFeed {
    /// Has the hub tell of a value that an object of HomeKit needs to know, whatever the program itself asked for.
    func watch(_ reference: CharacteristicReference) {
        guard replica.watch(reference) else { return }
        link.send(SubscribeCharacteristics([reference], isOn: true)) { answer in
            switch answer {
            case .success(let results): results.forEach(self.takeSubscribed)
            // Asked again with the next connection, or by whoever asks next.
            case .failure: self.replica.unwatch(reference)
            }
        }
    }

    /// Tells the profiles that stand for a value.
    func tellProfiles(_ reference: CharacteristicReference, of accessory: Accessory, in home: Home.ID) {
        guard replica.isWatched(reference) else { return }
        for record in accessory.profiles {
            guard let profile = anchor.profile(record.id, of: accessory.id, in: home) as? any WatchingProfile,
                profile.reference(type(of: profile).watchedType) == reference
            else { continue }
            profile.tellChange()
        }
    }

    /// Tells of profiles that came or went with a change of services. Source: behaviour section 4.
    func tellProfiles(of accessory: Accessory, were old: Accessory, in home: Home.ID) {
        let (before, now) = (Set(old.profiles.map(\.id)), Set(accessory.profiles.map(\.id)))
        for profile in old.profiles where !now.contains(profile.id) {
            let object = anchor.profile(profile.id, of: accessory.id, in: home)
            tell(accessory.id, home) { $1.accessory($0, didRemove: object) }
        }
        for profile in accessory.profiles where !before.contains(profile.id) {
            let object = anchor.profile(profile.id, of: accessory.id, in: home)
            tell(accessory.id, home) { $1.accessory($0, didAdd: object) }
        }
    }
}
