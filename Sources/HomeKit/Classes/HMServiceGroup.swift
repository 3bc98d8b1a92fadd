// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// Services of any accessories of one home under one name; a service may be in several.
public class HMServiceGroup: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the anchor guards what it refers to.
    let anchor: Anchor
    let id: ServiceGroup.ID
    let home: Home.ID

    init(anchor: Anchor, id: ServiceGroup.ID, home: Home.ID) {
        self.anchor = anchor
        self.id = id
        self.home = home
        super.init()
    }

    private var record: ServiceGroup? { anchor.database.serviceGroup(id, home) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// The group's name, unique in the home.
    public var name: String { record?.name ?? "" }

    /// Identifies the group for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// The services in it. One that its accessory does not tell of at present is missing.
    public var services: [HMService] {
        let database = anchor.database
        let present = (record?.services ?? []).filter { database.service($0.iid, $0.accessory, home) != nil }
        return present.map { anchor.service($0.iid, of: $0.accessory, in: home) }
    }

    /// Gives the group another name.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RenameServiceGroup(home: home, group: id, name: name),
            completionHandler: about(self, then: completionHandler))
    }

    /// Gives the group another name.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }

    /// Puts a service of the same home into the group.
    public func addService(_ service: HMService, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            AddServiceToGroup(home: home, group: id, service: service.reference),
            completionHandler: about(self, service, then: completionHandler))
    }

    /// Puts a service of the same home into the group.
    public nonisolated(nonsending) func addService(_ service: HMService) async throws {
        try await awaitCompletion { addService(service, completionHandler: $0) }
    }

    /// Takes a service out of the group.
    public func removeService(_ service: HMService, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(
            RemoveServiceFromGroup(home: home, group: id, service: service.reference),
            completionHandler: about(self, service, then: completionHandler))
    }

    /// Takes a service out of the group.
    public nonisolated(nonsending) func removeService(_ service: HMService) async throws {
        try await awaitCompletion { removeService(service, completionHandler: $0) }
    }
}

extension HMService {
    var reference: ServiceReference { ServiceReference(accessory: accessoryID, iid: iid) }
}
