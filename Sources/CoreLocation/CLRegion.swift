// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthSystem

/// An area on the Earth. Abstract: programs make a `CLCircularRegion`.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    private struct Notices: Sendable {
        var onEntry = true
        var onExit = true
    }

    // `@unchecked`: both are immutable or guard themselves.
    /// The program's name for the region.
    public let identifier: String
    private let notices = Guarded(Notices())

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Whether coming into the region counts; true unless it is set.
    public var notifyOnEntry: Bool {
        get { notices.withLock { $0.onEntry } }
        set { notices.withLock { $0.onEntry = newValue } }
    }

    /// Whether leaving the region counts; true unless it is set.
    public var notifyOnExit: Bool {
        get { notices.withLock { $0.onExit } }
        set { notices.withLock { $0.onExit = newValue } }
    }

    /// A region of the same values.
    open func copy(with zone: NSZone?) -> Any {
        let copy = duplicate()
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }

    /// A region in the same place.
    func duplicate() -> CLRegion { CLRegion(identifier: identifier) }
}
