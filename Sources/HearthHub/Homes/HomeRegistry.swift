// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import HAPCatalogue
package import HearthIPC
package import HearthModel
package import HearthStore
internal import HearthSystem

/// The one owner of the database: every change passes through here.
///
/// A wish is checked against the rules, committed to the store, applied, answered and announced, in this order and
/// without anything in between. So whoever got an answer finds its change after any crash, and every client sees answers
/// and commits in the order of their revisions. Source: design, invariants 1 and 2.
package actor HomeRegistry {
    package private(set) var database: HomeDatabase
    package private(set) var revision: Revision
    var live: LiveState
    var clients: [Client.ID: Client] = [:]
    /// Who is writing a characteristic right now, and so is not to be told of it.
    var writers: [CharacteristicReference: Client.ID] = [:]
    /// Action sets that are running, and how many runs of each.
    var running: [ActionSet.ID: Int] = [:]
    /// Triggers whose date has come, and whose devices are being asked.
    var considered: Set<Trigger.ID> = []
    /// Who is told what devices' news mean for triggers.
    var eventFollower: (@Sendable (HomeDatabase.Consequence) -> Void)?
    /// To whom the hub belongs.
    package nonisolated let owner: MachineUser
    /// Those who were invited to any home.
    package nonisolated let guests: Guests
    let store: any HomeStore
    private let now: @Sendable () -> Date
    private let machineCalendar: @Sendable () -> Calendar
    /// The hub's own calendar, as it was at the last look.
    private var calendar: Calendar
    private var lastLook: Date?
    /// Whether all dates are planned by the clock and the zone of the last look.
    var hasPlanned = false
    var liveFollowers: [UUID: AsyncStream<LiveEvent>.Continuation] = [:]
    private var followers: [UUID: AsyncStream<Commit>.Continuation] = [:]

    /// - Parameters:
    ///   - owner: the user to whom everything is allowed.
    ///   - now: the time of day.
    ///   - calendar: the hub's own calendar and time zone, asked anew at each look at the clock, since the machine's may change.
    package init(
        store: any HomeStore, owner: MachineUser = UnixUser.current, now: @escaping @Sendable () -> Date,
        calendar: @escaping @Sendable () -> Calendar = { [zone = MachineTimeZone()] in zone.calendar }
    ) throws(StoreError) {
        self.store = store
        self.owner = owner
        self.now = now
        machineCalendar = calendar
        self.calendar = calendar()
        (database, revision) = try store.load()
        guests = Guests(of: database)
        live = LiveState(values: try store.lastKnownValues())
    }

    // MARK: - Changing the database

    /// Carries out a client's wish. `answer` is called before anybody else hears of it, in the same step.
    package func commit(_ wish: any Mutation, for client: Client.ID?, answer: (Result<Commit, HubError>) -> Void) {
        do throws(HubError) {
            let guest = client.flatMap { clients[$0]?.guest }
            let before = database
            let changes = try wish.changes(in: guest.map(before.visible) ?? before, context: context(for: client))
            if let guest { try AccessRule.check(changes, by: guest, in: before) }
            try commit(changes, for: client) { commit in
                answer(.success(guest.map { commit.visible(to: $0, before: before, after: database) } ?? commit))
            }
        } catch {
            answer(.failure(error))
        }
    }

    /// Commits what `decide` finds to do for the database as it is now.
    ///
    /// - Parameter news: live state that goes with it. Told first, so that whoever hears of an accessory finds its values.
    @discardableResult
    package func commit(
        for client: Client.ID? = nil, with news: LiveNews? = nil, answer: @Sendable (Commit) -> Void = { _ in },
        deciding decide: @Sendable (HomeDatabase, MutationContext) throws(HubError) -> [Change]
    ) throws(HubError) -> Commit {
        try commit(decide(database, context), for: client, with: news, answer: answer)
    }

    @discardableResult
    func commit(
        _ changes: [Change], for client: Client.ID?, with news: LiveNews? = nil, traces: [Trace] = [],
        keeping kept: Set<Trace.ID> = [], answer: (Commit) -> Void = { _ in }
    ) throws(HubError) -> Commit {
        let before = database
        let changes = before.settlingHolds(in: changes, at: now()) { live.freshValue(of: $0) }
        var after = before
        after.apply(changes)
        let commit = try stored { store throws(StoreError) in
            guard !changes.isEmpty || traces.isEmpty else {
                // Nothing depends on them alone, so they need not wait for the disk.
                try store.save(traces: traces)
                return Commit(revision: revision, changes: [])
            }
            let abandoned =
                changes.contains(where: \.touchesDelays)
                ? try abandonedTraces(from: before, to: after, except: kept) : []
            return try store.commit(changes, traces: abandoned + traces)
        }
        if !changes.isEmpty {
            revision = commit.revision
            database = after
            if changes.contains(where: \.removesAccessories) { forgetRemoved() }
            if changes.contains(where: \.touchesAccess) { takeAccess() }
        }
        if let news { take(news) }
        answer(commit)
        if !changes.isEmpty { announce(commit, before: before, except: client) }
        for change in changes { tellEvents(ofPersonIn: change, before: before) }
        return commit
    }

    /// Removed accessories are strangers if they come again: nothing of them is known, nobody is subscribed to them.
    private func forgetRemoved() {
        let known = Set(database.homes.flatMap(\.accessories).map(\.id))
        live.keep(only: known)
        for id in clients.keys { clients[id]?.keepSubscriptions(to: known) }
    }

    /// Does something with the store.
    func stored<Result>(_ work: (any HomeStore) throws(StoreError) -> Result) throws(HubError) -> Result {
        do throws(StoreError) {
            return try work(store)
        } catch {
            throw HubError(.unexpectedError, "The hub could not write its database; nothing was changed. \(error)")
        }
    }

    var context: MutationContext {
        MutationContext(now: now(), calendar: calendar, makeID: { UUID() }, owner: owner)
    }

    /// Looks at the machine's clock and time zone.
    ///
    /// - Returns: whether what was planned before may be wrong now: at the first look, after the clock was put back, in
    ///   another zone, or since the store has refused the plan.
    func lookAtClock() -> Bool {
        let (last, zone, now) = (lastLook, calendar.timeZone, now())
        lastLook = now
        calendar = machineCalendar()
        return !hasPlanned || calendar.timeZone != zone || last.map { now < $0 } ?? true
    }

    private func announce(_ commit: Commit, before: HomeDatabase, except asker: Client.ID?) {
        for client in clients.values where client.id != asker && client.followsDatabase {
            guard let guest = client.guest else {
                client.notify(.committed(commit))
                continue
            }
            let seen = commit.visible(to: guest, before: before, after: database)
            tellArrivals(seen, to: client)
            client.notify(.committed(seen))
        }
        for follower in followers.values { follower.yield(commit) }
    }

    // MARK: - Following the database inside the hub

    /// The database as it is now, and every commit from then on.
    package func follow() -> (database: HomeDatabase, commits: AsyncStream<Commit>) {
        let (stream, continuation) = AsyncStream.makeStream(of: Commit.self)
        let id = UUID()
        followers[id] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.forgetFollower(id) } }
        return (database, stream)
    }

    private func forgetFollower(_ id: UUID) { followers[id] = nil }

    // MARK: - Opening

    /// Gives a client the database; from now on it hears of every commit.
    ///
    /// One that comes back is not given values which the devices have not told since the hub's start: they were saved at
    /// some time before, and what the client has is at least as new.
    package func open(_ request: OpenDatabase, for client: Client.ID, answer: (DatabaseOpened) -> Void) {
        clients[client]?.followsDatabase = true
        let guest = clients[client]?.guest
        let database = guest.map(database.visible) ?? database
        // Which homes a guest saw at an earlier revision is not known.
        let missed = guest == nil ? request.since.flatMap { try? store.commits(after: $0) } : nil
        let accessories = Set(database.homes.flatMap(\.accessories).map(\.id))
        let values = live.states.filter {
            (missed == nil || live.reports(of: $0.characteristic) > 0)
                && accessories.contains($0.characteristic.accessory)
        }
        answer(
            DatabaseOpened(
                revision: revision, database: missed == nil ? database : nil, missed: missed,
                accessories: database.homes.flatMap(\.accessories)
                    .map { AccessoryState($0.id, isReachable: live.isReachable($0.id)) },
                values: values, caller: guest.map(UnixUser.named) ?? owner, owner: owner))
        guard let client = clients[client] else { return }
        for (home, set) in runningActionSets where database.home(home) != nil {
            client.notify(.actionSetExecuting(home: home, actionSet: set, isExecuting: true))
        }
    }

    /// Writes the last known values down, for the next start.
    package func saveValues() throws(StoreError) {
        try store.save(live.values.map { CharacteristicState($0.key, value: $0.value) })
    }
}
