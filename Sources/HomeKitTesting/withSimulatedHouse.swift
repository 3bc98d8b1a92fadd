// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HomeKit

/// Runs a test in a house of its own: every `HMHomeManager()` that is made in `body` connects to it.
///
/// ```swift
/// @Test @MainActor func nightTurnsTheLampOff() async throws {
///     let power = Characteristic(.on, true)
///     let lamp = try Accessory("Lamp", .lightbulb, Service(.lightbulb, power))
///     try await withSimulatedHouse { house in
///         try await house.add(lamp, to: "Bedroom")
///         let app = NightTime()                       // makes an HMHomeManager()
///         try await app.goodNight()
///         #expect(power.value == false)
///     }
/// }
/// ```
///
/// `HMAccessoryBrowser()` and `HMAccessorySetupManager()` find it likewise. The house belongs to the task that runs `body`
/// and to its child tasks, so tests may run at the same time, each with a house of its own. What was made outside, by a
/// detached task or a block on a queue, is connected to the hub of this user: make managers in the test, and pass them on.
///
/// - Parameters:
///   - home: the first home's name; nil for a house without homes.
///   - start: the time of day in the house to begin with. Now by default, so that what apps work out from `Date()` fits.
///   - isolation: of the caller; `body` runs there.
///   - body: the test. The house is gone when it returns; managers that live on hear that there is no hub.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws, or an error that says why there can be no house.
public func withSimulatedHouse<Value>(
    home: String? = "My Home", at start: Date = Date(), isolation: isolated (any Actor)? = #isolation,
    _ body: (SimulatedHouse) async throws -> Value
) async throws -> Value {
    let house = try SimulatedHouse(at: start)
    if let home { try await house.addHome(home) }
    // Ends below, whatever happens in between.
    let standing = Task { try await house.run() }
    func end() async {
        await house.hub.door.end()
        standing.cancel()
        _ = await standing.result
    }
    do {
        let result = try await HubDialler.$ofThisTest.withValue(house.hub.door.dialler) { try await body(house) }
        await end()
        return result
    } catch {
        await end()
        throw error
    }
}
