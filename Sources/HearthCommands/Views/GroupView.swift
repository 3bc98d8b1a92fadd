// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A service group with its services, as JSON.
struct GroupView: Encodable {
    let id: String
    let name: String
    let home: NameView
    let services: [GroupedServiceView]

    init(_ group: ServiceGroup, in home: Home) {
        id = group.id.description
        name = group.name
        self.home = NameView(home)
        services = group.services.map { GroupedServiceView($0, in: home) }
    }
}

/// A service of a group, as JSON.
struct GroupedServiceView: Encodable {
    let accessory: NameView?
    let iid: UInt64
    /// Its name, else its kind; nil if the accessory does not tell of it at present.
    let service: String?

    init(_ reference: ServiceReference, in home: Home) {
        let found = home.accessories.first { $0.id == reference.accessory }
        accessory = found.map { NameView($0) }
        iid = reference.iid
        service = found?.service(reference.iid)?.displayName
    }

    /// `Power Strip (Left)`.
    var text: String { "\(accessory?.name ?? "an accessory that is gone") (\(service ?? "iid \(iid)"))" }
}
