// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthModel

/// Something an accessory can do.
public class HMService: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let iid: UInt64
    let accessoryID: Accessory.ID
    let home: Home.ID

    init(anchor: Anchor, iid: UInt64, accessory: Accessory.ID, home: Home.ID) {
        self.anchor = anchor
        self.iid = iid
        accessoryID = accessory
        self.home = home
        super.init()
    }

    var record: Service? { anchor.database.service(iid, accessoryID, home) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// One of no accessory.
    @available(*, deprecated, message: "Services come from HMAccessory.services.")
    public override init() {
        anchor = .nowhere
        iid = 0
        accessoryID = Accessory.ID(UUID())
        home = Home.ID(UUID())
        super.init()
    }

    /// Identifies the service for ever.
    public var uniqueIdentifier: UUID { UUID(iid, of: accessoryID) }

    /// The accessory it belongs to.
    public var accessory: HMAccessory? { record.map { _ in anchor.accessory(accessoryID, in: home) } }

    /// The service's name; empty if neither the device nor a person gave it one. Do not show services without a name.
    public var name: String { record?.name ?? "" }

    /// One of the `HMServiceType…` constants, or a manufacturer's own UUID.
    public var serviceType: String { record?.type.fullForm ?? "" }

    /// The type in words, in English, Russian or Chinese as `LANGUAGE`, `LC_ALL` and `LANG` say.
    public var localizedDescription: String {
        Language.current.name(record.flatMap { TypeNames.service($0.type) } ?? TypeNames.custom)
    }

    /// Its characteristics.
    public var characteristics: [HMCharacteristic] {
        (record?.characteristics ?? []).map {
            anchor.characteristic(CharacteristicReference(accessory: accessoryID, iid: $0.iid), in: home)
        }
    }

    /// Its number at a Matter accessory; nil, since the hub speaks to accessories of HAP alone.
    public var matterEndpointID: UInt16? { nil }

    /// Whether it is what the accessory is mainly for.
    public var isPrimaryService: Bool { record?.isPrimary ?? false }

    /// Whether people should see it. False for what describes the accessory or serves the protocol alone.
    public var isUserInteractive: Bool {
        guard let record else { return false }
        return !record.isHidden && !Self.forTheSystem.contains(record.type)
    }

    /// The services it belongs together with; nil if there is none.
    public var linkedServices: [HMService]? {
        let known = Set(anchor.database.accessory(accessoryID, home)?.services.map(\.iid) ?? [])
        let linked = (record?.linked ?? []).filter(known.contains)
        return linked.isEmpty ? nil : linked.map { anchor.service($0, of: accessoryID, in: home) }
    }

    /// Accessory information, pairing, protocol information and labels. Source: behaviour section 9.
    private static let forTheSystem: Set<TypeIdentifier> = [
        TypeIdentifier(apple: 0x3E), TypeIdentifier(apple: 0x55), TypeIdentifier(apple: 0xA2),
        TypeIdentifier(apple: 0xCC),
    ]

    /// Gives the service another name in HomeKit; the device never hears of it.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RenameService(home: home, accessory: accessoryID, service: iid, name: name),
            completionHandler: about(self, then: completionHandler))
    }

    /// Gives the service another name in HomeKit; the device never hears of it.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }
}
