// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Creating homes and adding accessories: with completion handlers, a delegate and a run loop.
///
/// Makes a home, looks for accessories, adds the one called "Desk Lamp" and puts it into a new room.
class HomeMaker: NSObject, HMHomeManagerDelegate, HMAccessoryBrowserDelegate {
    let homeManager = HMHomeManager()
    let browser = HMAccessoryBrowser()
    var home: HMHome?

    override init() {
        super.init()
        homeManager.delegate = self
        browser.delegate = self
    }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        print("Homes: \(manager.homes.count)")
        guard manager.homes.isEmpty else { return }
        manager.addHome(withName: "Lake House") { [weak self] home, error in
            guard let self, let home else { return self?.stop(because: error) ?? () }
            print("Added \(home.name), primary: \(home.isPrimary)")
            self.home = home
            self.browser.startSearchingForNewAccessories()
        }
    }

    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {
        guard let home = home, accessory.name == "Desk Lamp" else { return }
        print("Found \(accessory.name), \(accessory.category.localizedDescription)")
        browser.stopSearchingForNewAccessories()
        home.addAccessory(accessory) { error in
            if let error = error { return self.stop(because: error) }
            self.place(accessory, in: home)
        }
    }

    private func place(_ accessory: HMAccessory, in home: HMHome) {
        print("In \(accessory.room?.name ?? "no room"), paired with \(accessory.manufacturer ?? "-")")
        home.addRoom(withName: "Study") { room, error in
            guard let room = room else { return self.stop(because: error) }
            home.assignAccessory(accessory, to: room) { error in
                if let error = error { return self.stop(because: error) }
                print("\(accessory.name) is in the \(room.name) now: \(room.accessories.contains(accessory))")
                self.refuse(in: home)
            }
        }
    }

    /// The same name twice, in another spelling.
    private func refuse(in home: HMHome) {
        home.addRoom(withName: "study") { room, error in
            let code = (error as? HMError)?.code
            print("A second study: \(room == nil ? "no" : "yes"), \(code == .objectWithSimilarNameExistsInHome)")
            exit(0)
        }
    }

    private func stop(because error: Error?) {
        print("Failed: \(error?.localizedDescription ?? "no reason")")
        exit(1)
    }
}

let maker = HomeMaker()
RunLoop.main.run()
