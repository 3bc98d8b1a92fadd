// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import HAP
import HAPCatalogue
import HearthIPC
import HearthModel
import HearthTestSupport
import Testing

/// Databases of real products, served by the simulator, and read back from the hub or by a foreign controller.
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

    /// Paired by the hub, and read back from it.
    static func run(_ files: [String]) async throws -> Outcome {
        let simulator = try await SimulatorProcess(files)
        let hub = try await HubProcess()
        try await hub.hearth("home", "add", "My Home")
        var outcome = Outcome()
        for (file, card) in zip(files, simulator.cards) {
            try await hub.hearth("pair", "--address", card.endpoint, "--code", card.setupCode)
            outcome.servers += 1
            outcome.compare(
                try JSONReader.read(contentsOf: file), with: try await hub.values(of: card), file)
        }
        return outcome
    }

    /// Paired and read by a foreign controller (aiohomekit), row by row as it has read them.
    static func runForeign(_ files: [String]) async throws -> Outcome {
        let simulator = try await SimulatorProcess(files)
        let peer = try ChildProcess(
            try PeerPython.path(), [PeerPython.script("values.py")], input: simulator.process.output)
        let ending = try await peer.waitForEnd(within: .seconds(300))
        #expect(ending == .exited(0), "\(peer.errors)")
        var outcome = Outcome()
        for (file, line) in zip(files, peer.output.split(separator: "\n")) {
            let told = try JSONReader.read(Array(line.utf8))
            #expect(told["error"]?.string == nil, "\(file)")
            let rows = (told["values"]?.elements ?? []).map { (Place($0), $0["value"] ?? .null) }
            outcome.servers += 1
            outcome.compare(
                try JSONReader.read(contentsOf: file), with: Dictionary(rows, uniquingKeysWith: { $1 }),
                file)
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
            let characteristics = accessory.characteristics
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

    init(aid: UInt64?, iid: UInt64?) { (self.aid, self.iid) = (aid, iid) }

    init(_ characteristic: JSONValue, of accessory: JSONValue) {
        self.init(aid: accessory["aid"]?.identifier, iid: characteristic["iid"]?.identifier)
    }

    /// That of a row that names both.
    init(_ row: JSONValue) { self.init(aid: row["aid"]?.identifier, iid: row["iid"]?.identifier) }
}

extension HubProcess {
    /// All values of an accessory server as the hub knows them. Those with the keys of streams it keeps nowhere and shows
    /// to nobody: these are read.
    fileprivate func values(of card: SimulatorProcess.Card) async throws -> [Place: JSONValue] {
        var values: [Place: JSONValue] = [:]
        for accessory in try await accessories() where accessory["deviceID"]?.string == card.deviceID {
            #expect(accessory["isReachable"]?.bool == true, "\(accessory["name"]?.string ?? "")")
            for characteristic in accessory.characteristics {
                values[Place(characteristic, of: accessory)] = characteristic["value"]
            }
            let secret = accessory.characteristics.filter(\.holdsKeys).compactMap { $0["iid"]?.identifier }
            let id = try #require(UUID(uuidString: accessory["id"]?.string ?? ""))
            for result in try await read(secret.map { CharacteristicReference(accessory: .init(id), iid: $0) }) {
                let place = Place(aid: accessory["aid"]?.identifier, iid: result.characteristic.iid)
                #expect(values[place] == nil, "the keys of a stream are kept")
                values[place] = JSONValue(result.value)
            }
        }
        return values
    }

    private func read(_ references: [CharacteristicReference]) async throws -> [CharacteristicResult] {
        guard !references.isEmpty else { return [] }
        let client = try await HubClient.connect(
            to: socketPath, as: "fixture trial", deliverOn: DispatchQueue(label: "fixture trial"), handlers: .init())
        defer { client.close() }
        return try await client.call(ReadCharacteristics(references))
    }
}

extension JSONValue {
    fileprivate var characteristics: [JSONValue] {
        (self["services"]?.elements ?? []).flatMap { $0["characteristics"]?.elements ?? [] }
    }

    /// Of a characteristic as `hearth` shows it.
    fileprivate var holdsKeys: Bool {
        let types = [CharacteristicType.setupEndpoints, CharacteristicType.selectedRTPStreamConfiguration]
        return types.map(\.fullForm).contains(self["type"]?.string)
    }

    fileprivate var isReadable: Bool {
        guard let value = self["value"], value != .null else { return false }
        return self["perms"]?.elements.contains(.string("pr")) ?? false
    }

    /// Whether a value that was read is that of this characteristic of a file.
    fileprivate func isValue(_ shown: JSONValue?) -> Bool {
        guard let value = self["value"], let shown else { return false }
        if value == shown { return true }
        if let flag = value.bool, shown.bool == flag { return true }
        // What single precision has left behind is neither shown nor served.
        if let number = value.number, let other = shown.number {
            return number == other || Float(number) == Float(other)
        }
        // The hub shows data as an object, the foreign controller as the text that came.
        if let text = value.string, let data = shown["data"]?.string ?? shown.string {
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
