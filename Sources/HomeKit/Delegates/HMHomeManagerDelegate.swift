// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Hears of changes to the list of homes that others make. Called on the main queue; every method is optional.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    /// The homes were loaded for the first time, or so much changed that everything is to be read again.
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    /// Another home became the primary one.
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    /// A home was added.
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    /// A home was removed.
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    /// The program's permission became known or changed.
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
    /// Never called: no app is asked for setup codes any more.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest)
}

extension HMHomeManagerDelegate {
    /// Does nothing.
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    /// Does nothing.
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    /// Does nothing.
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    /// Does nothing.
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    /// Does nothing.
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
    /// Does nothing.
    @available(*, deprecated, message: "No app is asked any more; use HMAccessorySetupManager.")
    public func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest) {}
}
