// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthIPC
import HearthModel

/// `hearth hub status`.
enum HubStatusCommand {
    static let definition = CommandDefinition(
        "status", "Show how the hub is: its accessories' links, triggers and clients",
        examples: [
            .init("hearth hub status", "See how the hub is"),
            .init("hearth hub status --json", "The same, for a program"),
        ],
        json: """
            {
              "version": "0.1.0",
              "processID": 4242,
              "startedAt": "2026-03-01T08:00:00Z",
              "revision": 17,
              "homes": 1,
              "accessories": 13,
              "reachableAccessories": 12,
              "accessoryServers": [
                {
                  "deviceID": "7A:1C:3E:55:90:D2",
                  "address": "192.168.1.20:51826",
                  "state": "unreachable",
                  "accessories": 1,
                  "problem": "Connection refused."
                }
              ],
              "clients": ["hearth"],
              "enabledTriggers": 1,
              "nextFireDate": "2026-03-01T21:30:00Z",
              "residentBytes": 20971520
            }
            """,
        action: run)

    private static func run(_ call: CommandCall) async throws(CommandError) -> ExitCode {
        let hub = try await call.connect()
        defer { hub.close() }
        let status = try await hub.call(HubStatusRequest())
        call.show(status, text(status, call))
        return .success
    }

    private static func text(_ status: HubStatus, _ call: CommandCall) -> String {
        let dates = ScheduleText(call.environment.calendar)
        var lines = [
            "Hub \(status.version), process \(status.processID), running since \(dates.date(status.startedAt))",
            "Database: revision \(status.revision), homes: \(status.homes)",
            "Accessories: \(status.reachableAccessories) of \(status.accessories) reachable",
            "Triggers: \(status.enabledTriggers) enabled" + next(status, dates),
            "Clients: " + (status.clients.isEmpty ? "none" : status.clients.joined(separator: ", ")),
            "Memory: \(status.residentBytes / 1_048_576) MB",
        ]
        if !status.accessoryServers.isEmpty { lines += ["", table(status).text(call.style)] }
        return lines.joined(separator: "\n")
    }

    private static func next(_ status: HubStatus, _ dates: ScheduleText) -> String {
        status.nextFireDate.map { ", next at \(dates.date($0))" } ?? ""
    }

    private static func table(_ status: HubStatus) -> Table {
        var table = Table(["ACCESSORY SERVER", "ADDRESS", "ACCESSORIES", "STATE"])
        for server in status.accessoryServers {
            let state = ([server.state] + [server.problem].compactMap { $0 }).joined(separator: ": ")
            table.add([server.deviceID, server.address ?? "–", String(server.accessories), state])
        }
        return table
    }
}
