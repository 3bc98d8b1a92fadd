// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension RowWriter {
    func applyToServiceGroups(_ change: Change) throws(StoreError) {
        switch change {
        case .serviceGroupAdded(let group, let home):
            try add(group, to: home)
        case .serviceGroupRemoved(let id, _):
            try connection.run("DELETE FROM service_groups WHERE id = ?", .id(id))
        case .serviceGroupRenamed(let id, _, let name):
            try connection.run("UPDATE service_groups SET name = ? WHERE id = ?", .text(name), .id(id))
        case .serviceAddedToGroup(let service, let id, _):
            try add(service, to: id)
        case .serviceRemovedFromGroup(let service, let id, _):
            try connection.run(
                "DELETE FROM grouped_services WHERE service_group = ? AND accessory = ? AND iid = ?",
                .id(id), .id(service.accessory), .bits(service.iid))
        default:
            break
        }
    }

    func add(_ group: ServiceGroup, to home: Home.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO service_groups (id, home, name) VALUES (?, ?, ?)", .id(group.id), .id(home), .text(group.name))
        for service in group.services { try add(service, to: group.id) }
    }

    private func add(_ service: ServiceReference, to group: ServiceGroup.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO grouped_services (service_group, accessory, iid) VALUES (?, ?, ?)",
            .id(group), .id(service.accessory), .bits(service.iid))
    }
}
