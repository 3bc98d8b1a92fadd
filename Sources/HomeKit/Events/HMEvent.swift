// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that makes an event trigger consider running its action sets. Abstract: programs make one of its kinds.
///
/// An event belongs to no trigger until it is given to one; a copy is an event of its own.
public class HMEvent: NSObject, @unchecked Sendable {
    // `@unchecked`: it is immutable; subclasses say what guards theirs.
    /// Identifies the event for ever.
    public let uniqueIdentifier: UUID

    /// Makes an event of no kind, which no trigger takes.
    @available(*, deprecated, message: "HMEvent is abstract; make one of its subclasses.")
    public override init() {
        uniqueIdentifier = UUID()
        super.init()
    }

    init(uniqueIdentifier: UUID) {
        self.uniqueIdentifier = uniqueIdentifier
        super.init()
    }
}
