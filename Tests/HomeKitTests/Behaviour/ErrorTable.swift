// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel
import Testing

@testable import HomeKit

/// All errors that can arise, each by what a program does.
enum ErrorTable {
    static let all = names + objects + triggers + events + actionSets + values + users + hub + devices

    private static let names = [
        Provocation(.stringShorterThanMinimum, "an empty name", about: "Home “Villa”") {
            _ = try await $0.home.addRoom(named: "")
        },
        Provocation(.stringLongerThanMaximum, "a name of 65 bytes") {
            _ = try await $0.home.addRoom(named: String(repeating: "x", count: 65))
        },
        Provocation(.nameContainsProhibitedCharacters, "a name with a slash") {
            _ = try await $0.home.addZone(named: "Up/Down")
        },
        Provocation(.nameDoesNotStartWithValidCharacters, "a name that begins with an apostrophe") {
            _ = try await $0.home.addActionSet(named: "'Tis late")
        },
        Provocation(.nameDoesNotEndWithValidCharacters, "a name that ends with a space") {
            _ = try await $0.home.addRoom(named: "Attic ")
        },
        Provocation(.renameWithSimilarName, "renaming to the name it has, in capitals", about: "Room “Kitchen”") {
            try await $0.kitchen.updateName("KITCHEN")
        },
        Provocation(.objectWithSimilarNameExistsInHome, "a room named as an action set is", about: "Home “Villa”") {
            _ = try await $0.home.addRoom(named: "eve'ning")
        },
        Provocation(.homeWithSimilarNameExists, "a second home of the same name") {
            _ = try await $0.manager.addHome(named: "vil la")
        },
    ]

    private static let objects = [
        Provocation(.alreadyExists, "a room that is put into a zone twice", about: "Zone “Downstairs”, Room “Kitchen”")
        {
            try await $0.zone.addRoom($0.kitchen)
            try await $0.zone.addRoom($0.kitchen)
        },
        Provocation(.notFound, "a room taken out of a zone that it is not in") {
            try await $0.zone.removeRoom($0.kitchen)
        },
        Provocation(.objectAssociatedToAnotherHome, "a room of another home") {
            try await $0.zone.addRoom($0.hut().1)
        },
        Provocation(.objectNotAssociatedToAnyHome, "enabling a trigger that is in no home", about: "Trigger “Noon”") {
            _ in
            try await HMTimerTrigger(name: "Noon", fireDate: House.nextHour, recurrence: nil).enable(true)
        },
        Provocation(
            .objectAlreadyAssociatedToHome, "adding a trigger twice", about: "Home “Villa”, Trigger “Morning”"
        ) { try await $0.home.addTrigger($0.trigger()) },
        Provocation(.roomForHomeCannotBeInZone, "the room for the entire home in a zone") {
            try await $0.zone.addRoom($0.home.roomForEntireHome())
        },
        Provocation(.roomForHomeCannotBeUpdated, "renaming the room for the entire home") {
            try await $0.home.roomForEntireHome().updateName("Everywhere")
        },
        Provocation(
            .cannotRemoveNonBridgeAccessory, "removing one behind a bridge", about: "Home “Villa”, Accessory “Fan”"
        ) { try await $0.home.removeAccessory($0.bridge().1) },
        Provocation(.cannotUnblockNonBridgeAccessory, "unblocking one behind a bridge") { house in
            let fan = try await house.bridge().1
            try await awaitCompletion { house.home.unblockAccessory(fan, completionHandler: $0) }
        },
        Provocation(
            .invalidAssociatedServiceType, "an associated type for a lamp", about: "“Bulb” of “Lamp”"
        ) { house in
            let bulb = try house.lamp.services.first { $0.name == "Bulb" }
            try await bulb?.updateAssociatedServiceType(HMServiceTypeFan)
        },
    ]

