// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a user may do.
public class HMAccessControl: NSObject, @unchecked Sendable {
    // `@unchecked`: it has nothing of its own; the subclass says what guards its parts.
    override init() { super.init() }
}

/// What a user may do in a home.
public class HMHomeAccessControl: HMAccessControl, @unchecked Sendable {
    // `@unchecked`: the user is immutable and guards what it refers to.
    private let user: HMUser

    init(of user: HMUser) {
        self.user = user
        super.init()
    }

    /// Whether the user may change the home and manage its users. Everybody may control its accessories.
    public var isAdministrator: Bool { user.isAdministrator }
}
