// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import Testing

@testable import HearthSimulator

@Suite("Orders of faults")
struct FaultOrderTests {
    @Test(
        "are read as people write them",
        arguments: [
            ("chunked", .init(.chunked, .number(32))), ("chunked=7", .init(.chunked, .number(7))),
            ("late=0.25", .init(.late, .seconds(0.25))), ("drop-every", .init(.dropEvery, .seconds(10))),
            ("wrong-length=-3", .init(.wrongLength, .number(-3))), ("silent", .init(.silent, .none)),
            ("swap-ports", .init(.swapPorts, .server(nil))),
            ("swap-ports=Fan = 1", .init(.swapPorts, .server("Fan = 1"))),
            ("pairing-error=verify-m2:max-tries", .init(.pairingError, .pairingError(.verifyM2, .maxTries))),
        ] as [(String, FaultOrder)])
    func reading(text: String, order: FaultOrder) throws {
        #expect(try FaultOrder(text) == order)
        #expect(try FaultOrder(order.text) == order)
    }

    @Test(
        "that make no sense are refused",
        arguments: [
            "", "=", "dance", "silent=1", "chunked=0", "chunked=many", "late=-1", "late=", "drop-in-verify=4",
            "late=nan",
            "pairing-error", "pairing-error=busy", "pairing-error=setup-m3:busy", "pairing-error=setup-m2:lazy",
            "pairing-error=setup-m2",
        ])
    func refusing(text: String) {
        #expect(throws: ControlError.self) { try FaultOrder(text) }
    }

    @Test("a state takes no number of times, all else does", arguments: Fault.allCases)
    func counting(fault: Fault) throws {
        let text = fault == .pairingError ? "pairing-error=setup-m2:busy" : fault.rawValue
        if fault.isCounted {
            #expect(try FaultOrder(text, times: 3).times == 3)
        } else {
            #expect(throws: ControlError.self) { try FaultOrder(text, times: 3) }
        }
    }

    @Test("each fault is said in one line, by a name that people can type", arguments: Fault.allCases)
    func words(fault: Fault) {
        #expect(!fault.definition.text.isEmpty && !fault.definition.text.contains("\n"))
        #expect(fault.rawValue.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
        #expect(FaultCommand.list.split(separator: "\n").count { $0.hasPrefix("  \(fault.usage) ") } == 1)
    }

    @Test("a fault ordered for some times ends with the last of them")
    func times() {
        let panel = FaultPanel()
        panel.turnOn(FaultOrder(.badUTF8, .none, times: 2))
        panel.acted(.badUTF8)
        #expect(panel.orders == [FaultOrder(.badUTF8, .none, times: 1)])
        panel.acted(.badUTF8)
        #expect(panel.orders.isEmpty)
        #expect(panel.actions(of: .badUTF8) == 2)
    }
}
