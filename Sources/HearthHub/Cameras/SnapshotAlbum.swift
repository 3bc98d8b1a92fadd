// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthIPC
package import HearthModel

/// The last still picture of each camera, whichever program has asked for it. In memory alone.
package actor SnapshotAlbum {
    private let registry: HomeRegistry
    private let control: AccessoryControl
    private var latest: [Accessory.ID: Snapshot] = [:]

    package init(registry: HomeRegistry, control: AccessoryControl) {
        self.registry = registry
        self.control = control
    }

    /// Has a camera take a picture, keeps it and tells all other programs.
    package func take(_ request: TakeSnapshot, for client: Client.ID?) async throws(HubError) -> Snapshot {
        let now = await registry.context.now
        let picture = try await control.takeSnapshot(request)
        let snapshot = Snapshot(contentType: picture.contentType, image: picture.image, takenAt: now)
        await keep(snapshot, of: request.accessory)
        await registry.tellFollowers(.snapshotTaken(request.accessory), except: client)
        return snapshot
    }

    /// The last picture of an accessory; nil if there is none.
    package func recent(_ accessory: Accessory.ID) async throws(HubError) -> Snapshot? {
        _ = try await registry.database.requiredAccessory(accessory)
        return latest[accessory]
    }

    /// Forgets the pictures of accessories that were removed.
    private func keep(_ snapshot: Snapshot, of accessory: Accessory.ID) async {
        let known = Set(await registry.database.homes.flatMap(\.accessories).map(\.id))
        latest[accessory] = snapshot
        latest = latest.filter { known.contains($0.key) }
    }
}
