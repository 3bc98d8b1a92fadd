// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport

/// `hearth watch --json` in the background.
final class WatchProcess: Sendable {
    private let process: ChildProcess

    /// Starts it and waits until it sees what happens, proven by rooms that are added for it to see.
    init(at hub: HubProcess) async throws {
        process = try Program.hearth.start(["watch", "--json"], environment: hub.environment)
        for number in 1... {
            try await hub.hearth("room", "add", "Watched \(number)")
            if (try? await eventually("the watch has begun", within: .seconds(1), isBegun)) != nil { return }
            guard process.currentEnding == nil, number < 30 else {
                throw HubProcess.CouldNotStart(description: process.errors)
            }
        }
    }

    private func isBegun() -> Bool { !process.output.isEmpty }

    /// All that it has shown.
    var events: [JSONValue] {
        process.output.split(separator: "\n").compactMap { try? JSONReader.read(Array($0.utf8)) }
    }

    /// The values it has shown of a characteristic, in order.
    func values(of characteristic: String, in accessory: String) -> [JSONValue] {
        events.filter {
            $0["event"]?.string == "value" && $0["accessory"]?["name"]?.string == accessory
                && $0["characteristic"]?.string == characteristic
        }.compactMap { $0["value"] }
    }

    /// The states of an accessory it has shown, in order.
    func reachability(of accessory: String) -> [Bool] {
        events.filter { $0["event"]?.string == "reachability" && $0["accessory"]?["name"]?.string == accessory }
            .compactMap { $0["isReachable"]?.bool }
    }
}
