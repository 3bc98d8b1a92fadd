// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// Work that clients have begun and that the hub finishes, whether they wait for it or not.
///
/// A scene is not left half run, nor an accessory half paired, because a program was ended with Ctrl-C.
package struct Errands: Sendable {
    private let work: AsyncStream<@Sendable () async -> Void>
    private let assign: AsyncStream<@Sendable () async -> Void>.Continuation

    package init() {
        (work, assign) = AsyncStream.makeStream()
    }

    /// Has something done, beside everything else.
    package func begin(_ errand: @escaping @Sendable () async -> Void) {
        assign.yield(errand)
    }

    /// Does what is begun, until it is cancelled; errands under way are cancelled with it.
    package func run() async {
        await withDiscardingTaskGroup { group in
            for await errand in work { group.addTask { await errand() } }
            group.cancelAll()
        }
    }
}
