// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem
import Testing

@Suite("A guarded value")
struct GuardedTests {
    @Test("loses no change of many threads")
    func contention() async {
        let count = Guarded(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<5_000 { count.withLock { $0 += 1 } } }
            }
        }
        #expect(count.withLock { $0 } == 40_000)
    }

    @Test("is free again after its body failed")
    func failure() {
        struct Refused: Error, Equatable {}
        let value = Guarded("a")
        #expect(throws: Refused()) {
            try value.withLock { (text: inout String) throws(Refused) in
                text = "b"
                throw Refused()
            }
        }
        #expect(value.withLock { $0 } == "b")
    }
}
