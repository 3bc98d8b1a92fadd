// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport
import Testing

/// The proofs that take minutes. Run by `make soak`.
@Suite("Soak", .serialized, .enabled(if: SoakReport.isWanted))
struct SoakTests {
    private let start = ContinuousClock.now

    @Test("500 pairings in a row with a foreign accessory, each side fresh")
    func pairings() async throws {
        let count = SoakReport.count("HEARTH_SOAK_PAIRINGS", usually: 500)
        let outcome = try await PairingTrial.run(count)
        #expect(outcome.failures == [])
        SoakReport.note(
            "\(count) pairings in a row", passed: outcome.failures.isEmpty, "\(outcome)", since: start)
    }

    @Test("500 pairings of aiohomekit with the simulator, each with a fresh server")
    func aiohomekit() async throws { try await pair(with: .aiohomekit) }

    @Test("500 pairings of homekitng with the simulator, each with a fresh server")
    func homekitng() async throws { try await pair(with: .homekitng) }

    private func pair(with controller: ForeignPairingTrial.Controller) async throws {
        let count = SoakReport.count("HEARTH_SOAK_PAIRINGS", usually: 500)
        let outcome = try await ForeignPairingTrial.run(count, with: controller)
        #expect(outcome.failures == [])
        SoakReport.note(
            "\(count) pairings of \(controller)", passed: outcome.failures.isEmpty && outcome.tried == count,
            "\(outcome)", since: start)
    }

    @Test("200 kills of the hub amid changes")
    func kills() async throws {
        let count = SoakReport.count("HEARTH_SOAK_KILLS", usually: 200)
        let outcome = try await CrashTrial().run(kills: count)
        #expect(outcome.lost == [])
        SoakReport.note(
            "\(count) times kill -9 amid changes", passed: outcome.lost.isEmpty && outcome.kills == count,
            "\(outcome)", since: start)
    }

    @Test("1,000 mixed changes by two programs at once")
    func programs() async throws {
        let count = SoakReport.count("HEARTH_SOAK_CHANGES", usually: 1000)
        let trial = try await TwoProgramsTrial(changes: count / 2, seed: UInt64.random(in: 0..<1_000_000))
        let (first, second) = try await trial.run(within: .seconds(600))
        TwoProgramsTrial.check((first, second), changes: count / 2)
        let isExact =
            first.told.dropLast() == second.did[...] && second.told.dropLast() == first.did[...]
            && first.state == second.state
        SoakReport.note(
            "\(count) changes by two programs", passed: isExact,
            "\(first.did.count) + \(second.did.count) made, \(second.told.count - 1) + \(first.told.count - 1) told",
            since: start)
    }

    @Test("10,000 mixed changes by two programs, one of which is killed ten times")
    func killedProgram() async throws {
        let count = SoakReport.count("HEARTH_SOAK_MIXED_CHANGES", usually: 10_000)
        let outcome = try await KilledProgramTrial().run(changes: count, kills: 10)
        #expect(outcome.faults == [])
        SoakReport.note(
            "\(count) changes, a program killed", passed: outcome.faults.isEmpty && outcome.made >= count, "\(outcome)",
            since: start)
    }

    @Test("all fixtures through the simulator and the hub")
    func fixtures() async throws {
        let outcome = try await FixtureTrial.run(FixtureTrial.products + [FixtureTrial.largeBridge])
        #expect(outcome.differences == [])
        SoakReport.note(
            "every value of every fixture", passed: outcome.differences.isEmpty && outcome.servers == 68,
            "\(outcome)", since: start)
    }

    @Test("all fixtures through the simulator and a foreign controller")
    func foreignFixtures() async throws {
        let outcome = try await FixtureTrial.runForeign(FixtureTrial.products + [FixtureTrial.largeBridge])
        #expect(outcome.differences == [])
        SoakReport.note(
            "every value read by aiohomekit", passed: outcome.differences.isEmpty && outcome.servers == 68,
            "\(outcome)", since: start)
    }

    @Test("20 times stopped and back, 10 times without power and back")
    func outages() async throws {
        let outcome = try await OutageTrial().run(stops: 20, powerCuts: 10)
        #expect(outcome.isInTime)
        SoakReport.note("30 outages of an accessory", passed: outcome.isInTime, "\(outcome)", since: start)
    }

    @Test("the dates of timers and calendar events in every zone, against Python and Java")
    func schedule() async throws {
        let outcome = try await OracleTrial.schedule.run(within: .seconds(3_600))
        #expect(outcome.isAgreed, "\(outcome)")
        SoakReport.note(
            "dates against two oracles", passed: outcome.isAgreed && outcome.hasJava, "\(outcome)", since: start)
    }

    @Test("sunrise and sunset on 10,000 place-days, against PyEphem")
    func sun() async throws {
        let outcome = try await OracleTrial.sun.run(["--days", "10000"], within: .seconds(600))
        #expect(outcome.isAgreed, "\(outcome)")
        SoakReport.note("the sun against PyEphem", passed: outcome.isAgreed, "\(outcome)", since: start)
    }
}
