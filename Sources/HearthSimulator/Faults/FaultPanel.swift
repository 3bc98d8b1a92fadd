// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPNetwork
internal import HearthSystem

/// The faults that one accessory server has at the moment.
///
/// It only remembers; what each does is said in the extensions, place by place. ``FaultSwitch`` turns them on and off.
final class FaultPanel: Sendable {
    /// The server at whose port this one answers.
    struct Partner: Sendable {
        let server: AccessoryServer
        let port: UInt16
    }

    private struct Active {
        var order: FaultOrder
        /// Tells one order from the next of the same fault.
        let number: UInt64
    }

    private struct State {
        var actions: [Fault: Int] = [:]
        var active: [Fault: Active] = [:]
        var lastNumber: UInt64 = 0
        var partner: Partner?
        var lostAccessories: [AccessoryAttributes] = []
        /// By connection, since the order.
        var bytesSent: [UInt64: Int] = [:]
        /// Where the last packet was cut.
        var lastCut = 0
    }

    private let state = Guarded(State())

    /// In the order of their names.
    var orders: [FaultOrder] {
        state.withLock { $0.active.values.map(\.order) }.sorted { $0.fault.rawValue < $1.fault.rawValue }
    }

    /// Whether nothing is wrong, as it is most of the time.
    var isIdle: Bool { state.withLock { $0.active.isEmpty } }

    /// - Returns: the order's number.
    @discardableResult
    func turnOn(_ order: FaultOrder) -> UInt64 {
        state.withLock { state in
            state.lastNumber += 1
            state.active[order.fault] = Active(order: order, number: state.lastNumber)
            state.bytesSent = [:]
            state.lastCut = 0
            return state.lastNumber
        }
    }

    func turnOff(_ fault: Fault) {
        state.withLock { $0.active[fault] = nil }
    }

    /// Whether an order still holds.
    func holds(_ number: UInt64, _ fault: Fault) -> Bool {
        state.withLock { $0.active[fault]?.number == number }
    }

    func value(of fault: Fault) -> FaultOrder.Value? {
        state.withLock { $0.active[fault]?.order.value }
    }

    func has(_ fault: Fault) -> Bool { value(of: fault) != nil }

    func number(of fault: Fault) -> Int? {
        guard case .number(let number)? = value(of: fault) else { return nil }
        return number
    }

    func seconds(of fault: Fault) -> Duration? {
        guard case .seconds(let seconds)? = value(of: fault) else { return nil }
        return .seconds(seconds)
    }

    /// A fault has acted: one that was ordered for a number of times ends with the last.
    func acted(_ fault: Fault) {
        state.withLock { state in
            state.actions[fault, default: 0] += 1
            guard let times = state.active[fault]?.order.times else { return }
            if times > 1 {
                state.active[fault]?.order.times = times - 1
            } else {
                state.active[fault] = nil
            }
        }
    }

    /// How often a fault has acted since the start.
    func actions(of fault: Fault) -> Int { state.withLock { $0.actions[fault, default: 0] } }

    var partner: Partner? {
        get { state.withLock { $0.partner } }
        set { state.withLock { $0.partner = newValue } }
    }

    /// Those that a bridge has lost, to come back one day.
    var lostAccessories: [AccessoryAttributes] {
        get { state.withLock { $0.lostAccessories } }
        set { state.withLock { $0.lostAccessories = newValue } }
    }

    /// Counts bytes that leave; answers how many have left on that connection before.
    func count(_ bytes: Int, on connection: UInt64) -> Int {
        state.withLock { state in
            let before = state.bytesSent[connection, default: 0]
            state.bytesSent[connection] = before + bytes
            return before
        }
    }

    /// The next place to cut a message of so many bytes: 1, 2, 3, and so on, from 1 again behind the last.
    func nextCut(of count: Int) -> Int {
        state.withLock { state in
            state.lastCut = state.lastCut + 1 < count ? state.lastCut + 1 : 1
            return state.lastCut
        }
    }
}
