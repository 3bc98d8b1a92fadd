// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue
internal import HAPNetwork
internal import HearthSystem

/// Values that go to another one little by little: a blind on its way, a temperature that drifts.
///
/// For each value the latest journey counts; those before it end where they are.
struct Journeys: Sendable {
    /// Where a value goes, and in which time.
    struct Journey: Sendable {
        let id: CharacteristicID
        let goal: CharacteristicValue
        let time: Duration
        /// At most so many events on the way.
        var steps = 10
        /// What else is to be set on arrival.
        var arrival: Device.Values = []
    }

    fileprivate struct Key: Hashable {
        let server: ObjectIdentifier
        let id: CharacteristicID
    }

    private struct State {
        var latest: [Key: UInt64] = [:]
        var lastNumber: UInt64 = 0
    }

    private let movements: Movements
    private let timeline: Timeline
    private let state = Guarded(State())

    init(movements: Movements, clock: any Clock<Duration>) {
        self.movements = movements
        timeline = Timeline(clock)
    }

    /// Sets out. A value that is no number stays until the time is over.
    func start(_ journey: Journey, on server: isolated AccessoryServer) {
        let key = Key(server: ObjectIdentifier(server), id: journey.id)
        let number = state.withLock { state in
            state.lastNumber += 1
            state.latest[key] = state.lastNumber
            return state.lastNumber
        }
        let course = Course(
            key: key, number: number, journey: journey, start: timeline.now,
            origin: server.value(of: journey.id)?.number)
        guard journey.time > .zero else { return arrive(course, on: server) }
        go(course, on: server)
    }

    /// A value stays where it is from now on.
    func stop(_ id: CharacteristicID, on server: AccessoryServer) {
        state.withLock { $0.latest[Key(server: ObjectIdentifier(server), id: id)] = nil }
    }

    fileprivate struct Course {
        let key: Key
        let number: UInt64
        let journey: Journey
        /// On the timeline.
        let start: Duration
        /// nil for what is no number.
        let origin: Double?
    }

    private func isLatest(_ course: Course) -> Bool {
        state.withLock { $0.latest[course.key] == course.number }
    }

    private func go(_ course: Course, on server: AccessoryServer) {
        let pause = course.origin == nil ? course.journey.time : course.journey.time / course.journey.steps
        movements.after(pause, on: server) { server in
            guard isLatest(course) else { return }
            let part = (timeline.now - course.start) / course.journey.time
            guard part < 1 else { return arrive(course, on: server) }
            if let value = course.value(at: part, on: server) { server.setValue(value, of: course.journey.id) }
            go(course, on: server)
        }
    }

    private func arrive(_ course: Course, on server: isolated AccessoryServer) {
        stop(course.journey.id, on: server)
        server.setValues([(course.journey.id, course.journey.goal)] + course.journey.arrival)
    }
}

extension Journeys.Course {
    /// Of the declared format, on the declared step; nil if there is none.
    fileprivate func value(at part: Double, on server: isolated AccessoryServer) -> CharacteristicValue? {
        guard let origin, let goal = journey.goal.number, let metadata = server.attributes[journey.id]?.metadata else {
            return nil
        }
        return try? metadata.prepared(.double(origin + (goal - origin) * part), outOfRange: .clamped)
    }
}
