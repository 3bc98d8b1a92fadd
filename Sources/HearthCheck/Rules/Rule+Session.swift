// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

extension Rule {
    static let readOne = Rule("read.one", "12", "Answer 200 with one row of aid, iid and value.")
    static let readMany = Rule("read.many", "12", "Answer with one row for each id asked for.")
    static let readRows = Rule("read.rows", "12", "Send each row as an object of aid, iid, and value or status.")
    static let readValues = Rule("read.values", "11", "Send values of the declared format.")
    static let readUnknown = Rule("read.unknown", "12", "Answer 207 with status -70409 for an id that is not there.")
    static let readWriteOnly = Rule("read.write-only", "12", "Answer 207 with status -70405 for what cannot be read.")
    static let writeSame = Rule("write.same-value", "13", "Answer 204 when all rows were written.")
    static let writeReadOnly = Rule(
        "write.read-only", "13", "Answer 207 with status -70404 for what cannot be written.")
    static let prepare = Rule("write.prepare", "13", "Answer PUT /prepare with 200 and status 0.")
    static let timedWrite = Rule("write.timed", "13", "Take a write with the prepared pid within its time.")
    static let timedWriteUnprepared = Rule(
        "write.timed-unprepared", "13", "Answer -70410 to a write whose pid was not prepared.")
    static let subscribe = Rule("events.subscribe", "14", "Take subscriptions to all that has the permission ev.")
    static let subscribeRefused = Rule(
        "events.unsupported", "13", "Answer -70406 to a subscription without the permission ev.")
    static let unsubscribe = Rule("events.unsubscribe", "14", "Take the end of a subscription.")
    static let ownWrite = Rule("events.own-write", "14", "Send no event to the connection that wrote the value.")
    static let eventForm = Rule(
        "events.form", "14", "Send events as EVENT/1.0 200 OK with rows of known ids, between answers.")
}
