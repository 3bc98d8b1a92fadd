// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
public import Foundation
internal import HearthModel

/// Sets accessories up: home, pairing, room, name.
///
/// Where Apple's system shows screens, the person is asked at the terminal of this program, if it has one; and whoever is a
/// setup agent of the hub can type the setup code. Room and name are taken from the request alone, and can be changed
/// later. Without a terminal the primary home is chosen, and the request has to have a payload, since nobody could choose
/// an accessory. Source: behaviour section 15.
open class HMAccessorySetupManager: NSObject, @unchecked Sendable {
    // `@unchecked`: both are immutable.
    private let dialler: HubDialler
    private let agent: TerminalSetupAgent?

    /// Works with the hub of this user; needs no `HMHomeManager`.
    public override convenience init() {
        self.init(dialler: .standard, agent: .ofThisProcess)
    }

    init(dialler: HubDialler, agent: TerminalSetupAgent?) {
        self.dialler = dialler
        self.agent = agent
        super.init()
    }

    /// Sets an accessory up. Fails with `operationCancelled` if the person gives up.
    public func performAccessorySetup(
        using request: HMAccessorySetupRequest,
        completionHandler: @escaping @Sendable (HMAccessorySetupResult?, (any Error)?) -> Void
    ) {
        let wishes = request.wishes
        // The task holds what it needs and ends by itself: every step of it has a limit.
        Task {
            do {
                let result = try await self.setUp(wishes)
                DispatchQueue.main.async { completionHandler(result, nil) }
            } catch {
                DispatchQueue.main.async { completionHandler(nil, error) }
            }
        }
    }

    /// Sets an accessory up. Throws `operationCancelled` if the person gives up.
    public nonisolated(nonsending) func performAccessorySetup(
        using request: HMAccessorySetupRequest
    ) async throws -> HMAccessorySetupResult {
        try await setUp(request.wishes)
    }

    private func setUp(_ wishes: HMAccessorySetupRequest.Wishes) async throws -> HMAccessorySetupResult {
        let manager = HMHomeManager(dialler: dialler, agent: agent)
        let setup = AccessorySetup(feed: manager.feed)
        try await setup.waitUntilLoaded()
        let home = try await setup.home(wishes.home)
        // A room is one of the home that was asked for. Source: behaviour section 15.
        let room = wishes.home == nil ? nil : wishes.room
        let added = try await setup.add(wishes.payload, to: home, room: room, name: wishes.name)
        return withExtendedLifetime(manager) {
            HMAccessorySetupResult(home: home.uuid, accessories: added.map(\.uuid))
        }
    }
}
