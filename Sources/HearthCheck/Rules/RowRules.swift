// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// Judges answers to reads and writes of characteristics. Source: HAP reference 12 and 13; quirks Q19, Q20, Q26 to Q30,
/// Q40 and Q49.
struct RowRules {
    let ids: [CharacteristicID]
    let response: HTTPResponse

    private var rows: CharacteristicResponse? { try? CharacteristicResponse(body: response.body, requested: ids) }

    /// A read of what is there and can be read.
    func read(_ rule: Rule, from database: AttributeDatabase) -> [Finding] {
        guard response.isSuccess, let rows else {
            return [rule.broken("A read of \(ids.count) values is answered HTTP \(response.status), without rows.")]
        }
        let missing = ids.filter { rows[$0] == nil }
        guard missing.isEmpty else {
            return [rule.odd("Rows are missing for \(Places(missing).words).", quirk: 49)] + shape
        }
        let failed = rows.rows.filter { !$0.status.isSuccess }
        guard failed.isEmpty else {
            let statuses = Set(failed.map(\.status.code)).sorted().map { String($0) }.joined(separator: ", ")
            return [rule.odd("It cannot read \(Places(failed.map(\.id)).words): status \(statuses).")] + shape
        }
        return [rule.works("\(ids.count == 1 ? "One value is" : "\(ids.count) values are") read.")] + shape
            + values(rows, database)
    }

    /// How the rows are written.
    private var shape: [Finding] {
        guard let root = (try? JSONReader.read(response.body))?.object, let rows else { return [] }
        guard root["characteristics"]?.array != nil else {
            return [Rule.readRows.odd("One status stands for all rows.", quirk: 28)]
        }
        return [
            NeedlessCommas.finding(response.body, .readRows),
            rows.skippedRows > 0 ? Rule.readRows.odd("A row has no aid or iid, or is no object.", quirk: 27) : nil,
            hasPositiveStatus ? Rule.readRows.odd("A status is positive.", quirk: 29) : nil,
            rows.rows.contains { !$0.status.isKnown }
                ? Rule.readRows.odd("A status is not one of HAP's.", quirk: 30) : nil,
            response.status == 207 && rows.rows.allSatisfy(\.status.isSuccess)
                ? Rule.readRows.odd("The answer is 207 although every row is good.", quirk: 20) : nil,
        ].compactMap(\.self)
    }

    /// The decoder takes such a status for the negative one.
    private var hasPositiveStatus: Bool {
        let root = (try? JSONReader.read(response.body))?.object
        let entries = (root?["characteristics"]?.array ?? []).compactMap(\.object) + [root].compactMap(\.self)
        return entries.contains { ($0["status"]?.integer ?? 0) > 0 }
    }

    private func values(_ rows: CharacteristicResponse, _ database: AttributeDatabase) -> [Finding] {
        var places = Places()
        for row in rows.rows {
            guard let metadata = database[row.id]?.metadata, let json = row.value else { continue }
            _ = metadata.value(decoding: json) { _ in places.add(row.id.aid, row.id.iid) }
        }
        return places.isEmpty ? [] : [Rule.readValues.broken("Values are not of their format: \(places.words).")]
    }

    /// A request whose only row has to fail in one way.
    func refusal(_ expected: HAPStatus, _ rule: Rule, _ what: String) -> Finding {
        guard let status = rows.flatMap({ $0.rows.first?.status }) ?? HAPStatus(body: response.body) else {
            return response.isSuccess
                ? rule.broken("\(what) is answered HTTP \(response.status), as if it had worked.")
                : rule.odd("\(what) is answered HTTP \(response.status), without a status.")
        }
        guard !status.isSuccess else { return rule.broken("\(what) is answered as if it had worked.") }
        guard status == expected else {
            return rule.odd("\(what) is answered with status \(status.code) instead of \(expected.code).")
        }
        guard !hasPositiveStatus else {
            return rule.odd("\(what) is answered with a positive status.", quirk: 29)
        }
        return response.status == 207
            ? rule.works("\(what) is answered with status \(status.code).")
            : rule.odd("\(what) is answered HTTP \(response.status) instead of 207, with the right status.")
    }

    /// A write or subscription that has to work.
    func write(_ rule: Rule, _ what: String) -> Finding {
        guard response.isSuccess, let rows else {
            return rule.broken("\(what) is answered HTTP \(response.status).")
        }
        let failed = ids.filter { !rows.writeStatus(of: $0).isSuccess }
        guard failed.isEmpty else {
            let statuses = Set(failed.map { rows.writeStatus(of: $0).code }).sorted().map { String($0) }
            return rule.broken(
                "\(what) fails for \(Places(failed).words): status \(statuses.joined(separator: ", ")).")
        }
        switch response.status {
        case 204: return rule.works("\(what) is answered 204.")
        case 207: return rule.odd("\(what) is answered 207 although every row is good.", quirk: 20)
        default: return rule.odd("\(what) is answered HTTP \(response.status) instead of 204.", quirk: 19)
        }
    }
}

extension Places {
    init(_ ids: [CharacteristicID]) {
        self.init()
        for id in ids { add(id.aid, id.iid) }
    }
}
