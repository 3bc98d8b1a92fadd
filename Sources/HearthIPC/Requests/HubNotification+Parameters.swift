// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthModel

/// How notifications travel: each has a method and, as parameters, an object that may gain members.
extension HubNotification {
    /// The methods, in the order of the cases.
    package enum Method: String, CaseIterable, Sendable {
        case committed = "database.committed"
        case accessoryStatesChanged = "accessory.stateChanged"
        case valuesChanged = "characteristic.valuesChanged"
        case actionSetExecuting = "actionSet.executing"
        case snapshotTaken = "accessory.snapshotTaken"
        case streamEnded = "camera.streamEnded"
        case discovered = "discovery.appeared"
        case vanished = "discovery.vanished"
    }

    private struct AccessoryStates: Codable {
        let accessories: [AccessoryState]
    }

    private struct Values: Codable {
        let values: [CharacteristicState]
    }

    private struct Executing: Codable {
        let home: Home.ID
        let actionSet: ActionSet.ID
        let isExecuting: Bool
    }

    private struct SnapshotTaken: Codable {
        let accessory: Accessory.ID
    }

    private struct StreamEnded: Codable {
        let stream: CameraStream.ID
        let error: HubError
    }

    package var method: Method {
        switch self {
        case .committed: .committed
        case .accessoryStatesChanged: .accessoryStatesChanged
        case .valuesChanged: .valuesChanged
        case .actionSetExecuting: .actionSetExecuting
        case .snapshotTaken: .snapshotTaken
        case .streamEnded: .streamEnded
        case .discovered: .discovered
        case .vanished: .vanished
        }
    }

    package func parameters() throws -> JSONText {
        switch self {
        case .committed(let commit):
            try JSONText(encoding: commit)
        case .accessoryStatesChanged(let accessories):
            try JSONText(encoding: AccessoryStates(accessories: accessories))
        case .valuesChanged(let values):
            try JSONText(encoding: Values(values: values))
        case .actionSetExecuting(let home, let actionSet, let isExecuting):
            try JSONText(encoding: Executing(home: home, actionSet: actionSet, isExecuting: isExecuting))
        case .snapshotTaken(let accessory):
            try JSONText(encoding: SnapshotTaken(accessory: accessory))
        case .streamEnded(let stream, let error):
            try JSONText(encoding: StreamEnded(stream: stream, error: error))
        case .discovered(let accessory), .vanished(let accessory):
            try JSONText(encoding: accessory)
        }
    }

    package init(_ method: Method, parameters: JSONText) throws(JSONRPCError) {
        switch method {
        case .committed:
            self = .committed(try parameters.decode(Commit.self))
        case .accessoryStatesChanged:
            self = .accessoryStatesChanged(try parameters.decode(AccessoryStates.self).accessories)
        case .valuesChanged:
            self = .valuesChanged(try parameters.decode(Values.self).values)
        case .actionSetExecuting:
            let told = try parameters.decode(Executing.self)
            self = .actionSetExecuting(home: told.home, actionSet: told.actionSet, isExecuting: told.isExecuting)
        case .snapshotTaken:
            self = .snapshotTaken(try parameters.decode(SnapshotTaken.self).accessory)
        case .streamEnded:
            let told = try parameters.decode(StreamEnded.self)
            self = .streamEnded(told.stream, told.error)
        case .discovered:
            self = .discovered(try parameters.decode(DiscoveredAccessory.self))
        case .vanished:
            self = .vanished(try parameters.decode(DiscoveredAccessory.self))
        }
    }
}
