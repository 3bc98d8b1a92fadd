// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthIPC
internal import HearthModel

/// The way into HomeKit: the homes that all programs share.
///
/// Keep one for as long as homes are used; without it only those objects go on that the program holds itself. Set
/// `delegate` right after making it; `homeManagerDidUpdateHomes` says when the homes are there. Without a hub it says so
/// with no homes, and again when a hub appears.
open class HMHomeManager: NSObject, @unchecked Sendable {
    // `@unchecked`: both are immutable references to objects that guard themselves.
    let feed: HomeFeed
    private let delegateReference = WeakReference<any HMHomeManagerDelegate>()

    /// Begins to load the homes of this user's hub.
    public override init() {
        feed = HomeFeed(.standard, agent: .ofThisProcess)
        super.init()
        feed.start(for: self)
    }

    /// Works with the hub at this Unix-domain socket.
    package convenience init(socketPath: String) {
        self.init(dialler: .socket(socketPath))
    }

    init(dialler: HubDialler, agent: TerminalSetupAgent? = .ofThisProcess) {
        feed = HomeFeed(dialler, agent: agent)
        super.init()
        feed.start(for: self)
    }

    deinit {
        feed.managerIsGone()
    }

    /// Who hears of changes to the list of homes. Not kept alive.
    public var delegate: (any HMHomeManagerDelegate)? {
        get { delegateReference.value }
        set {
            delegateReference.value = newValue
            if newValue != nil { feed.delegateIsSet() }
        }
    }

    /// What the program may do; empty until it is known.
    public var authorizationStatus: HMHomeManagerAuthorizationStatus { feed.authorizationStatus }

    /// All homes; empty until `homeManagerDidUpdateHomes`.
    public var homes: [HMHome] {
        let anchor = feed.anchor
        return feed.replica.database.homes.map { anchor.home($0.id) }
    }

    /// The home used where none is named.
    @available(*, deprecated, message: "Let the person choose among homes; HMHome.isPrimary tells the primary one.")
    public var primaryHome: HMHome? {
        feed.replica.database.primaryHome.map { feed.anchor.home($0) }
    }
}

// MARK: - Changing the list of homes

extension HMHomeManager {
    /// Makes a home; the first one becomes the primary home.
    public func addHome(
        withName homeName: String, completionHandler: @escaping @Sendable (HMHome?, (any Error)?) -> Void
    ) {
        let find: @Sendable (Anchor, Change) -> HMHome? = { anchor, change in
            guard case .homeAdded(let home) = change else { return nil }
            return anchor.home(home.id)
        }
        feed.mutate(AddHome(name: homeName), finding: find, completionHandler: completionHandler)
    }

    /// Makes a home; the first one becomes the primary home.
    public nonisolated(nonsending) func addHome(named homeName: String) async throws -> HMHome {
        try await awaitResult { addHome(withName: homeName, completionHandler: $0) }
    }

    /// Removes a home with everything in it.
    public func removeHome(_ home: HMHome, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        feed.mutate(RemoveHome(home: home.id), completionHandler: about(home, then: completionHandler))
    }

    /// Removes a home with everything in it.
    public nonisolated(nonsending) func removeHome(_ home: HMHome) async throws {
        try await awaitCompletion { removeHome(home, completionHandler: $0) }
    }

    /// Makes a home the primary one.
    @available(*, deprecated, message: "Which home is the primary one is for the person to say.")
    public func updatePrimaryHome(_ home: HMHome, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        feed.mutate(SetPrimaryHome(home: home.id), completionHandler: about(home, then: completionHandler))
    }

    /// Makes a home the primary one.
    @available(*, deprecated, message: "Which home is the primary one is for the person to say.")
    public nonisolated(nonsending) func updatePrimaryHome(_ home: HMHome) async throws {
        try await awaitCompletion { updatePrimaryHome(home, completionHandler: $0) }
    }
}
