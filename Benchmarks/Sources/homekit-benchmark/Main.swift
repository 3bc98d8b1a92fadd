// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Measures what an app feels: how long the homes take to load, and one change. It prints one JSON object and stays until
/// its input ends, so that its memory can be looked at.
///
///     homekit-benchmark LOADS CHANGES
@main
enum Main {
    struct Usage: Error {}

    struct Results: Encodable {
        var accessories = 0
        var characteristics = 0
        /// Milliseconds from `HMHomeManager()` to `homeManagerDidUpdateHomes`.
        var load: [Double] = []
        /// Milliseconds of one `addRoom(named:)`, and of taking it away again.
        var addRoom: [Double] = []
        var removeRoom: [Double] = []
        /// Milliseconds to look at every accessory, service and characteristic for the first time.
        var walk: Double = 0
    }

    @MainActor
    static func main() async throws {
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard counts.count == 2 else { throw Usage() }
        var results = Results()
        for _ in 1..<counts[0] { _ = await loaded(&results) }
        let manager = await loaded(&results)
        guard let home = manager.homes.first else { throw Usage() }
        let start = ContinuousClock.now
        results.accessories = home.accessories.count
        results.characteristics = home.accessories.flatMap(\.services).flatMap(\.characteristics).count
        results.walk = start.duration(to: .now) / .milliseconds(1)
        for number in 0..<counts[1] { try await change(home, number, &results) }
        print(String(decoding: try JSONEncoder().encode(results), as: UTF8.self))
        fflush(nil)
        _ = readLine()
        withExtendedLifetime(manager) {}
    }

    /// A manager whose homes are there, with the time that took noted.
    @MainActor
    private static func loaded(_ results: inout Results) async -> HMHomeManager {
        let start = ContinuousClock.now
        let manager = HMHomeManager()
        let loading = Loading()
        manager.delegate = loading
        await loading.wait()
        results.load.append(start.duration(to: .now) / .milliseconds(1))
        return manager
    }

    @MainActor
    private static func change(_ home: HMHome, _ number: Int, _ results: inout Results) async throws {
        var start = ContinuousClock.now
        let room = try await home.addRoom(named: "Bench \(number)")
        results.addRoom.append(start.duration(to: .now) / .milliseconds(1))
        start = .now
        try await home.removeRoom(room)
        results.removeRoom.append(start.duration(to: .now) / .milliseconds(1))
    }
}

/// Waits for the first `homeManagerDidUpdateHomes`.
@MainActor
private final class Loading: NSObject, @preconcurrency HMHomeManagerDelegate {
    private var isOver = false
    private var waiter: CheckedContinuation<Void, Never>?

    func wait() async {
        guard !isOver else { return }
        await withCheckedContinuation { waiter = $0 }
    }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        isOver = true
        waiter?.resume()
        waiter = nil
    }
}
