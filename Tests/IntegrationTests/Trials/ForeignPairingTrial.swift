// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HearthTestSupport
import Testing

/// Pairings of a foreign controller with the simulator, each with an accessory server that was never paired before.
struct ForeignPairingTrial {
    enum Controller: String, CaseIterable {
        case aiohomekit, homekitng
    }

    static func run(_ count: Int, with controller: Controller) async throws -> PairingOutcome {
        var outcome = PairingOutcome()
        while outcome.tried < count {
            let products = try FixtureTrial.products.prefix(count - outcome.tried)
            for line in try await pairOnce(with: Array(products), controller) { outcome.note(line) }
        }
        return outcome
    }

    /// What the controller tells of each server.
    private static func pairOnce(with products: [String], _ controller: Controller) async throws -> [JSONValue] {
        let simulator = try await SimulatorProcess(products)
        let peer = try ChildProcess(
            try PeerPython.path(), [PeerPython.script("pairings.py"), controller.rawValue],
            input: simulator.process.output)
        let ending = try await peer.waitForEnd(within: .seconds(900))
        #expect(ending == .exited(0), "\(peer.errors)")
        let lines = try peer.output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8)) }
        try #require(lines.count == products.count, "\(peer.output)\(peer.errors)")
        return lines
    }
}

extension PairingOutcome {
    fileprivate mutating func note(_ line: JSONValue) {
        tried += 1
        excused += line["excused"]?.elements.compactMap(\.string) ?? []
        if let milliseconds = line["milliseconds"]?.number {
            slowest = max(slowest, .milliseconds(milliseconds))
        } else {
            failures.append("number \(tried), \(line["name"]?.string ?? ""): \(line["error"]?.string ?? "no answer")")
        }
    }
}
