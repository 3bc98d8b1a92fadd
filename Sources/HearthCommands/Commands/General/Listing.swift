// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// The objects of one kind in several homes, as a table or as JSON.
struct Listing {
    let homes: [Home]
    let snapshot: HubSnapshot
    let schedule: ScheduleText

    func table(_ kind: ListCommand.Kind) -> Table {
        switch kind {
        case .homes: homeTable
        case .rooms: roomTable
        case .zones: zoneTable
        case .groups: groupTable
        case .accessories: accessoryTable
        case .scenes: sceneTable
        case .triggers: triggerTable
        case .users: userTable
        }
    }

    func printJSON(_ kind: ListCommand.Kind, _ call: CommandCall) {
        switch kind {
        case .homes: call.printJSON(HomesDocument(homes: homes.map { HomeView($0, of: snapshot, schedule) }))
        case .rooms: call.printJSON([kind.rawValue: views { home in home.allRooms.map { RoomView($0, in: home) } }])
        case .zones: call.printJSON([kind.rawValue: views { home in home.zones.map { ZoneView($0, in: home) } }])
        case .groups:
            call.printJSON([kind.rawValue: views { home in home.serviceGroups.map { GroupView($0, in: home) } }])
        case .accessories:
            call.printJSON([
                kind.rawValue: views { home in
                    home.accessories.map { AccessoryView($0, in: home, of: snapshot) }
                }
            ])
        case .scenes:
            call.printJSON([
                kind.rawValue: views { home in home.scenes.map { SceneView($0, in: home, of: snapshot) } }
            ])
        case .triggers:
            call.printJSON([
                kind.rawValue: views { home in home.triggers.map { TriggerView($0, in: home, of: snapshot, schedule) } }
            ])
        case .users:
            call.printJSON([kind.rawValue: views { home in home.users.map { UserView($0, in: home) } }])
        }
    }

    private func views<View: Encodable>(_ make: (Home) -> [View]) -> [View] { homes.flatMap(make) }

    /// The home is a column only if there are several.
    private func table(_ head: [String], _ rows: (Home) -> [[String]]) -> Table {
        let several = homes.count > 1
        var table = Table(head + (several ? ["HOME"] : []))
        for home in homes {
            for row in rows(home) { table.add(row + (several ? [home.name] : [])) }
        }
        return table
    }

    private var homeTable: Table {
        var table = Table(["NAME", "ROOMS", "ACCESSORIES", "PRIMARY"])
        for home in homes {
            let isPrimary = snapshot.database.primaryHome == home.id
            table.add([
                home.name, String(home.rooms.count), String(home.accessories.count), isPrimary ? "yes" : "",
            ])
        }
        return table
    }

    private var roomTable: Table {
        table(["NAME", "ACCESSORIES"]) { home in
            home.rooms.map { room in
                [room.name, String(home.accessories.count { $0.room == room.id })]
            }
        }
    }

    private var zoneTable: Table {
        table(["NAME", "ROOMS"]) { home in
            home.zones.map { zone in
                [zone.name, home.rooms.filter { zone.rooms.contains($0.id) }.map(\.name).joined(separator: ", ")]
            }
        }
    }

    private var groupTable: Table {
        table(["NAME", "SERVICES"]) { home in
            home.serviceGroups.map { group in
                [group.name, GroupView(group, in: home).services.map(\.text).joined(separator: ", ")]
            }
        }
    }

    private var accessoryTable: Table {
        table(["NAME", "ROOM", "KIND", "STATE"]) { home in
            home.accessories.map { accessory in
                let state = AccessoryLine(accessory, in: home, of: snapshot, schedule).state
                return [accessory.name, home.roomName(accessory.room), accessory.categoryName, state]
            }
        }
    }

    private var sceneTable: Table {
        table(["NAME", "ACTIONS", "LAST RUN"]) { home in
            home.scenes.map { [$0.name, String($0.actions.count), schedule.date($0.lastExecutionDate)] }
        }
    }

    private var userTable: Table {
        table(["NAME", "ADMINISTRATOR", "REMOTE ACCESS"]) { home in
            home.users.map { [$0.name, $0.isAdministrator ? "yes" : "", $0.hasRemoteAccess ? "yes" : ""] }
        }
    }

    private var triggerTable: Table {
        table(["NAME", "ENABLED", "NEXT", "SCHEDULE", "RUNS"]) { home in
            home.triggers.map { trigger in
                [
                    trigger.name, trigger.isEnabled ? "yes" : "no", schedule.date(trigger.nextFireDate),
                    schedule.text(of: trigger, in: snapshot),
                    home.deeds(of: trigger),
                ]
            }
        }
    }
}
