// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// Where blocking reads of standard input happen; the pool of Swift's tasks must never block.
enum InputThread {
    private static let queue = DispatchQueue(label: "hearth.input")

    static func run(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }
}
