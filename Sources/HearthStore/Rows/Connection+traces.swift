// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthModel

/// The traces of triggers. They belong to no home's rows: they outlive their triggers.
extension Connection {
    /// Writes traces, each in place of an earlier form of itself.
    func save(traces: [Trace]) throws(StoreError) {
        for trace in traces {
            try run(
                """
                INSERT INTO traces (id, home, trigger, date, is_running, trace) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET is_running = excluded.is_running, trace = excluded.trace
                """,
                .id(trace.id), .id(trace.home), .id(trace.trigger), .date(trace.date),
                .flag(trace.outcome == .running), .text(try JSONColumn.encode(trace)))
        }
        guard let last = traces.last else { return }
        try run("DELETE FROM traces WHERE date < ?", .date(last.date.addingTimeInterval(-Trace.lifetime)))
        try run(
            "DELETE FROM traces WHERE position <= (SELECT max(position) FROM traces) - ?",
            .integer(Int64(Trace.maximumCount)))
    }

    /// The newest traces first.
    func traces(of trigger: Trigger.ID?, limit: Int) throws(StoreError) -> [Trace] {
        let count = SQLValue.integer(Int64(limit))
        guard let trigger else {
            return try traces("SELECT trace FROM traces ORDER BY position DESC LIMIT ?", [count])
        }
        return try traces(
            "SELECT trace FROM traces WHERE trigger = ? ORDER BY position DESC LIMIT ?", [.id(trigger), count])
    }

    func trace(_ id: Trace.ID) throws(StoreError) -> Trace? {
        try traces("SELECT trace FROM traces WHERE id = ?", [.id(id)]).first
    }

    /// Those whose runs are not over, oldest first.
    func runningTraces() throws(StoreError) -> [Trace] {
        try traces("SELECT trace FROM traces WHERE is_running ORDER BY position", [])
    }

    private func traces(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> [Trace] {
        var traces: [Trace] = []
        for values in try rows(sql, values) {
            var row = Row(values, of: "traces")
            traces.append(try row.json())
        }
        return traces
    }
}
