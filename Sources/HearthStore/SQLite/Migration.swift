// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// One named step by which the file comes to its present form.
///
/// Steps only ever get added, at the end: one that has been released is never changed, since it has run already wherever
/// Hearth is installed.
struct Migration: Sendable {
    let name: String
    let sql: String

    static let all: [Migration] = [
        homes, goneAccessories, serviceGroups, users, blockedAccessories, eventTriggers, trustedTriggers, presence,
        delayedActions,
    ]

    /// Homes and what is in them, the log of commits, and the last known values.
    ///
    /// Constraints between rows are looked at when a transaction commits, so the order of its changes does not matter.
    static let homes = Migration(
        name: "2026-homes",
        sql: """
            CREATE TABLE state (
                only INTEGER PRIMARY KEY CHECK (only = 1),
                revision INTEGER NOT NULL
            );
            INSERT INTO state VALUES (1, 0);

            CREATE TABLE change_log (revision INTEGER PRIMARY KEY, changes TEXT NOT NULL);

            CREATE TABLE homes (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                name TEXT NOT NULL,
                is_primary INTEGER NOT NULL DEFAULT 0
            );

            CREATE TABLE rooms (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                name TEXT,
                is_default INTEGER NOT NULL DEFAULT 0
            );
            CREATE INDEX rooms_by_home ON rooms (home);

            CREATE TABLE zones (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                name TEXT NOT NULL
            );
            CREATE INDEX zones_by_home ON zones (home);

            CREATE TABLE zone_rooms (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                zone TEXT NOT NULL REFERENCES zones (id) ON DELETE CASCADE,
                room TEXT NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
                UNIQUE (zone, room)
            );
            CREATE INDEX zone_rooms_by_room ON zone_rooms (room);

            CREATE TABLE accessories (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                device_id TEXT NOT NULL,
                aid INTEGER NOT NULL,
                name TEXT NOT NULL,
                room TEXT NOT NULL REFERENCES rooms (id) DEFERRABLE INITIALLY DEFERRED,
                bridge TEXT REFERENCES accessories (id) DEFERRABLE INITIALLY DEFERRED,
                category INTEGER NOT NULL,
                manufacturer TEXT,
                model TEXT,
                serial_number TEXT,
                firmware_version TEXT,
                services TEXT NOT NULL,
                UNIQUE (device_id, aid)
            );
            CREATE INDEX accessories_by_home ON accessories (home);
            CREATE INDEX accessories_by_room ON accessories (room);
            CREATE INDEX accessories_by_bridge ON accessories (bridge);

            CREATE TABLE action_sets (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                kind TEXT NOT NULL,
                last_execution_date REAL
            );
            CREATE INDEX action_sets_by_home ON action_sets (home);

            CREATE TABLE actions (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                action_set TEXT NOT NULL REFERENCES action_sets (id) ON DELETE CASCADE,
                accessory TEXT NOT NULL REFERENCES accessories (id) DEFERRABLE INITIALLY DEFERRED,
                iid INTEGER NOT NULL,
                value_kind TEXT NOT NULL,
                value,
                UNIQUE (action_set, accessory, iid)
            );
            CREATE INDEX actions_by_accessory ON actions (accessory);

            CREATE TABLE triggers (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                kind TEXT NOT NULL,
                is_enabled INTEGER NOT NULL,
                last_fire_date REAL,
                next_fire_date REAL
            );
            CREATE INDEX triggers_by_home ON triggers (home);

            CREATE TABLE trigger_action_sets (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                trigger TEXT NOT NULL REFERENCES triggers (id) ON DELETE CASCADE,
                action_set TEXT NOT NULL REFERENCES action_sets (id) ON DELETE CASCADE,
                UNIQUE (trigger, action_set)
            );
            CREATE INDEX trigger_action_sets_by_set ON trigger_action_sets (action_set);

            CREATE TABLE last_values (
                accessory TEXT NOT NULL REFERENCES accessories (id) ON DELETE CASCADE,
                iid INTEGER NOT NULL,
                value_kind TEXT,
                value,
                PRIMARY KEY (accessory, iid)
            ) WITHOUT ROWID;
            """)

    /// Since when a bridge no longer mentions an accessory.
    static let goneAccessories = Migration(
        name: "2026-gone-accessories", sql: "ALTER TABLE accessories ADD COLUMN gone_since REAL")

    /// Service groups and what is in them.
    static let serviceGroups = Migration(
        name: "2026-service-groups",
        sql: """
            CREATE TABLE service_groups (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                name TEXT NOT NULL
            );
            CREATE INDEX service_groups_by_home ON service_groups (home);

            CREATE TABLE grouped_services (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                service_group TEXT NOT NULL REFERENCES service_groups (id) ON DELETE CASCADE,
                accessory TEXT NOT NULL REFERENCES accessories (id) DEFERRABLE INITIALLY DEFERRED,
                iid INTEGER NOT NULL,
                UNIQUE (service_group, accessory, iid)
            );
            CREATE INDEX grouped_services_by_accessory ON grouped_services (accessory);
            """)

