// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import HearthModel

/// A home as a tree of rooms, accessories and services with live state.
struct HomeTree {
    private let home: Home
    private let snapshot: HubSnapshot
    private let schedule: ScheduleText
    private let style: Style

    init(_ home: Home, of snapshot: HubSnapshot, _ schedule: ScheduleText, _ style: Style) {
        self.home = home
        self.snapshot = snapshot
        self.schedule = schedule
        self.style = style
    }

    var text: String {
        let isPrimary = snapshot.database.primaryHome == home.id
        let title = style.bold(home.name) + (isPrimary ? style.dim(" (primary)") : "")
        return Tree(title, rooms).text { AccessoryLine.isAbsence($0) ? style.red($0) : $0 }
    }

    private var rooms: [Tree] {
        let rooms = home.rooms.map { room in Tree(room.name, accessories(room.id)) }
        let unassigned = accessories(home.defaultRoom)
        return rooms + (unassigned.isEmpty ? [] : [Tree("(no room)", unassigned)])
    }

    private func accessories(_ room: Room.ID) -> [Tree] {
        home.accessories.filter { $0.room == room }.map { accessory in
            let line = AccessoryLine(accessory, in: home, of: snapshot, schedule)
            return Tree(accessory.name, detail: line.detail, line.services.map { Tree($0.name, detail: $0.state) })
        }
    }
}

/// How an accessory is doing, in a few words.
struct AccessoryLine {
    private static let unreachable = "unreachable"
    private static let gone = "gone since "
    private static let blocked = "blocked since "

    private let accessory: Accessory
    private let home: Home
    private let snapshot: HubSnapshot
    private let schedule: ScheduleText

    init(_ accessory: Accessory, in home: Home, of snapshot: HubSnapshot, _ schedule: ScheduleText) {
        self.accessory = accessory
        self.home = home
        self.snapshot = snapshot
        self.schedule = schedule
    }

    /// Whether a text says that the accessory is not there.
    static func isAbsence(_ text: String) -> Bool {
        text == unreachable || text.hasPrefix(gone) || text.hasPrefix(blocked)
    }

    private var isReachable: Bool { snapshot.isReachable(accessory.id) && accessory.blockedSince == nil }

    private var absence: String {
        if let since = accessory.blockedSince { return Self.blocked + schedule.date(since) }
        return accessory.goneSince.map { Self.gone + schedule.date($0) } ?? Self.unreachable
    }

    /// What stands on the accessory's own line, if its services have lines of theirs.
    var detail: String {
        guard isReachable else { return absence }
        return services.isEmpty ? state : ""
    }

    /// All in one line.
    var state: String {
        guard isReachable else { return absence }
        let values = mainServices.map { MainValues($0, of: accessory, in: snapshot).text }.filter { !$0.isEmpty }
        return values.isEmpty ? bridgeText : values.joined(separator: "; ")
    }

    /// The services, each on a line, if there are several that tell something.
    var services: [(name: String, state: String)] {
        guard isReachable else { return [] }
        let lines = mainServices.map {
            (name: $0.displayName, state: MainValues($0, of: accessory, in: snapshot).text)
        }.filter { !$0.state.isEmpty }
        return lines.count > 1 ? lines : []
    }

    private var mainServices: [Service] { accessory.mainServices }

    private var bridgeText: String {
        let count = home.accessories(behind: accessory.id).count
        return count == 0 ? "" : "bridge, \(count) " + (count == 1 ? "accessory" : "accessories")
    }
}
