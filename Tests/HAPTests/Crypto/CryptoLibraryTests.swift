// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Glibc
import HearthSystem
import Testing

@testable import HAP

struct CryptoLibraryTests {
    @Test("a process ends well while threads that used keys end as well")
    func endsWithThreads() async {
        for _ in 0..<40 {
            await #expect(processExitsWith: .success) {
                var loops = (0..<64).map { EventLoop(label: "keys \($0)") }
                let used = Counted()
                for loop in loops {
                    loop.run {
                        if let key = try? SigningKey.generate(using: .system),
                            var sealer = try? FrameSealer(key: key.seed)
                        {
                            _ = try? SHA512.hash(sealer.seal(key.signature(over: [1])))
                        }
                        used.count.withLock { $0 += 1 }
                    }
                }
                while used.count.withLock({ $0 }) < loops.count { sched_yield() }
                loops = []
                exit(0)
            }
        }
    }
}

/// How many threads are done.
private final class Counted: Sendable {
    let count = Guarded(0)
}
