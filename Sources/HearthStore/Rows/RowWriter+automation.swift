// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// Action sets and triggers.
extension RowWriter {
    func applyToActionSets(_ change: Change) throws(StoreError) {
        switch change {
        case .actionSetAdded(let set, let home):
            try add(set, to: home)
        case .actionSetRemoved(let id, _):
            try connection.run("DELETE FROM action_sets WHERE id = ?", .id(id))
        case .actionSetRenamed(let id, _, let name):
            try connection.run("UPDATE action_sets SET name = ? WHERE id = ?", .text(name), .id(id))
        case .actionsChanged(let id, _, let actions):
            try connection.run("DELETE FROM actions WHERE action_set = ?", .id(id))
            for action in actions { try add(action, to: id) }
        case .actionSetExecuted(let id, _, let date):
            try connection.run("UPDATE action_sets SET last_execution_date = ? WHERE id = ?", .date(date), .id(id))
        case .actionSetPending(let id, _, let pending):
            try connection.run(
                "UPDATE action_sets SET pending = ? WHERE id = ?", .text(try pending.map(JSONColumn.encode)), .id(id))
        default:
            break
        }
    }

    func add(_ set: ActionSet, to home: Home.ID) throws(StoreError) {
        try connection.run(
            "INSERT INTO action_sets (id, home, name, kind, last_execution_date, pending) VALUES (?, ?, ?, ?, ?, ?)",
            .id(set.id), .id(home), .text(set.name), .text(set.kind.rawValue), .date(set.lastExecutionDate),
            .text(try set.pending.map(JSONColumn.encode)))
        for action in set.actions { try add(action, to: set.id) }
    }

    private func add(_ action: Action, to set: ActionSet.ID) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO actions (id, action_set, accessory, iid, value_kind, value, delay)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [.id(action.id), .id(set), .id(action.characteristic.accessory), .bits(action.characteristic.iid)]
                + action.targetValue.columns + [.real(action.delay)])
    }

    func applyToTriggers(_ change: Change) throws(StoreError) {
        switch change {
        case .triggerAdded(let trigger, let home):
            try add(trigger, to: home)
        case .triggerRemoved(let id, _):
            try connection.run("DELETE FROM triggers WHERE id = ?", .id(id))
        case .triggerRenamed(let id, _, let name):
            try connection.run("UPDATE triggers SET name = ? WHERE id = ?", .text(name), .id(id))
        case .triggerUpdated(let trigger, _):
            try update(trigger)
        default:
            break
        }
    }

    func add(_ trigger: Trigger, to home: Home.ID) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO triggers (
                id, home, name, kind, is_enabled, last_fire_date, next_fire_date, restoration, catch_up, end_date, holds)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, [.id(trigger.id), .id(home)] + (try description(of: trigger)))
        try addActionSets(of: trigger)
    }

    private func update(_ trigger: Trigger) throws(StoreError) {
        try connection.run(
            """
            UPDATE triggers SET name = ?, kind = ?, is_enabled = ?, last_fire_date = ?, next_fire_date = ?,
                restoration = ?, catch_up = ?, end_date = ?, holds = ?
            WHERE id = ?
            """, try description(of: trigger) + [.id(trigger.id)])
        guard connection.didChangeRows else { return }
        try connection.run("DELETE FROM trigger_action_sets WHERE trigger = ?", .id(trigger.id))
        try addActionSets(of: trigger)
    }

    /// For the columns `name` to `holds`.
    private func description(of trigger: Trigger) throws(StoreError) -> [SQLValue] {
        [
            .text(trigger.name), .text(try JSONColumn.encode(trigger.kind)), .flag(trigger.isEnabled),
            .date(trigger.lastFireDate), .date(trigger.nextFireDate),
            .text(try trigger.restoration.map(JSONColumn.encode)),
            .text(trigger.catchUp == .skip ? nil : try JSONColumn.encode(trigger.catchUp)), .date(trigger.endDate),
            .text(trigger.holds.isEmpty ? nil : try JSONColumn.encode(trigger.holds)),
        ]
    }

    private func addActionSets(of trigger: Trigger) throws(StoreError) {
        for set in trigger.actionSets {
            try connection.run(
                "INSERT INTO trigger_action_sets (trigger, action_set) VALUES (?, ?)", .id(trigger.id), .id(set))
        }
    }
}
