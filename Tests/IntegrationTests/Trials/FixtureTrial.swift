// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HAP
import HearthTestSupport
import Testing

/// Databases of real products, served by the simulator, paired by the hub, and read back from it.
struct FixtureTrial {
    struct Outcome: CustomStringConvertible {
        var servers = 0
        var accessories = 0
        var values = 0
        var differences: [String] = []

        var description: String {
            "\(servers) servers, \(accessories) accessories, \(values) values, \(differences.count) different"
        }
    }

    private static let folder = PeerPython.repository + "/Tests/HearthSimulatorTests/Fixtures"

    static let largeBridge = folder + "/large-bridge.json"

    /// The 67 products.
    static var products: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder + "/accessories").sorted()
                .filter { $0.hasSuffix(".json") }.map { "\(folder)/accessories/\($0)" }
        }
    }

    static func run(_ files: [String]) async throws -> Outcome {
        let simulator = try await SimulatorProcess(files)
        let hub = try await HubProcess()
        try await hub.hearth("home", "add", "My Home")
        var outcome = Outcome()
        for (file, card) in zip(files, simulator.cards) {
            try await hub.hearth("pair", "--address", card.endpoint, "--code", card.setupCode)
            outcome.servers += 1
            outcome.compare(try JSONReader.read(contentsOf: file), with: try await hub.values(of: card), file)
        }
        return outcome
    }
}

extension FixtureTrial.Outcome {
    fileprivate mutating func compare(_ file: JSONValue, with values: [Place: JSONValue], _ path: String) {
        var seen: Set<UInt64?> = []
        // One dump was put together from two bridges; of accessories with one aid the first counts.
        for accessory in file["accessories"]?.elements ?? []
        where seen.insert(accessory["aid"]?.identifier).inserted {
            accessories += 1
            let characteristics = (accessory["services"]?.elements ?? [])
                .flatMap { $0["characteristics"]?.elements ?? [] }
            let repeated = Dictionary(grouping: characteristics) { $0["iid"]?.identifier }
            for characteristic in characteristics where characteristic.isReadable {
                let iid = characteristic["iid"]?.identifier
                let value = values[Place(aid: accessory["aid"]?.identifier, iid: iid)]
                self.values += 1
                // Where one number is given twice the device itself is in doubt; any of its values will do.
                guard !(repeated[iid] ?? []).contains(where: { $0.isValue(value) }) else { continue }
                let name = path.split(separator: "/").last ?? ""
                differences.append(
                    "\(name) aid \(accessory["aid"]?.identifier ?? 0) iid \(iid ?? 0) \(characteristic["format"]?.string ?? ""): "
                        + "\(value.map { "\($0)" } ?? "nothing") instead of \(characteristic["value"].map { "\($0)" } ?? "")"
                )
            }
        }
    }
}

/// One characteristic of an accessory server.
private struct Place: Hashable {
    let aid: UInt64?
    let iid: UInt64?
}

extension HubProcess {
    /// All values of an accessory server as the hub knows them.
    fileprivate func values(of card: SimulatorProcess.Card) async throws -> [Place: JSONValue] {
        var values: [Place: JSONValue] = [:]
        for accessory in try await accessories() where accessory["deviceID"]?.string == card.deviceID {
            #expect(accessory["isReachable"]?.bool == true, "\(accessory["name"]?.string ?? "")")
            let services = accessory["services"]?.elements ?? []
            for characteristic in services.flatMap({ $0["characteristics"]?.elements ?? [] }) {
                let place = Place(aid: accessory["aid"]?.identifier, iid: characteristic["iid"]?.identifier)
                values[place] = characteristic["value"]
            }
        }
        return values
    }
}

extension JSONValue {
    fileprivate var isReadable: Bool {
        guard let value = self["value"], value != .null else { return false }
        return self["perms"]?.elements.contains(.string("pr")) ?? false
    }

    /// Whether a value that the hub shows is that of this characteristic of a file.
    fileprivate func isValue(_ shown: JSONValue?) -> Bool {
        guard let value = self["value"], let shown else { return false }
        if value == shown { return true }
        if let flag = value.bool, shown.bool == flag { return true }
        // What single precision has left behind is not shown.
        if let number = value.number, let other = shown.number {
            return number == other || Float(number) == Float(other)
        }
        if let text = value.string, let data = shown["data"]?.string {
            // Some dumps have data as hexadecimal digits.
            let bytes = Data(base64Encoded: data)
            return Data(base64Encoded: text) == bytes || bytes?.hexadecimal == text.lowercased()
        }
        return false
    }
}

extension Data {
    fileprivate var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }
}

extension JSONReader {
    fileprivate static func read(contentsOf path: String) throws -> JSONValue {
        try read(Array(Data(contentsOf: URL(filePath: path))))
    }
}
