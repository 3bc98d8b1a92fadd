// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// What plausible devices do when they are told something: a lock turns, a door opens slowly, a thermostat heats.
///
/// Goes by the types of services and characteristics, so it brings any database to life.
struct DeviceBehaviour: AccessoryBehaviour {
    private typealias Kind = CharacteristicType

    let journeys: Journeys
    let log: WriteLog
    let changes: ChangeFeed
    let logger: Logger
    let cameras = CameraDesk()

    func write(
        _ write: AccessoryWrite, on server: isolated AccessoryServer
    ) async throws(HAPStatus) -> CharacteristicValue? {
        if write.type == Kind.identify {
            logger.notice("\(server.attributes[aid: write.id.aid]?.name ?? "accessory \(write.id.aid)") shows itself")
        }
        guard let device = Device(around: write.id, on: server) else { return nil }
        try cameras.write(write, device, on: server)
        if let follower = Self.followers[write.type] {
            follow(write, follower, device, on: server)
        } else {
            server.setValues(device.consequences(of: write))
        }
        return nil
    }

    func image(_ request: ResourceRequest, on server: isolated AccessoryServer) async throws(HAPStatus) -> [UInt8] {
        try cameras.image(request, on: server)
    }

    func changed(_ id: CharacteristicID, to value: CharacteristicValue?, on server: isolated AccessoryServer) {
        changes.tell(id, value, of: server)
        guard let type = server.attributes[id]?.type, type == Kind.batteryLevel || Climate.causes.contains(type),
            let device = Device(around: id, on: server)
        else { return }
        if type == Kind.batteryLevel, let level = value?.number {
            server.setValues(device.battery(at: level))
        } else if let climate = Climate(device) {
            adjust(climate, because: type, on: server)
        }
    }

    /// Says what it does; and what it does has an effect, slowly.
    private func adjust(_ climate: Climate, because cause: TypeIdentifier, on server: isolated AccessoryServer) {
        server.setValues([(climate.state.id, climate.state.value)])
        guard cause != Kind.currentTemperature else { return }
        guard let goal = climate.goal, let current = server.value(of: climate.temperature)?.number else {
            return journeys.stop(climate.temperature, on: server)
        }
        let tenths = max(abs(goal - current) * 10, 1)
        journeys.start(
            .init(
                id: climate.temperature, goal: .double(goal), time: Self.tenthOfDegree * tenths,
                steps: Int(min(tenths, 1000))), on: server)
    }

    /// How long a room takes to become a tenth of a degree warmer or colder.
    private static let tenthOfDegree: Duration = .seconds(6)

    func answered(
        _ request: CharacteristicWriteRequest, with response: CharacteristicResponse,
        for controller: PairingIdentifier, on server: isolated AccessoryServer
    ) {
        log.record(request, response, server: server.configuration.name, by: controller)
    }

    /// A current state that takes the value of its target after a while.
    private struct Follower {
        let current: TypeIdentifier
        let delay: Duration
    }

    /// The current state that follows a target state; nil for other types.
    static func follower(of target: TypeIdentifier) -> TypeIdentifier? { followers[target]?.current }

    private static let followers: [TypeIdentifier: Follower] = [
        Kind.lockTargetState: Follower(current: Kind.lockCurrentState, delay: .milliseconds(300)),
        Kind.securitySystemTargetState: Follower(current: Kind.securitySystemCurrentState, delay: .milliseconds(300)),
        Kind.targetDoorState: Follower(current: Kind.currentDoorState, delay: .seconds(1)),
        Kind.targetPosition: Follower(current: Kind.currentPosition, delay: .seconds(1)),
        Kind.targetHorizontalTiltAngle: Follower(
            current: Kind.currentHorizontalTiltAngle, delay: .milliseconds(500)),
        Kind.targetVerticalTiltAngle: Follower(current: Kind.currentVerticalTiltAngle, delay: .milliseconds(500)),
        Kind.targetTiltAngle: Follower(current: Kind.currentTiltAngle, delay: .milliseconds(500)),
    ]

    private func follow(
        _ write: AccessoryWrite, _ follower: Follower, _ device: Device, on server: isolated AccessoryServer
    ) {
        guard let current = device.id(follower.current), server.value(of: current) != write.value else { return }
        server.setValues(device.onTheWay(to: write))
        let isGradual = server.attributes[current]?.metadata.unit != nil
        journeys.start(
            .init(
                id: current, goal: write.value, time: follower.delay, steps: isGradual ? 5 : 1,
                arrival: device.arrived), on: server)
    }
}
