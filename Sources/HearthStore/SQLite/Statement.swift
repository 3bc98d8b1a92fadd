// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import CSQLite

/// A prepared statement, finalised exactly once: when its owner lets it go.
struct Statement: ~Copyable {
    private let handle: OpaquePointer
    private let connection: OpaquePointer

    /// Prepares one statement, to be used many times.
    init(_ sql: String, on connection: OpaquePointer) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw StoreError.last(on: connection, code) }
        self.handle = handle
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Binds values to the parameters, in their order. SQLite copies texts and blobs, so they need not stay.
    borrowing func bind(_ values: [SQLValue]) throws(StoreError) {
        precondition(values.count == Int(sqlite3_bind_parameter_count(handle)), "one value for each parameter")
        for (index, value) in values.enumerated() {
            let code = bind(value, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw StoreError.last(on: connection, code) }
        }
    }

    private borrowing func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), Self.transient)
        // An empty array may have no address, and SQLite would take that for null.
        case .blob(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(handle, index, 0)
        case .blob(let bytes): sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), Self.transient)
        }
    }

    /// `SQLITE_TRANSIENT` is a cast macro, which Swift does not import: it tells SQLite to copy what is bound.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    /// Goes to the next row; false at the end.
    borrowing func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw StoreError.last(on: connection, code)
        }
    }

    /// Makes it ready for the next use and lets go of what was bound.
    borrowing func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// The present row.
    borrowing func row() -> [SQLValue] {
        (0..<sqlite3_column_count(handle)).map { column($0) }
    }

    private borrowing func column(_ index: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, index) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, index))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, index))
        case SQLITE_TEXT: .text(String(decoding: bytes(index), as: UTF8.self))
        case SQLITE_BLOB: .blob(bytes(index))
        default: .null
        }
    }

    private borrowing func bytes(_ index: Int32) -> [UInt8] {
        let start = sqlite3_column_blob(handle, index)
        let count = Int(sqlite3_column_bytes(handle, index))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}

extension StoreError {
    /// The same, with the file's name if SQLite cannot make sense of the file.
    func ofFile(at path: String) -> StoreError {
        guard case .database(let code, let message) = self, [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
        else { return self }
        return .damaged(path: path, reason: message)
    }

    /// SQLite's words for what just failed on a connection. They name tables and columns, never values.
    static func last(on connection: OpaquePointer?, _ code: Int32) -> StoreError {
        let words = connection.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
        return .database(code: connection.map { sqlite3_extended_errcode($0) } ?? code, message: words)
    }
}
