// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

extension RowWriter {
    func applyToAccessories(_ change: Change) throws(StoreError) {
        switch change {
        case .accessoryAdded(let accessory, let home):
            try add(accessory, to: home)
        case .accessoryRemoved(let id, _):
            try connection.run("DELETE FROM accessories WHERE id = ?", .id(id))
        case .accessoryRenamed(let id, _, let name):
            try connection.run("UPDATE accessories SET name = ? WHERE id = ?", .text(name), .id(id))
        case .accessoryMoved(let id, _, let room):
            try connection.run("UPDATE accessories SET room = ? WHERE id = ?", .id(room), .id(id))
        case .accessoryDescribed(let accessory, _):
            try describe(accessory)
        case .accessoryGone(let id, _, let since):
            try connection.run("UPDATE accessories SET gone_since = ? WHERE id = ?", .date(since), .id(id))
        case .accessoryBlocked(let id, _, let since):
            try connection.run("UPDATE accessories SET blocked_since = ? WHERE id = ?", .date(since), .id(id))
        case .serviceRenamed(let iid, let id, _, let name):
            try updateService(iid, of: id) { $0.name = name }
        case .serviceAssociated(let iid, let id, _, let type):
            try updateService(iid, of: id) { $0.associatedType = type }
        default:
            break
        }
    }

    func add(_ accessory: Accessory, to home: Home.ID) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO accessories (id, home, device_id, aid, name, room, bridge, category, manufacturer, model,
                serial_number, firmware_version, services, gone_since, blocked_since)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .id(accessory.id), .id(home), .text(accessory.deviceID), .bits(accessory.aid), .text(accessory.name),
                .id(accessory.room), .id(accessory.bridge),
            ] + (try description(of: accessory)) + [.date(accessory.goneSince), .date(accessory.blockedSince)])
    }

    private func describe(_ accessory: Accessory) throws(StoreError) {
        try connection.run(
            """
            UPDATE accessories SET category = ?, manufacturer = ?, model = ?, serial_number = ?, firmware_version = ?,
                services = ?
            WHERE id = ?
            """, try description(of: accessory) + [.id(accessory.id)])
    }

    /// What the device says of itself, for the columns `category` to `services`.
    private func description(of accessory: Accessory) throws(StoreError) -> [SQLValue] {
        [
            .integer(Int64(accessory.category)), .text(accessory.manufacturer), .text(accessory.model),
            .text(accessory.serialNumber), .text(accessory.firmwareVersion),
            .text(try ServicesColumn.encode(accessory.services)),
        ]
    }

    private func updateService(
        _ iid: UInt64, of accessory: Accessory.ID, _ change: (inout Service) -> Void
    ) throws(StoreError) {
        let found = try connection.rows("SELECT services FROM accessories WHERE id = ?", [.id(accessory)])
        guard let values = found.first else { return }
        var row = Row(values, of: "accessories")
        var services = try ServicesColumn.decode(try row.text())
        guard let index = services.firstIndex(where: { $0.iid == iid }) else { return }
        change(&services[index])
        try connection.run(
            "UPDATE accessories SET services = ? WHERE id = ?", .text(try ServicesColumn.encode(services)),
            .id(accessory))
    }
}
