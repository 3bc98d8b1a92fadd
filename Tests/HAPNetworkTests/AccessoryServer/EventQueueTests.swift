// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HAPNetwork
import Testing

@Suite("The events of one connection")
struct EventQueueTests {
    var queue = EventQueue(interval: .milliseconds(250))

    @Test("the first change goes out at once, later ones together when the interval is over, each with its last value")
    mutating func merging() throws {
        #expect(queue.nextDue == nil)
        queue.append(Sample.on, .bool(true), isMomentary: false)
        let first = try #require(queue.next(at: .seconds(10)))
        #expect(first.rows == [.init(Sample.on, value: .bool(true))])

        queue.append(Sample.on, .bool(false), isMomentary: false)
        queue.append(Sample.brightness, .integer(10), isMomentary: false)
        queue.append(Sample.on, nil, isMomentary: false)
        #expect(queue.nextDue == .milliseconds(10_250))
        #expect(queue.next(at: .milliseconds(10_249)) == nil)
        let second = try #require(queue.next(at: .milliseconds(10_250)))
        #expect(second.rows == [.init(Sample.on, value: nil), .init(Sample.brightness, value: .integer(10))])
        #expect(queue.next(at: .seconds(20)) == nil)
    }

    @Test("presses go out at once, one message each, and hold nothing else back")
    mutating func presses() throws {
        queue.append(Sample.on, .bool(true), isMomentary: false)
        _ = queue.next(at: .zero)
        queue.append(Sample.on, .bool(false), isMomentary: false)
        queue.append(Sample.press, .integer(0), isMomentary: true)
        queue.append(Sample.press, .integer(0), isMomentary: true)
        for _ in 0..<2 {
            #expect(queue.next(at: .milliseconds(1))?.rows == [.init(Sample.press, value: .integer(0))])
        }
        #expect(queue.next(at: .milliseconds(1)) == nil)
        #expect(queue.next(at: .milliseconds(250))?.rows == [.init(Sample.on, value: .bool(false))])
    }

    @Test("what nobody wants any more is not sent, and the rest keeps its order")
    mutating func removal() {
        queue.append(Sample.on, .bool(true), isMomentary: false)
        queue.append(Sample.brightness, .integer(1), isMomentary: false)
        queue.append(Sample.press, .integer(0), isMomentary: true)
        queue.remove(Sample.on)
        queue.remove(Sample.press)
        queue.append(Sample.brightness, .integer(2), isMomentary: false)
        #expect(queue.next(at: .zero)?.rows == [.init(Sample.brightness, value: .integer(2))])
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
        #expect(timed.take(pid: nil, at: .zero) == nil)
        #expect(timed.take(pid: 7, at: .zero) == false)
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 7), at: .seconds(1))
        #expect(timed.take(pid: 7, at: .seconds(6)) == true)
        #expect(timed.take(pid: 7, at: .seconds(6)) == false)
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 7), at: .seconds(1))
        #expect(timed.take(pid: 7, at: .milliseconds(6001)) == false)
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 7), at: .zero)
        timed.prepare(TimedWritePreparation(timeToLive: .seconds(5), pid: 8), at: .zero)
        #expect(timed.take(pid: 7, at: .zero) == false)
        #expect(timed.take(pid: 8, at: .zero) == false, "a wrong number uses the announcement up")
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
            ("POST", "/resource", .refused(470), .refused(404)), ("GET", "/", .refused(470), .refused(404)),
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
