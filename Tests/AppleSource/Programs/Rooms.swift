// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HomeKit

/// Arranging a home: rooms and zones, with nested completion handlers and `dispatchMain()`.
final class Arranger: NSObject, HMHomeManagerDelegate {
    private let manager = HMHomeManager()

    func start() { manager.delegate = self }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {
        guard let home = manager.homes.first else { return }
        let group = DispatchGroup()
        var rooms = [HMRoom]()
        for name in ["Kitchen", "Bedroom", "Bath"] {
            group.enter()
            home.addRoom(withName: name) { room, error in
                if let room = room { rooms.append(room) } else { print(name, error?.localizedDescription ?? "-") }
                group.leave()
            }
        }
        group.notify(queue: .main) { self.makeZone(of: rooms, in: home) }
    }

    private func makeZone(of rooms: [HMRoom], in home: HMHome) {
        home.addZone(withName: "Upstairs") { zone, error in
            guard let zone = zone else { return self.end(error) }
            zone.addRoom(rooms[1]) { error in
                zone.addRoom(rooms[2]) { error in
                    self.show(home)
                    self.change(home, rooms[2], zone)
                }
            }
        }
    }

    private func change(_ home: HMHome, _ bath: HMRoom, _ zone: HMZone) {
        bath.updateName("Bathroom") { error in
            zone.removeRoom(bath) { error in
                home.removeRoom(bath) { error in
                    self.show(home)
                    let whole = home.roomForEntireHome()
                    zone.addRoom(whole) { error in
                        print("The whole home in a zone: \(self.isCode(.roomForHomeCannotBeInZone, error))")
                        self.end(nil)
                    }
                }
            }
        }
    }

    private func show(_ home: HMHome) {
        let rooms = home.rooms.map { $0.name }.sorted().joined(separator: ", ")
        let zones = home.zones.map { "\($0.name) with \($0.rooms.map { $0.name }.sorted())" }
        print("Rooms: \(rooms); zones: \(zones.joined(separator: ", "))")
        let whole = home.roomForEntireHome()
        print("Default room: \(whole.name), \(whole.accessories.count) accessories")
    }

    private func isCode(_ code: HMError.Code, _ error: Error?) -> Bool {
        let error = error as NSError?
        return error?.domain == HMErrorDomain && error?.code == code.rawValue
    }

    private func end(_ error: Error?) {
        if let error = error { print(error.localizedDescription) }
        exit(error == nil ? 0 : 1)
    }
}

let arranger = Arranger()
arranger.start()
dispatchMain()
