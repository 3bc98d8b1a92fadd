// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthSystem
import HearthTestSupport
import Testing

@testable import HAPNetwork

@Suite("The values behind links")
struct LinkValuesTests {
    private static let first = SocketAddress(IPAddress(ipv4: 0x0A00_0001), port: 80)
    private static let second = SocketAddress(IPAddress(ipv4: 0x0A00_0002), port: 80)
    private static let sighting = LinkSighting(addresses: [first], configurationNumber: 1)

    /// Draws that make jitter vanish: 200 of 0…400 thousandths is a factor of one.
    private let level = RandomBytes { count in Array(repeating: 0, count: count - 1) + [200] }

    private func machine(_ addresses: [SocketAddress] = [first, second]) -> LinkStateMachine {
        LinkStateMachine(addresses: addresses, timing: ControllerTiming(), random: level)
    }

    @Test("pauses grow by half from half a second to a minute")
    func backsOff() {
        var backoff = Backoff(timing: ControllerTiming(), random: level)
        let pauses = (0..<14).map { _ in backoff.next() }
        #expect(pauses.prefix(3) == [.milliseconds(500), .milliseconds(750), .milliseconds(1125)])
        #expect(pauses.last == .seconds(60))
        backoff.reset()
        let afterReset = backoff.next()
        #expect(afterReset == .milliseconds(500))
    }

    @Test("jitter stays within a fifth, and never exceeds the ceiling")
    func jitters() {
        var backoff = Backoff(timing: ControllerTiming(), random: .system)
        let firsts = (0..<200).map { _ in backoff.first() }
        #expect(firsts.allSatisfy { (Duration.milliseconds(400)...Duration.milliseconds(600)).contains($0) })
        #expect(Set(firsts).count > 1)
        let grown = (0..<200).map { _ in backoff.next() }
        #expect(grown.allSatisfy { $0 <= .seconds(60) })
    }

    @Test("another device's address is dropped at once, the others are tried without a pause")
    func dropsAddress() {
        var machine = machine()
        let mismatch = LinkFailure.pairing(.sample(.identityMismatch))
        let first = machine.failed(mismatch, at: Self.first)
        #expect(first == .connect)
        #expect(machine.addresses.addresses == [Self.second])
        let second = machine.failed(mismatch, at: Self.second)
        #expect(second == .pause(.milliseconds(500)))
        #expect(machine.state == .waiting(mismatch))
        _ = machine.connect()
        #expect(Set(machine.addresses.addresses) == [Self.first, Self.second])
    }

    @Test("an address that failed goes last, one that answered first")
    func ordersAddresses() {
        var machine = machine()
        _ = machine.connect()
        _ = machine.failed(.session(.closedByAccessory), at: Self.first)
        #expect(machine.addresses.addresses == [Self.second, Self.first])
        machine.becameReachable(at: Self.first)
        #expect(machine.addresses.addresses == [Self.first, Self.second])
    }

    @Test("silence does not make pauses grow, a refusal does")
    func growsOnRefusalOnly() {
        var machine = machine()
        let silent = (0..<5).map { _ in machine.failed(.session(.timedOut)) }
        #expect(silent == Array(repeating: .pause(.milliseconds(500)), count: 5))
        let refused = (0..<2).map { _ in machine.failed(.session(.closedByAccessory)) }
        #expect(refused == [.pause(.milliseconds(500)), .pause(.milliseconds(750))])
    }

    @Test("a connection that lasted makes the next pause short again, one that fell at once does not")
    func forgives() {
        var machine = machine()
        for _ in 0..<4 { _ = machine.failed(.session(.closedByAccessory)) }
        let short = machine.failed(.session(.closedByAccessory), at: Self.first, afterReachableFor: .seconds(1))
        #expect(short == .pause(.milliseconds(500) * 1.5 * 1.5 * 1.5 * 1.5))
        let long = machine.failed(.session(.closedByAccessory), at: Self.first, afterReachableFor: .seconds(30))
        #expect(long == .pause(.milliseconds(500)))
    }

    @Test(
        "sightings wake who waits, whatever they say; a live connection only by another address",
        arguments: [
            (LinkState.waiting(.noAddress), true), (.pairingLost, true), (.connecting, false),
            (.reachable(at: first), false), (.ended, false),
        ])
    func wakes(state: LinkState, isWoken: Bool) {
        var machine = machine([Self.first])
        switch state {
        case .waiting: _ = machine.failed(.session(.closedByAccessory))
        case .pairingLost: _ = machine.failed(.pairing(.sample(.pairingLost)))
        case .connecting: _ = machine.connect()
        case .reachable, .notAnswering: machine.becameReachable(at: Self.first)
        case .ended: machine.end()
        }
        let wokenBySame = machine.sighted(Self.sighting)
        #expect(wokenBySame == isWoken)
        let wokenByOther = machine.sighted(LinkSighting(addresses: [Self.second], configurationNumber: 1))
        #expect(wokenByOther == (state != .ended))
    }

