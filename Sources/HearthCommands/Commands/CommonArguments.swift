// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Arguments that several commands have in common.
enum CommonArguments {
    static let accessory = Positional(
        "ACCESSORY", "The accessory: its name, ROOM/NAME where names repeat, or its identifier.")
    static let service = Positional(
        "SERVICE", .optional,
        "The service, where several have the characteristic: its name, its kind (\"outlet\") or its iid.")
    static let oneService = Positional(
        "SERVICE", .optional,
        "The service, where the accessory has several: its name, its kind (\"outlet\") or its iid.")
    static let characteristic = Positional(
        "CHARACTERISTIC",
        "The characteristic by its name or HomeKit's constant: brightness, \"power state\", lock-target-state; or its iid."
    )
    static let value = Positional("VALUE", "The value as one says it: on, 40, 40%, 21.5, locked.")
    static let room = Positional("ROOM", "The room's name or identifier.")
    static let zone = Positional("ZONE", "The zone's name or identifier.")
    static let group = Positional("GROUP", "The service group's name or identifier.")
    static let scene = Positional("SCENE", "The scene's name or identifier.")
    static let trigger = Positional("TRIGGER", "The trigger's name or identifier.")
    static let newName = Positional(
        "NAME", "The new name: letters, digits, spaces and apostrophes.")
}
