// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A table whose keys are objects; they and the values are held.
public final class NSMapTable<Key: AnyObject & Hashable, Object>: NSObject {
    private var entries: [Key: Object] = [:]

    public static func strongToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }
    public static func weakToStrongObjects() -> NSMapTable<Key, Object> { NSMapTable() }

    public var count: Int { entries.count }

    public func object(forKey key: Key?) -> Object? { key.flatMap { entries[$0] } }

    public func setObject(_ object: Object?, forKey key: Key?) {
        guard let key else { return }
        entries[key] = object
    }

    public func removeObject(forKey key: Key?) { setObject(nil, forKey: key) }
    public func removeAllObjects() { entries = [:] }

    public func keyEnumerator() -> NSEnumerator { NSArray(array: Array(entries.keys)).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: Array(entries.values)).objectEnumerator() }
}
