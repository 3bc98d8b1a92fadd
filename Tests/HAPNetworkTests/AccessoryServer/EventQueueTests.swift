// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import Testing

@Suite("The events of one connection")
struct EventQueueTests {
    var queue = EventQueue(interval: .milliseconds(250))

    private mutating func rows(at moment: Duration) -> [CharacteristicResponse.Row]? {
        queue.next(at: moment)?.rows
    }

    @Test("the first change goes out at once, later ones together when the interval is over, each with its last value")
    mutating func merging() {
        #expect(queue.nextDue == nil)
        queue.append(Sample.on, .bool(true), isMomentary: false)
        let first = rows(at: .seconds(10))
        #expect(first == [.init(Sample.on, value: .bool(true))])

        queue.append(Sample.on, .bool(false), isMomentary: false)
        queue.append(Sample.brightness, .integer(10), isMomentary: false)
        queue.append(Sample.on, nil, isMomentary: false)
        #expect(queue.nextDue == .milliseconds(10_250))
        let early = rows(at: .milliseconds(10_249))
        #expect(early == nil)
        let second = rows(at: .milliseconds(10_250))
        #expect(second == [.init(Sample.on, value: nil), .init(Sample.brightness, value: .integer(10))])
        let rest = rows(at: .seconds(20))
        #expect(rest == nil)
    }

    @Test("presses go out at once, one message each, and hold nothing else back")
    mutating func presses() {
        queue.append(Sample.on, .bool(true), isMomentary: false)
        _ = queue.next(at: .zero)
        queue.append(Sample.on, .bool(false), isMomentary: false)
        queue.append(Sample.press, .integer(0), isMomentary: true)
        queue.append(Sample.press, .integer(0), isMomentary: true)
        for _ in 0..<2 {
            let press = rows(at: .milliseconds(1))
            #expect(press == [.init(Sample.press, value: .integer(0))])
        }
        let early = rows(at: .milliseconds(1))
        #expect(early == nil)
        let late = rows(at: .milliseconds(250))
        #expect(late == [.init(Sample.on, value: .bool(false))])
    }

    @Test("what nobody wants any more is not sent, and the rest keeps its order")
    mutating func removal() {
        queue.append(Sample.on, .bool(true), isMomentary: false)
        queue.append(Sample.brightness, .integer(1), isMomentary: false)
        queue.append(Sample.press, .integer(0), isMomentary: true)
        queue.remove(Sample.on)
        queue.remove(Sample.press)
        queue.append(Sample.brightness, .integer(2), isMomentary: false)
        let only = rows(at: .zero)
        #expect(only == [.init(Sample.brightness, value: .integer(2))])
        #expect(queue.nextDue == nil)
    }

    @Test("a controller that never receives does not make the queue grow without end")
    mutating func limit() {
        for _ in 0..<10_000 {
            queue.append(Sample.press, .integer(0), isMomentary: true)
            queue.append(Sample.on, .bool(true), isMomentary: false)
        }
        var count = 0
        while queue.next(at: .zero) != nil { count += 1 }
        #expect(count == 257)
    }
}

@Suite("Timed writes")
struct TimedWriteTests {
    var timed = TimedWrite()

    @Test("counts once, in time, with its number, and the latest announcement only")
    mutating func rules() {
        var answers = [timed.take(pid: nil, at: .zero), timed.take(pid: 7, at: .zero)]
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 7), at: .seconds(1))
        answers += [timed.take(pid: 7, at: .seconds(6)), timed.take(pid: 7, at: .seconds(6))]
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 7), at: .seconds(1))
        answers.append(timed.take(pid: 7, at: .milliseconds(6001)))
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 7), at: .zero)
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 8), at: .zero)
        // A wrong number uses the announcement up.
        answers += [timed.take(pid: 7, at: .zero), timed.take(pid: 8, at: .zero)]
        #expect(answers == [nil, false, true, false, false, false, false])
    }
}

@Suite("Subscriptions")
struct SubscriptionsTests {
    @Test("belong to connections and go with them")
    func lifetime() {
        var subscriptions = Subscriptions()
        subscriptions.set(true, Sample.on, for: 1)
        subscriptions.set(true, Sample.on, for: 2)
        subscriptions.set(true, Sample.press, for: 1)
        #expect(subscriptions.connections(to: Sample.on) == [1, 2])
        subscriptions.set(false, Sample.on, for: 2)
        subscriptions.set(false, Sample.brightness, for: 2)
        #expect(subscriptions.connections(to: Sample.on) == [1])
        #expect(subscriptions.contains(Sample.press, for: 1) && !subscriptions.contains(Sample.press, for: 2))
        subscriptions.keep { $0 != Sample.press }
        #expect(subscriptions.connections(to: Sample.press) == [])
        subscriptions.removeAll(of: 1)
        #expect(subscriptions.connections(to: Sample.on) == [])
    }
}

@Suite("Routes of an accessory server")
struct AccessoryRouteTests {
    @Test(
        "what needs a session is refused without one, before anything else is looked at",
        arguments: [
            ("POST", "/identify", .identify, .identify), ("POST", "/pair-setup", .pairSetup, .pairSetup),
            ("POST", "/pair-verify", .pairVerify, .pairVerify), ("GET", "/pair-setup", .refused(405), .refused(405)),
            ("POST", "/pairings", .refused(470), .pairings), ("GET", "/accessories", .refused(470), .accessories),
            ("GET", "/characteristics?id=1.1", .refused(470), .readCharacteristics),
            ("PUT", "/characteristics", .refused(470), .writeCharacteristics),
            ("PUT", "/prepare", .refused(470), .prepare), ("POST", "/accessories", .refused(470), .refused(405)),
            ("POST", "/resource", .refused(470), .resource), ("GET", "/", .refused(470), .refused(404)),
        ] as [(String, String, AccessoryRoute, AccessoryRoute)])
    func routing(method: String, target: String, open: AccessoryRoute, sealed: AccessoryRoute) {
        let request = HTTPRequest(method: method, target: target)
        #expect(AccessoryRoute(request, isSecured: false) == open)
        #expect(AccessoryRoute(request, isSecured: true) == sealed)
    }
}

extension AccessoryRoute {
    fileprivate static func refused(_ status: Int) -> AccessoryRoute { .refused(status: status) }
}
