// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthTestSupport
import Testing

extension Processes {
    @Suite("Who is told of a change: two programs at one hub")
    struct DelegateTableTests {
        @Test(
            "B4.1-3 B4.5 B4.10-25 B4.27 B4.29 B4.31 B7.2 B8.2 B10.8-9: who asks has the completion handler alone, the other is told",
            .timeLimit(.minutes(5)))
        func table() async throws {
            let trial = try await DelegateTableTrial()
            for row in DelegateTable.rows {
                do {
                    try await row.run(in: trial)
                } catch {
                    Issue.record("\(row): \(error)")
                    try? await trial.mark()
                }
            }
        }
    }
}
