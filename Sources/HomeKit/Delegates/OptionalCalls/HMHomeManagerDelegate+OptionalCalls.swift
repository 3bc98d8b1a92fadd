// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Methods of HMHomeManagerDelegate are optional, and code for Apple's systems calls such methods with a question mark:
// `delegate.homeManager?(…)`. Swift alone has no optional methods, so for each name there is a property that such calls find.
// Source: behaviour section 20.

extension HMHomeManagerDelegate {
    /// For `homeManagerDidUpdateHomes?(…)`.
    public var homeManagerDidUpdateHomes: ((HMHomeManager) -> Void)? { { self.homeManagerDidUpdateHomes($0) } }
    /// For `homeManagerDidUpdatePrimaryHome?(…)`.
    public var homeManagerDidUpdatePrimaryHome: ((HMHomeManager) -> Void)? {
        { self.homeManagerDidUpdatePrimaryHome($0) }
    }
    /// For `homeManager?(…)`.
    public var homeManager: HMHomeManagerDelegateHomeManagerCalls? {
        HMHomeManagerDelegateHomeManagerCalls(delegate: self)
    }
}

/// What `homeManager?(…)` calls with a home manager delegate.
public struct HMHomeManagerDelegateHomeManagerCalls {
    fileprivate let delegate: any HMHomeManagerDelegate

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ manager: HMHomeManager, didAdd home: HMHome) {
        delegate.homeManager(manager, didAdd: home)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ manager: HMHomeManager, didRemove home: HMHome) {
        delegate.homeManager(manager, didRemove: home)
    }

    /// Calls the method, which does nothing unless the delegate has it.
    public func callAsFunction(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
        delegate.homeManager(manager, didUpdate: status)
    }
}
