// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthSystem

@testable import HomeKit

/// Somebody at a terminal who types prepared lines, and nothing when there are none left.
final class Typist: Terminal {
    let lines: Guarded<[String]>
    let prompts = Guarded<[String]>([])

    init(_ lines: [String]) { self.lines = Guarded(lines) }

    func ask(_ prompt: String, within limit: Duration) async -> String? {
        prompts.withLock { $0.append(prompt) }
        let line: String? = lines.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let line { return line }
        try? await Task.sleep(for: limit)
        return nil
    }
}
