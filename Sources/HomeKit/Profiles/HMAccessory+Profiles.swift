// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension HMAccessory {
    /// What its services are together: cameras, routers, televisions whose inputs have an order. Empty until it is in a
    /// home.
    public var profiles: [HMAccessoryProfile] {
        guard case .home(let home, let anchor) = currentPlace else { return [] }
        return (record?.profiles ?? []).map { anchor.profile($0.id, of: id, in: home) }
    }

    /// The cameras among its profiles; nil if it is no camera.
    public var cameraProfiles: [HMCameraProfile]? {
        let cameras = profiles.compactMap { $0 as? HMCameraProfile }
        return cameras.isEmpty ? nil : cameras
    }
}
