// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds accessories that could be added to a home.
///
/// Search only while a person looks at the result. A found accessory can be given to `addAccessory` of any home.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    // `@unchecked`: both are immutable references to objects that guard themselves.
    private let search: AccessorySearch
    private let delegateReference = WeakReference<any HMAccessoryBrowserDelegate>()

    /// Makes a browser that does not search yet.
    public override init() {
        search = AccessorySearch(.standard)
        super.init()
        search.serve(self)
    }

    /// Works with the hub at this Unix-domain socket.
    package convenience init(socketPath: String) {
        self.init(dialler: .socket(socketPath))
    }

    init(dialler: HubDialler) {
        search = AccessorySearch(dialler)
        super.init()
        search.serve(self)
    }

    deinit {
        search.close()
    }

    /// Who hears of accessories that come and go, between start and stop only. Not kept alive.
    public var delegate: (any HMAccessoryBrowserDelegate)? {
        get { delegateReference.value }
        set { delegateReference.value = newValue }
    }

    /// What this search found, or the last one.
    public var discoveredAccessories: [HMAccessory] { search.found }

    /// Begins a new search with an empty list.
    public func startSearchingForNewAccessories() {
        search.begin()
    }

    /// Ends the search; the list stays as it is.
    public func stopSearchingForNewAccessories() {
        search.end()
    }
}
