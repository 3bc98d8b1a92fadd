// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthModel

/// What several services of an accessory are together. The database does not know of it: it follows from the services.
struct ProfileRecord: Hashable, Sendable {
    enum Kind: UInt64, Sendable {
        case camera = 1
        case networkConfiguration = 2
        case mediaSourceDisplayOrder = 3
    }

    /// Tells the profiles of one accessory apart.
    struct ID: Hashable, Sendable {
        let kind: Kind
        /// The service that the profile is there for.
        let service: UInt64
    }

    let id: ID
    /// The instance ids of all its services, in the accessory's order.
    let services: [UInt64]
}

extension Accessory {
    /// One camera, whatever it can stream at once; a profile for each router and each television that keeps an order.
    var profiles: [ProfileRecord] {
        let routers = services.filter {
            $0.type == ServiceType.wiFiRouter && $0.has(CharacteristicType.managedNetworkEnable)
        }
        let televisions = services.filter {
            $0.type == ServiceType.television && $0.has(CharacteristicType.displayOrder)
        }
        return (camera.map { [$0] } ?? [])
            + routers.map { ProfileRecord(id: .init(kind: .networkConfiguration, service: $0.iid), services: [$0.iid]) }
            + televisions.map { television in
                let inputs = services.filter {
                    $0.type == ServiceType.inputSource && television.linked.contains($0.iid)
                }
                return ProfileRecord(
                    id: .init(kind: .mediaSourceDisplayOrder, service: television.iid),
                    services: [television.iid] + inputs.map(\.iid))
            }
    }

    func profile(_ id: ProfileRecord.ID) -> ProfileRecord? { profiles.first { $0.id == id } }

    private var camera: ProfileRecord? {
        guard let main = services.first(where: { $0.type == ServiceType.cameraRTPStreamManagement }) else { return nil }
        return ProfileRecord(
            id: .init(kind: .camera, service: main.iid),
            services: services.filter { Self.ofCamera.contains($0.type) }.map(\.iid))
    }

    private static let ofCamera: Set<TypeIdentifier> = [
        ServiceType.cameraRTPStreamManagement, ServiceType.cameraControl, ServiceType.cameraOperatingMode,
        ServiceType.cameraRecordingManagement, ServiceType.microphone, ServiceType.speaker,
    ]
}

extension Service {
    func characteristic(_ type: TypeIdentifier) -> Characteristic? { characteristics.first { $0.type == type } }

    fileprivate func has(_ type: TypeIdentifier) -> Bool { characteristic(type) != nil }
}
