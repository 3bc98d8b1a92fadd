// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import HearthModel

extension HMHome {
    /// Lets the person at this program's terminal choose an accessory, and adds it. `operationCancelled` if they give up.
    @available(*, deprecated, message: "Use HMAccessorySetupManager.performAccessorySetup(using:completionHandler:).")
    public func addAndSetupAccessories(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        setUp(nil) { completionHandler($1) }
    }

    /// Lets the person at this program's terminal choose an accessory, and adds it. `operationCancelled` if they give up.
    @available(*, deprecated, message: "Use HMAccessorySetupManager.performAccessorySetup(using:).")
    public nonisolated(nonsending) func addAndSetUpAccessories() async throws {
        try await awaitCompletion { done in setUp(nil) { done($1) } }
    }

    /// Adds the accessory that the payload belongs to; hands over all that came with it. No entitlement is needed here.
    @available(*, deprecated, message: "Use HMAccessorySetupManager.performAccessorySetup(using:completionHandler:).")
    public func addAndSetupAccessories(
        with payload: HMAccessorySetupPayload,
        completionHandler: @escaping @Sendable ([HMAccessory]?, (any Error)?) -> Void
    ) {
        setUp(payload, completionHandler)
    }

    /// Adds the accessory that the payload belongs to; hands over all that came with it. No entitlement is needed here.
    @available(*, deprecated, message: "Use HMAccessorySetupManager.performAccessorySetup(using:).")
    public nonisolated(nonsending) func addAndSetUpAccessories(
        payload: HMAccessorySetupPayload
    ) async throws -> [HMAccessory] {
        try await awaitResult { setUp(payload, $0) }
    }

    private func setUp(
        _ payload: HMAccessorySetupPayload?,
        _ completionHandler: @escaping @Sendable ([HMAccessory]?, (any Error)?) -> Void
    ) {
        let (home, anchor) = (id, anchor.feed.anchor)
        // The task holds what it needs and ends by itself: every step of it has a limit.
        Task {
            do {
                let added = try await AccessorySetup(feed: anchor.feed).add(payload, to: home, room: nil, name: nil)
                let accessories = added.map { anchor.accessory($0, in: home) }
                DispatchQueue.main.async { completionHandler(accessories, nil) }
            } catch {
                DispatchQueue.main.async { completionHandler(nil, error) }
            }
        }
    }
}