    @Test("nothing brings back a link that was ended")
    func staysEnded() {
        var machine = machine()
        machine.end()
        let orders = [machine.connect(), machine.failed(.noAddress)]
        #expect(orders == [.stop, .stop])
        machine.becameReachable(at: Self.first)
        machine.stoppedAnswering()
        #expect(machine.state == .ended)
    }

    @Test("useless addresses are left out, link-local ones go last")
    func choosesAddresses() throws {
        let local = try #require(IPAddress("fe80::1"))
        let book = AddressBook([
            SocketAddress(local.scoped(to: 3), port: 1), SocketAddress(local, port: 1), SocketAddress(.any, port: 1),
            SocketAddress(.anyIPv6, port: 1), Self.first,
        ])
        #expect(book.addresses == [Self.first, SocketAddress(local.scoped(to: 3), port: 1)])
    }

    @Test("the same sighting again does not bring back an address that was given up")
    func remembersRejection() {
        var book = AddressBook([])
        let isNews = book.update(to: [Self.first, Self.second])
        book.reject(Self.first)
        let isNewsAgain = book.update(to: [Self.second, Self.first])
        #expect(isNews && !isNewsAgain)
        #expect(book.addresses == [Self.second])
        _ = book.update(to: [Self.first])
        #expect(book.addresses == [Self.first])
    }

    @Test("of two values the later message's counts, in whatever order they are taken; null makes the last one stale")
    func keepsOrder() {
        var book = ValueBook()
        let id = CharacteristicID(aid: 1, iid: 10)
        let messages: [(CharacteristicValue?, UInt64)] = [
            (.integer(1), 5), (.integer(2), 4), (.integer(1), 6), (nil, 7),
        ]
        let areChanges = messages.map { book.take($0, of: id, at: $1) }
        #expect(areChanges == [true, false, false, true])
        #expect(book[id] == .integer(1))
        #expect(book.stale == [id])
        book.beginSession()
        let isChange = book.take(.integer(2), of: id, at: 1)
        #expect(isChange)
    }

    @Test("the highest priority goes first, and of equals who came first")
    func queues() {
        var queue = RequestQueue<String>()
        queue.append("poll", ticket: 1, .background)
        queue.append("write 1", ticket: 2, .write)
        queue.append("read", ticket: 3, .read)
        queue.append("write 2", ticket: 4, .write)
        let removed = [queue.remove(ticket: 2), queue.remove(ticket: 2)]
        #expect(removed == ["write 1", nil])
        let order = (0..<4).map { _ in queue.popFirst() }
        #expect(order == ["write 2", "read", "poll", nil])
    }

    @Test("the plan reads states, not buttons or control points, and polls what may change in silence")
    func plans() {
        let plan = ConversationPlan(.bridge)
        #expect(plan.lifeSign == CharacteristicID(aid: 1, iid: 3))
        #expect(!plan.readable.contains(CharacteristicID(aid: 3, iid: 10)))
        #expect(!plan.readable.contains(CharacteristicID(aid: 4, iid: 12)))
        #expect(plan.subscribable.contains(CharacteristicID(aid: 3, iid: 10)))
        #expect(plan.silent.isEmpty)
        #expect(plan.identifyCharacteristic(of: 4) == CharacteristicID(aid: 4, iid: 2))
        #expect(plan.identifyCharacteristic(of: 5) == nil)
    }
}

extension PairingFailure {
    /// What pair-verify reports for one of the two codes that decide over addresses and keys.
    fileprivate static func sample(_ code: Code) -> PairingFailure {
        let identity = AccessoryPairing(
            deviceID: .generate(using: .system), publicKey: [UInt8](repeating: 1, count: 32))
        if code == .identityMismatch { return otherDevice(identity) }
        return failure(of: identity, reply: PairingMessage(state: 2, error: .authentication).encoded)
    }

    private static func failure(of pairing: AccessoryPairing, reply: [UInt8]) -> PairingFailure {
        guard let controller = try? ControllerIdentity.generate(using: .system) else { preconditionFailure() }
        var procedure = PairVerifyController(identity: controller, pairing: pairing)
        _ = procedure.start()
        guard case .fail(let failure) = procedure.receive(reply) else { preconditionFailure() }
        return failure
    }

    private static func otherDevice(_ pairing: AccessoryPairing) -> PairingFailure {
        guard let controller = try? ControllerIdentity.generate(using: .system),
            let accessory = try? AccessoryIdentity.generate(using: .system)
        else { preconditionFailure() }
        var procedure = PairVerifyController(identity: controller, pairing: pairing)
        var device = PairVerifyAccessory(identity: accessory)
        guard case .send(let message) = procedure.start(),
            case .fail(let failure) = procedure.receive(device.receive(message, pairings: []).body)
        else { preconditionFailure() }
        return failure
    }
}
