// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import HearthSystem
import HearthTestSupport
import Testing

@testable import HearthIPC

@Suite struct RequestTableTests {
    private let clock = ManualClock()
    private let heard = Heard<String>()
    private let table: RequestTable

    init() {
        table = RequestTable(on: EventLoop(label: "test.table"), clock: clock) { [heard] id in
            if case .number(let number) = id { heard.append("taken back \(number)") }
        }
    }

    @discardableResult
    private func ask(_ name: String, within limit: Duration, late: Bool = false) -> Int64? {
        let heard = heard
        let hearLate: @Sendable (JSONText) -> Void = { heard.append("\(name) late \($0)") }
        let hear: @Sendable (Result<JSONText, HubError>) -> Void = { result in
            switch result {
            case .success(let text): heard.append("\(name) \(text)")
            case .failure(let error): heard.append("\(name) \(error.code.rawValue)")
            }
        }
        return table.add(within: limit, late: late ? hearLate : nil, send: { _ in }, complete: hear)
    }

    @Test("answers find their requests, in whatever order; unknown ids and second answers are dropped")
    func matches() {
        let first = ask("a", within: .seconds(1))
        let second = ask("b", within: .seconds(1))
        table.receive(.success(JSONText("2")), for: second.map { .number($0) })
        table.receive(.success(JSONText("1")), for: first.map { .number($0) })
        table.receive(.success(JSONText("1")), for: first.map { .number($0) })
        table.receive(.success(JSONText("9")), for: .number(99))
        table.receive(.success(JSONText("9")), for: .text("1"))
        table.receive(.success(JSONText("9")), for: nil)
        #expect(heard.all == ["b 2", "a 1"])
    }

    @Test("each request ends at its own time")
    func expires() async throws {
        ask("slow", within: .seconds(30))
        ask("quick", within: .seconds(1))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        try await eventually("quick is over") { heard.all.count == 2 }
        #expect(heard.all == ["taken back 2", "quick operationTimedOut"])
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(29))
        try await eventually("slow is over") { heard.all.count == 4 }
        #expect(heard.all.suffix(2) == ["taken back 1", "slow operationTimedOut"])
    }

    @Test("a late answer goes to whoever wants it even so, once; a late failure to nobody")
    func late() {
        for name in ["a", "b", "c"] {
            guard let id = ask(name, within: .seconds(1), late: name != "b") else { return }
            table.giveUp(id, because: HubError(.operationCancelled, ""))
            table.giveUp(id, because: HubError(.operationCancelled, ""))
            let answer: Result<JSONText, HubError> =
                name == "c" ? .failure(HubError(.notFound, "")) : .success(JSONText("1"))
            table.receive(answer, for: .number(id))
            table.receive(answer, for: .number(id))
        }
        #expect(
            heard.all
                == [
                    "taken back 1", "a operationCancelled", "a late 1", "taken back 2", "b operationCancelled",
                    "taken back 3", "c operationCancelled",
                ])
    }

    @Test("the end completes all in order, and later requests at once")
    func ends() {
        ask("a", within: .seconds(1))
        ask("b", within: .seconds(2))
        table.end(with: HubError(.communicationFailure, ""))
        table.end(with: HubError(.notFound, ""))
        #expect(ask("c", within: .seconds(1)) == nil)
        #expect(heard.all == ["a communicationFailure", "b communicationFailure", "c communicationFailure"])
    }
}
