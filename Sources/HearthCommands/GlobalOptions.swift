// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Options that every command understands.
enum GlobalOptions {
    static let home = OptionDefinition(
        "home", "NAME", "The home meant; not needed if there is only one, or a primary one.")
    static let json = OptionDefinition("json", "Write JSON instead of text.")
    static let socket = OptionDefinition(
        "socket", "PATH", "The hub's socket; else HEARTH_SOCKET, else the one of this user's hub.")
    static let timeout = OptionDefinition(
        "timeout", "SECONDS", "How long to wait for each answer of the hub, instead of the command's own limit.")
    static let help = OptionDefinition("help", short: "h", "Show this help.")

    static let all = [home, json, socket, timeout, help]
}
