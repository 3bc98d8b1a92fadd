// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HAP
import HAPCatalogue
import HearthTestSupport
import Testing

@testable import HearthSimulator

@Suite("Faults over the control socket", .serialized, .timeLimit(.minutes(10)))
struct FaultControlTests {
    private func names(_ result: JSONValue) -> [String] {
        (result.array ?? []).compactMap(\.object).map { entry in
            "\(entry["server"]?.string ?? ""): \(entry["fault"]?.string ?? "")"
        }
    }

    @Test("are turned on, shown and turned off while it runs")
    func switching() async throws {
        let house = try await SimulatorFixture(House.plans)
        #expect(names(try await house.ask(.fault(.show))) == [])
        let all = try await house.ask(.fault(.on("chunked=5", server: nil, times: nil)))
        #expect(names(all) == ["House Bridge: chunked=5", "Desk Lamp: chunked=5", "Ceiling Fan: chunked=5"])
        let more = try await house.ask(.fault(.on("late", server: "desk lamp", times: 3)))
        #expect(names(more).filter { $0.hasPrefix("Desk Lamp") } == ["Desk Lamp: chunked=5", "Desk Lamp: late=5"])
        #expect(FaultCommand.text(more).contains("Desk Lamp: late=5 ("))
        let fewer = try await house.ask(.fault(.off("chunked", server: nil)))
        #expect(names(fewer) == ["Desk Lamp: late=5"])
        #expect(names(try await house.ask(.fault(.off(nil, server: nil)))) == [])
    }

    @Test("what makes no sense is refused, with what would")
    func refusals() async throws {
        let house = try await SimulatorFixture(House.plans)
        let requests: [FaultRequest] = [
            .on("dance", server: nil, times: nil), .on("late", server: "Attic", times: nil), .off("dance", server: nil),
            .on("shrunken-list=1", server: "Desk Lamp", times: nil),
            .on("swap-ports=Attic", server: "Desk Lamp", times: nil),
            .on("swap-ports=Desk Lamp", server: "Desk Lamp", times: nil),
        ]
        for request in requests {
            await #expect(throws: ControlError.self) { _ = try await house.ask(.fault(request)) }
        }
        #expect(names(try await house.ask(.fault(.show))) == [])
    }

    @Test("a lost accessory comes back with the value it had")
    func growing() async throws {
        let house = try await SimulatorFixture(House.plans)
        _ = try await house.ask(.set(accessory: "Alarm", characteristic: "TargetSecuritySystemState", value: "2"))
        _ = try await house.ask(.fault(.on("shrunken-list", server: "House Bridge", times: nil)))
        await #expect(throws: ControlError.self) {
            _ = try await house.ask(.get(accessory: "Alarm", characteristic: nil))
        }
        _ = try await house.ask(.fault(.off("shrunken-list", server: nil)))
        let values = try await house.ask(.get(accessory: "Alarm", characteristic: "TargetSecuritySystemState"))
        #expect(values.array?.first?.object?["value"] == .integer(2))
    }

    @Test("can be there from the start, at each server that can have them", arguments: Fault.allCases)
    func fromTheStart(fault: Fault) async throws {
        let order = try FaultOrder(fault == .pairingError ? "pairing-error=setup-m2:busy" : fault.rawValue)
        let house = try await SimulatorFixture(House.plans, faults: [order])
        let count =
            switch fault {
            case .reset: 0
            case .shrunkenList: 1
            case .swapPorts: 2
            default: 3
            }
        #expect(names(try await house.ask(.fault(.show))).count == count)
        #expect(names(try await house.ask(.fault(.off(nil, server: nil)))).isEmpty)
    }
}
