// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

extension Anchor {
    /// A new object for an event of a trigger. Those of characteristics are of the one kind that programs cast to. Source:
    /// behaviour section 20.
    func event(_ event: TriggerEvent, in home: Home.ID) -> HMEvent {
        let id = event.id.uuid
        switch event.kind {
        case .calendar(let time): return HMCalendarEvent(time, id: id)
        case .significantTime(let time): return HMSignificantTimeEvent(time, id: id)
        case .duration(let seconds): return HMDurationEvent(seconds, id: id)
        case .lasting(let reference, let comparison, let value, let seconds):
            return HMCharacteristicLastingEvent(
                characteristic(reference, in: home), comparison, value, seconds, id: id)
        case .location(let region, let user): return HMLocationEvent(region, user: user, id: id)
        case .presence(let presence): return HMPresenceEvent(presence, id: id)
        case .characteristic(let reference, let value):
            return HMCharacteristicEvent<any NSCopying>(characteristic(reference, in: home), value, id: id)
        case .threshold(let reference, let minimum, let maximum):
            let characteristic = characteristic(reference, in: home)
            return HMCharacteristicThresholdRangeEvent(characteristic, minimum, maximum, id: id)
                ?? HMEvent(uniqueIdentifier: id)
        }
    }
}
