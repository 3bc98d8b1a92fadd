// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CSQLite

/// One connection to an SQLite file. Not safe to share: whoever owns it takes turns (`SQLiteStore`).
final class Connection {
    /// A statement in the cache; a box, because dictionaries hold only what can be copied.
    private final class Prepared {
        let statement: Statement

        init(_ statement: consuming Statement) {
            self.statement = statement
        }
    }

    private let handle: OpaquePointer
    private var prepared: [String: Prepared] = [:]

    /// Opens a file that exists already.
    init(path: String) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            let error = StoreError.last(on: handle, code)
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        sqlite3_extended_result_codes(handle, 1)
    }

    deinit {
        prepared.removeAll()
        sqlite3_close_v2(handle)
    }

    /// Runs statements without parameters and without caring for rows: schema and pragmas.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw StoreError.last(on: handle, code) }
    }

    /// Runs a statement to its end.
    func run(_ sql: String, _ values: SQLValue...) throws(StoreError) {
        _ = try rows(sql, values)
    }

    /// Runs a statement to its end.
    func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
        _ = try rows(sql, values)
    }

    /// All rows that a statement gives. It is prepared once and kept for the next time.
    func rows(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> [[SQLValue]] {
        let prepared = try prepared(sql)
        defer { prepared.statement.reset() }
        try prepared.statement.bind(values)
        var rows: [[SQLValue]] = []
        while try prepared.statement.step() { rows.append(prepared.statement.row()) }
        return rows
    }

    /// Whether the last statement changed any row.
    var didChangeRows: Bool { sqlite3_changes(handle) > 0 }

    /// Does `body` in one transaction: all of it becomes durable, or, if anything is thrown, none of it is there.
    func transaction<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            // Some failures have ended the transaction already; then there is nothing to take back.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func prepared(_ sql: String) throws(StoreError) -> Prepared {
        if let known = prepared[sql] { return known }
        let new = Prepared(try Statement(sql, on: handle))
        prepared[sql] = new
        return new
    }
}
