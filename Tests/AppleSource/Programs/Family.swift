// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Users: who may do what, told by completion handlers.
class Family: NSObject, HMHomeManagerDelegate {
    private let manager = HMHomeManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
        print("Authorized: \(status.contains(.authorized)), determined: \(status.contains(.determined))")
    }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        guard let home = manager.homes.first else { return }
        let user = home.currentUser
        let access = home.homeAccessControl(for: user)
        print("I have a name: \(!user.name.isEmpty), administrator: \(access.isAdministrator)")
        print("Other users: \(home.users.count)")
        for other in home.users { print("\(other.name): \(home.homeAccessControl(for: other).isAdministrator)") }
        home.manageUsers { error in
            print("A screen for users: \(error == nil ? "yes" : "no")")
            exit(0)
        }
    }
}

let family = Family()
dispatchMain()