    private static let triggers = [
        Provocation(.invalidParameter, "a date beyond all calendars") {
            try await $0.home.addTrigger(
                HMTimerTrigger(name: "Late", fireDate: Date(timeIntervalSince1970: 6e11), recurrence: nil))
        },
        Provocation(.fireDateInPast, "a timer whose only date is over", about: "Home “Villa”, Trigger “Late”") {
            try await $0.home.addTrigger(
                HMTimerTrigger(name: "Late", fireDate: Date(timeIntervalSince1970: 6e8), recurrence: nil))
        },
        Provocation(.dateMustBeOnSpecifiedBoundaries, "a date with seconds") {
            _ = try await $0.trigger(in: 1)
        },
        Provocation(.recurrenceTooSmall, "an interval of four minutes") {
            try await $0.trigger().updateRecurrence(DateComponents(minute: 4))
        },
        Provocation(.recurrenceTooLarge, "an interval of a month", about: "Trigger “Morning”") {
            try await $0.trigger().updateRecurrence(DateComponents(month: 1))
        },
        Provocation(.noRegisteredActionSets, "enabling a trigger that runs nothing", about: "Trigger “Morning”") {
            try await $0.trigger().enable(true)
        },
        Provocation(.noActionsInActionSet, "enabling a trigger whose action set is empty") {
            let trigger = try await $0.trigger()
            try await trigger.addActionSet($0.home.addActionSet(named: "Nothing"))
            try await trigger.enable(true)
        },
        Provocation(.cannotActivateTriggerTooFarInFuture, "enabling a trigger for in six weeks") {
            let trigger = try await $0.trigger(in: 42 * 86_400)
            try await trigger.addActionSet($0.scene)
            try await trigger.enable(true)
        },
    ]

    /// An event trigger of an action set, which is enabled.
    @MainActor private static func enable(_ event: HMEvent, in house: House) async throws {
        let trigger = HMEventTrigger(name: "Come Home", events: [event], predicate: nil)
        try await trigger.addActionSet(house.scene)
        try await house.home.addTrigger(trigger)
        try await trigger.enable(true)
    }

    private static let events = [
        Provocation(
            .locationForHomeDisabled, "waiting for the sun at a home whose place nobody knows",
            about: "Trigger “Come Home”"
        ) { try await enable(HMSignificantTimeEvent(significantEvent: .sunset, offset: nil), in: $0) }
    ]

    private static let actionSets = [
        Provocation(.invalidClass, "an action of no kind", about: "Action set “Evening”") {
            try await $0.scene.addAction(HMAction())
        },
        Provocation(.actionInAnotherActionSet, "an action in two sets") {
            let action = HMCharacteristicWriteAction(
                characteristic: try $0.characteristic(HMCharacteristicTypePowerState), targetValue: true as NSNumber)
            try await $0.scene.addAction(action)
            try await $0.home.addActionSet(named: "Dusk").addAction(action)
        },
        Provocation(
            .cannotRemoveBuiltinActionSet, "removing a built-in set", about: "Home “Villa”, Action set “Good Night”"
        ) { house in
            let sleep = try #require(house.home.builtinActionSet(ofType: HMActionSetTypeSleep))
            try await house.home.removeActionSet(sleep)
        },
        Provocation(.actionSetExecutionInProgress, "executing a set that is running") {
            $0.hub.fail(ExecuteActionSet.method, with: .actionSetExecutionInProgress)
            try await $0.home.executeActionSet($0.scene)
        },
        Provocation(.actionSetExecutionPartialSuccess, "an execution of which a part fails") {
            $0.hub.fail(ExecuteActionSet.method, with: .actionSetExecutionPartialSuccess)
            try await $0.home.executeActionSet($0.scene)
        },
        Provocation(
            .actionSetExecutionFailed, "an execution of which all fails", about: "Action set “Evening”"
        ) {
            $0.hub.fail(ExecuteActionSet.method, with: .actionSetExecutionFailed)
            try await $0.home.executeActionSet($0.scene)
        },
    ]
}