    /// Since when the hub does not talk to an accessory.
    static let blockedAccessories = Migration(
        name: "2026-blocked-accessories", sql: "ALTER TABLE accessories ADD COLUMN blocked_since REAL")

    /// Where homes are, and what triggers will put back. The plans of event triggers are in the column of kinds.
    static let eventTriggers = Migration(
        name: "2026-event-triggers",
        sql: """
            ALTER TABLE homes ADD COLUMN location TEXT;
            ALTER TABLE triggers ADD COLUMN restoration TEXT;
            """)

    /// What triggers and scenes have beyond Apple's, and the traces of triggers.
    static let trustedTriggers = Migration(
        name: "2026-trusted-triggers",
        sql: """
            ALTER TABLE triggers ADD COLUMN catch_up TEXT;
            ALTER TABLE triggers ADD COLUMN end_date REAL;
            ALTER TABLE triggers ADD COLUMN holds TEXT;
            ALTER TABLE actions ADD COLUMN delay REAL NOT NULL DEFAULT 0;
            ALTER TABLE action_sets ADD COLUMN pending TEXT;

            CREATE TABLE traces (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL,
                trigger TEXT NOT NULL,
                date REAL NOT NULL,
                is_running INTEGER NOT NULL,
                trace TEXT NOT NULL
            );
            CREATE INDEX traces_by_trigger ON traces (trigger);
            CREATE INDEX traces_by_date ON traces (date);
            CREATE INDEX running_traces ON traces (position) WHERE is_running;
            """)

    /// A set may have several actions for one characteristic if their delays differ. A constraint is not changed in place.
    static let delayedActions = Migration(
        name: "2026-delayed-actions",
        sql: """
            CREATE TABLE delayed_actions (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                action_set TEXT NOT NULL REFERENCES action_sets (id) ON DELETE CASCADE,
                accessory TEXT NOT NULL REFERENCES accessories (id) DEFERRABLE INITIALLY DEFERRED,
                iid INTEGER NOT NULL,
                value_kind TEXT NOT NULL,
                value,
                delay REAL NOT NULL,
                UNIQUE (action_set, accessory, iid, delay)
            );
            INSERT INTO delayed_actions (position, id, action_set, accessory, iid, value_kind, value, delay)
                SELECT position, id, action_set, accessory, iid, value_kind, value, delay FROM actions;
            DROP TABLE actions;
            ALTER TABLE delayed_actions RENAME TO actions;
            CREATE INDEX actions_by_accessory ON actions (accessory);
            """)

    /// Where people are, and which phones are theirs.
    static let presence = Migration(
        name: "2026-presence",
        sql: """
            CREATE TABLE people (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                unix_id INTEGER NOT NULL,
                name TEXT NOT NULL,
                whereabouts TEXT,
                phone TEXT,
                UNIQUE (home, unix_id)
            );
            """)

    /// Those who were invited to a home.
    static let users = Migration(
        name: "2026-users",
        sql: """
            CREATE TABLE users (
                position INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                home TEXT NOT NULL REFERENCES homes (id) ON DELETE CASCADE,
                unix_id INTEGER NOT NULL,
                name TEXT NOT NULL,
                is_administrator INTEGER NOT NULL,
                has_remote_access INTEGER NOT NULL,
                UNIQUE (home, unix_id)
            );
            """)
}

extension Connection {
    /// The number by which a file says that it is Hearth's: "HRTH".
    private static let applicationID: Int64 = 0x4852_5448

    /// Brings the file to the present form, each step in a transaction of its own. A file that a newer Hearth has changed
    /// is refused and left alone.
    func migrate(path: String, to migrations: [Migration]) throws(StoreError) {
        try execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)")
        let applied = try rows("SELECT name FROM migrations ORDER BY rowid").compactMap(\.first?.text)
        let unknown = applied.filter { name in !migrations.contains { $0.name == name } }
        guard unknown.isEmpty else { throw StoreError.newerVersion(path: path, migrations: unknown) }
        for migration in migrations where !applied.contains(migration.name) {
            try transaction { () throws(StoreError) in
                try execute(migration.sql)
                try run("INSERT INTO migrations VALUES (?, datetime('now'))", .text(migration.name))
            }
        }
    }

    /// Marks a new file as Hearth's, and refuses that of another program.
    func checkOwnership(path: String) throws(StoreError) {
        let id = try rows("PRAGMA application_id").first?.first
        if id == .integer(Self.applicationID) { return }
        let tables = try rows("SELECT count(*) FROM sqlite_schema").first?.first
        guard id == .integer(0), tables == .integer(0) else { throw StoreError.notOurs(path: path) }
        try execute("PRAGMA application_id = \(Self.applicationID)")
    }
}

extension SQLValue {
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
