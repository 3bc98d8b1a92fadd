// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HAPNetwork
internal import HearthSystem

/// What is announced of one accessory, kept up to date as long as somebody holds it.
package final class SightingLog: Sendable {
    private let state: Guarded<DiscoveredAccessory>
    private let following: Task<Void, Never>
    private let dns: MulticastDNS

    /// - Parameters:
    ///   - sightings: of all accessories; those of others are passed over.
    ///   - dns: where they come from, kept as long as they are followed.
    init(of accessory: DiscoveredAccessory, in sightings: AsyncStream<Sighting>, keeping dns: MulticastDNS) {
        self.dns = dns
        let state = Guarded(accessory)
        self.state = state
        following = Task {
            for await sighting in sightings where sighting.accessory.name == accessory.name {
                state.withLock { $0 = sighting.accessory }
            }
        }
    }

    deinit { following.cancel() }

    package var latest: DiscoveredAccessory { state.withLock { $0 } }

    /// Whether that is announced within the time.
    func shows(within limit: Duration, _ condition: (AccessoryAdvertisement) -> Bool) async -> Bool {
        let timeline = Timeline(ContinuousClock())
        while !condition(latest.advertisement) {
            guard timeline.now < limit, (try? await Task.sleep(for: .milliseconds(50))) != nil else { return false }
        }
        return true
    }
}
