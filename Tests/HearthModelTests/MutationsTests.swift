// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel
import Testing

@Suite struct MutationsTests {
    @Test("every mutation is listed once, each under its own method")
    func all() {
        #expect(Mutations.all.count == 53)
        #expect(Set(Mutations.all.map { $0.method }).count == Mutations.all.count)
    }
}
