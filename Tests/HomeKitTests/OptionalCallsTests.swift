// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthTestSupport
import HomeKit
import Testing

/// Objects that hand delegate messages on call the methods of other delegates as optional ones.
@MainActor
@Suite("Optional methods of delegates, called with a question mark")
struct OptionalCallsTests {
    @Test("behaviour section 20: a home delegate is called, whichever of the methods with one name is meant")
    func homeDelegate() async throws {
        let house = try await House()
        let home = house.home
        let delegate: (any HMHomeDelegate)? = house.recorder
        delegate?.homeDidUpdateName?(home)
        delegate?.home?(home, didAdd: try house.lamp)
        delegate?.home?(home, didAdd: try house.kitchen)
        delegate?.home?(home, didUpdate: try house.kitchen, for: try house.lamp)
        delegate?.home?(home, didUpdateActionsFor: try house.scene)
        delegate?.homeDidUpdateAccessControl?(forCurrentUser: home)
        #expect(
            house.recorder.messages == [
                "home named Villa", "+accessory Lamp", "+room Kitchen", "Lamp in Kitchen", "actions of Evening: 1",
                "own rights in Villa",
            ])
    }

    @Test("behaviour section 20: so are the delegates of accessories, of the home manager and of the browser")
    func others() async throws {
        let house = try await House()
        let lamp = try house.lamp
        let (accessory, manager): (any HMAccessoryDelegate, any HMHomeManagerDelegate) = (
            house.recorder, house.recorder
        )
        let browser: any HMAccessoryBrowserDelegate = house.recorder
        accessory.accessoryDidUpdateName?(lamp)
        accessory.accessory?(lamp, didUpdateFirmwareVersion: "2.0")
        manager.homeManagerDidUpdateHomes?(house.manager)
        manager.homeManager?(house.manager, didRemove: house.home)
        browser.accessoryBrowser?(HMAccessoryBrowser(), didFindNewAccessory: lamp)
        #expect(
            house.recorder.messages == [
                "accessory named Lamp", "firmware 2.0", "homes [\"Villa\"]", "manager -Villa", "found Lamp",
            ])
    }

    @Test("a delegate without the method does nothing")
    func absent() async throws {
        let house = try await House()
        let delegate: any HMHomeDelegate = Deaf()
        delegate.home?(house.home, didAdd: try house.lamp)
        delegate.homeDidUpdateName?(house.home)
        #expect(house.recorder.messages.isEmpty)
    }
}

private final class Deaf: NSObject, HMHomeDelegate {}
