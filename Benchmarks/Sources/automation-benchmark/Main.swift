// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import FoundationEssentials
internal import Glibc
internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// A house for a hub's triggers: a motion sensor and lamps on loopback, each an accessory server of its own, which know to
/// the microsecond when they were written to.
///
/// ```
/// automation-benchmark LAMPS SETUP-CODE
/// ```
///
/// Prints one line with the addresses, then does what it reads: `motion N` tells of motion N times, each time waiting for a
/// lamp to be switched on, and prints how long that took; `writes` prints when lamps have been written since the last time.
@main
enum Main {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        guard let count = words.first.flatMap({ Int($0) }), let code = words.dropFirst().first else {
            print("usage: automation-benchmark LAMPS SETUP-CODE")
            exit(2)
        }
        do {
            let house = try await House(lamps: count, code: try SetupCode(code))
            try await house.serve()
        } catch {
            Logger(subsystem: "automation-benchmark", level: .error).error("\(error)")
            exit(1)
        }
    }
}

private struct House {
    private let sensor: AccessoryServer
    private let lamps: [AccessoryServer]
    private let addresses: [SocketAddress]
    private let writes: AsyncStream<Double>
    private let log = Guarded([Double]())

    init(lamps count: Int, code: SetupCode) async throws {
        let (writes, write) = AsyncStream.makeStream(of: Double.self)
        self.writes = writes
        let lights = Lights(write: write, log: log)
        let loop = EventLoop(label: "house")
        sensor = try Self.server(
            "Sensor", service: "85", characteristic: "22", perms: "\"pr\",\"ev\"", code, lights, loop)
        lamps = try (0..<count).map { number in
            try Self.server(
                "Lamp \(number)", service: "43", characteristic: "25", perms: "\"pr\",\"pw\",\"ev\"", code, lights, loop
            )
        }
        var addresses: [SocketAddress] = []
        for server in [sensor] + lamps { addresses.append(try await server.listen()) }
        self.addresses = addresses
    }

    private static func server(
        _ name: String, service: String, characteristic: String, perms: String, _ code: SetupCode,
        _ behaviour: Lights, _ loop: EventLoop
    ) throws -> AccessoryServer {
        let json = """
            {"accessories":[{"aid":1,"services":[
            {"iid":1,"type":"3E","characteristics":[{"iid":2,"type":"23","perms":["pr"],"format":"string","value":"\(name)"},
            {"iid":3,"type":"14","perms":["pw"],"format":"bool"}]},
            {"iid":9,"type":"\(service)","characteristics":[
            {"iid":10,"type":"\(characteristic)","perms":[\(perms)],"format":"bool","value":false}]}]}]}
            """
        var configuration = AccessoryServerConfiguration(
            name: name, model: "B-1", category: 5, address: SocketAddress(.loopback, port: 0))
        // What is measured is the hub, not the accessory's patience.
        configuration.eventInterval = .zero
        return AccessoryServer(
            configuration,
            database: try AttributeDatabase(decoding: Array(json.utf8)),
            state: try AccessoryServerState.generate(setupCode: code), store: Forgetful(), behaviour: behaviour,
            eventLoop: loop)
    }

    func serve() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for server in [sensor] + lamps { group.addTask { try await server.run() } }
            tell(.array(addresses.map { .string($0.description) }))
            while let line = readLine() {
                let words = line.split(separator: " ")
                switch words.first {
                case "motion":
                    tell(.array(try await motion(words.dropFirst().first.flatMap { Int($0) } ?? 1).map { .double($0) }))
                case "writes":
                    tell(
                        .array(
                            log.withLock { log in
                                defer { log = [] }
                                return log
                            }.map { .double($0) }))
                default: tell(.null)
                }
            }
            group.cancelAll()
        }
    }

    /// Milliseconds from each motion, as the sensor tells of it, to the write that reaches a lamp.
    private func motion(_ count: Int) async throws -> [Double] {
        let motion = CharacteristicID(aid: 1, iid: 10)
        var iterator = writes.makeAsyncIterator()
        var times: [Double] = []
        for _ in 0..<count {
            let start = now
            await sensor.setValue(.bool(true), of: motion)
            guard let end = await iterator.next() else { return times }
            times.append((end - start) * 1_000)
            await sensor.setValue(.bool(false), of: motion)
            try await Task.sleep(for: .milliseconds(50))
        }
        return times
    }
}

/// Takes note of every write.
private struct Lights: AccessoryBehaviour {
    let write: AsyncStream<Double>.Continuation
    let log: Guarded<[Double]>

    func write(_ write: AccessoryWrite, on server: isolated AccessoryServer) async throws(HAPStatus)
        -> CharacteristicValue?
    {
        let time = now
        self.write.yield(time)
        log.withLock { $0.append(time) }
        return nil
    }
}

private struct Forgetful: AccessoryServerStore {
    func save(_ state: AccessoryServerState) {}
}

/// Seconds since 1970.
private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Writes one line at once, for whoever reads along.
private func tell(_ value: JSONValue) {
    print(String(decoding: JSONWriter.write(value), as: UTF8.self))
    fflush(nil)
}
