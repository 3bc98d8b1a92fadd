// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import HearthSystem
import HearthTestSupport
import Testing

@Suite("The log")
struct LoggerTests {
    let memory = MemoryLogHandler()

    @Test("keeps what matters enough, and does not put the rest together")
    func levels() {
        let log = memory.logger("hub", level: .info)
        log.info("kept")
        log.debug(unwanted())
        log.named("links").error("also")
        #expect(memory.entries.map(\.message) == ["kept", "also"])
        #expect(memory.entries.map(\.subsystem) == ["hub", "links"])
        #expect(memory.entries.map(\.level) == [.info, .error])
    }

    private func unwanted() -> String {
        Issue.record("built a line nobody reads")
        return ""
    }

    @Test("orders its levels and reads them in any case")
    func words() {
        #expect(LogLevel.allCases == LogLevel.allCases.sorted())
        #expect(LogLevel("WARNING") == .warning)
        #expect(LogLevel("loud") == nil)
    }

    @Test("writes one line per entry, whatever is in it")
    func line() {
        let entry = LogEntry(
            date: Date(timeIntervalSince1970: 0.25), level: .notice, subsystem: "hub", message: "a\nb\r\nc")
        #expect(entry.line == "1970-01-01T00:00:00.250Z notice hub: a b c")
    }

    @Test("lets nothing through that a terminal would obey")
    func controlCharacters() {
        let entry = LogEntry(
            date: Date(timeIntervalSince1970: 0.25), level: .notice, subsystem: "hub",
            message: "a\u{1B}[2Jb\u{07}c\td\u{9B}e\u{2028}f")
        #expect(entry.line == "1970-01-01T00:00:00.250Z notice hub: a [2Jb c d e f")
    }
}
