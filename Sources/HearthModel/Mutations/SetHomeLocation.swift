// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Says where on the Earth a home is, for sunrise and sunset, or takes it back (nil). Triggers that wait for the sun are
/// planned anew.
package struct SetHomeLocation: Mutation {
    package static let method = "home.setLocation"

    package let home: Home.ID
    package let location: HomeLocation?

    package init(home: Home.ID, location: HomeLocation?) {
        self.home = home
        self.location = location
    }

    package func changes(in database: HomeDatabase, context: MutationContext) throws(HubError) -> [Change] {
        let home = try database.requiredHome(home)
        guard location?.isValid ?? true else {
            throw HubError(.invalidParameter, "A latitude is -90 to 90 degrees, a longitude -180 to 180.")
        }
        guard location != home.location else { return [] }
        return [.homeLocated(home: home.id, location: location)] + replanned(home, context)
    }

    private func replanned(_ home: Home, _ context: MutationContext) -> [Change] {
        home.triggers.compactMap { trigger in
            guard trigger.isEnabled, trigger.plan?.asksForSun == true else { return nil }
            var trigger = trigger
            let old = trigger.nextFireDate
            trigger.moveOn(past: context.now, at: location, calendar: context.calendar)
            return trigger.nextFireDate == old ? nil : .triggerUpdated(trigger: trigger, home: home.id)
        }
    }
}
