// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A reference that does not keep its object alive, readable from any thread.
///
/// `@unchecked`: every access to the reference holds the lock. What is done with the object is its own affair; delegates
/// are called on the main queue only.
final class WeakReference<Object>: @unchecked Sendable {
    private let lock = NSLock()
    private weak var object: AnyObject?

    init(_ object: Object? = nil) {
        self.object = object as AnyObject?
    }

    var value: Object? {
        get { lock.withLock { object as? Object } }
        set { lock.withLock { object = newValue as AnyObject? } }
    }
}
