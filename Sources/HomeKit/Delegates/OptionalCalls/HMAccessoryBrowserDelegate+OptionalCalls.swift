// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Methods of HMAccessoryBrowserDelegate are optional, and code for Apple's systems calls such methods with a question mark:
// `delegate.accessoryBrowser?(…)`. Swift alone has no optional methods, so for each name there is a property that such calls find.
// Source: behaviour section 20.

extension HMAccessoryBrowserDelegate {
    /// For `accessoryBrowser?(…)`.
    public var accessoryBrowser: HMAccessoryBrowserDelegateAccessoryBrowserCalls? {
        HMAccessoryBrowserDelegateAccessoryBrowserCalls(delegate: self)
    }
}

/// What `accessoryBrowser?(…)` calls with a accessory browser delegate.
public struct HMAccessoryBrowserDelegateAccessoryBrowserCalls {
    fileprivate let delegate: any HMAccessoryBrowserDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {
        delegate.accessoryBrowser(browser, didFindNewAccessory: accessory)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {
        delegate.accessoryBrowser(browser, didRemoveNewAccessory: accessory)
    }
}
