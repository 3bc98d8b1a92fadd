// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import HearthModel
internal import HearthSystem

/// The homes in one SQLite file: write-ahead log, every commit synced to the disk before it returns.
package final class SQLiteStore: HomeStore {
    /// The one connection; whoever holds the lock owns it.
    fileprivate let connection: Guarded<Connection>
    private let path: String
    private let logLimit: Int

    /// Opens the file, makes it if it is missing, and brings an older one to the present form.
    ///
    /// Throws `newerVersion` for a file that a newer Hearth has changed, `notOurs` for that of another program.
    /// `logLimit` is the number of commits kept for `commits(after:)`.
    package convenience init(path: String, logLimit: Int = defaultLogLimit) throws(StoreError) {
        try self.init(path: path, logLimit: logLimit, migrations: Migration.all)
    }

    init(path: String, logLimit: Int, migrations: [Migration]) throws(StoreError) {
        precondition(logLimit > 0, "the log holds at least the last commit")
        self.path = path
        try DatabaseFile.prepare(path)
        do throws(StoreError) {
            let connection = try Connection(path: path)
            try connection.checkOwnership(path: path)
            try connection.configure()
            try connection.migrate(path: path, to: migrations)
            self.connection = Guarded(connection)
            self.logLimit = logLimit
        } catch {
            throw error.ofFile(at: path)
        }
    }

    package func load() throws(StoreError) -> (database: HomeDatabase, revision: Revision) {
        try withConnection { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) in
                (try RowReader(connection).database(), try connection.revision())
            }
        }
    }

    @discardableResult
    package func commit(_ changes: [Change], traces: [Trace]) throws(StoreError) -> Commit {
        try withConnection { connection throws(StoreError) in
            guard !changes.isEmpty || !traces.isEmpty else {
                return Commit(revision: try connection.revision(), changes: [])
            }
            return try connection.transaction { () throws(StoreError) in
                try connection.save(traces: traces)
                guard !changes.isEmpty else { return Commit(revision: try connection.revision(), changes: []) }
                let commit = Commit(revision: try connection.revision() + 1, changes: changes)
                let writer = RowWriter(connection)
                for change in changes { try writer.apply(change) }
                try connection.log(commit, keeping: logLimit)
                return commit
            }
        }
    }

    package func commits(after revision: Revision) throws(StoreError) -> [Commit]? {
        try withConnection { connection throws(StoreError) in
            try connection.transaction { () throws(StoreError) in try connection.commits(after: revision) }
        }
    }

    package func lastKnownValues() throws(StoreError) -> [CharacteristicState] {
        try withConnection { connection throws(StoreError) in try RowReader(connection).lastValues() }
    }

    package func save(_ values: [CharacteristicState]) throws(StoreError) {
        // Values come often and are soon told anew: they need not be synced one by one.
        try withoutSync { connection throws(StoreError) in
            let writer = RowWriter(connection)
            for value in values { try writer.save(value) }
        }
    }

    package func save(traces: [Trace]) throws(StoreError) {
        try withoutSync { connection throws(StoreError) in try connection.save(traces: traces) }
    }

    package func traces(of trigger: Trigger.ID?, limit: Int) throws(StoreError) -> [Trace] {
        try withConnection { connection throws(StoreError) in try connection.traces(of: trigger, limit: limit) }
    }

    package func trace(_ id: Trace.ID) throws(StoreError) -> Trace? {
        try withConnection { connection throws(StoreError) in try connection.trace(id) }
    }

    package func runningTraces() throws(StoreError) -> [Trace] {
        try withConnection { connection throws(StoreError) in try connection.runningTraces() }
    }
}

extension SQLiteStore {
    /// Does `body` in a transaction that does not wait for the disk.
    private func withoutSync(_ body: (Connection) throws(StoreError) -> Void) throws(StoreError) {
        try withConnection { connection throws(StoreError) in
            try connection.execute("PRAGMA synchronous = NORMAL")
            defer { connection.syncEveryCommit() }
            try connection.transaction { () throws(StoreError) in try body(connection) }
        }
    }

    /// Does `body` while nobody else uses the connection.
    func withConnection<Result: Sendable>(
        _ body: (Connection) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        do throws(StoreError) {
            return try connection.withLock { connection throws(StoreError) in try body(connection) }
        } catch {
            throw error.ofFile(at: path)
        }
    }
}

extension Connection {
    fileprivate func configure() throws(StoreError) {
        try execute("PRAGMA busy_timeout = 5000")
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = FULL")
        try execute("PRAGMA foreign_keys = ON")
        try execute("PRAGMA trusted_schema = OFF")
    }

    /// Outside of transactions this pragma cannot fail.
    fileprivate func syncEveryCommit() {
        do {
            try execute("PRAGMA synchronous = FULL")
        } catch {
            preconditionFailure("the durability of the next commit cannot be given up")
        }
    }

    func revision() throws(StoreError) -> Revision {
        guard case .integer(let revision) = try rows("SELECT revision FROM state").first?.first else {
            throw StoreError.corrupt(table: "state", detail: "no revision")
        }
        return revision
    }

    fileprivate func log(_ commit: Commit, keeping limit: Int) throws(StoreError) {
        try run(
            "INSERT INTO change_log (revision, changes) VALUES (?, ?)", .integer(commit.revision),
            .text(try JSONColumn.encode(commit.changes)))
        try run("DELETE FROM change_log WHERE revision <= ?", .integer(commit.revision - Int64(limit)))
        try run("UPDATE state SET revision = ?", .integer(commit.revision))
    }

    fileprivate func commits(after revision: Revision) throws(StoreError) -> [Commit]? {
        let present = try self.revision()
        guard revision != present else { return [] }
        guard case .integer(let oldest) = try rows("SELECT min(revision) FROM change_log").first?.first,
            revision < present, revision >= oldest - 1
        else { return nil }
        let logged = try rows(
            "SELECT revision, changes FROM change_log WHERE revision > ? ORDER BY revision", [.integer(revision)])
        var commits: [Commit] = []
        for values in logged {
            var row = Row(values, of: "change_log")
            commits.append(Commit(revision: try row.integer(), changes: try row.json()))
        }
        return commits
    }
}
