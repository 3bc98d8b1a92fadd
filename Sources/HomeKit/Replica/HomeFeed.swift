// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// Keeps a home manager's replica current and tells the delegates.
///
/// Everything happens on the main queue in the order in which the hub sent it; so a completion handler finds the objects
/// already changed, and nobody sees an answer and a change in another order. Source: behaviour section 4.
final class HomeFeed: Sendable {
    let replica = Replica()
    let dialler: HubDialler
    let link: HubLink
    let agent: TerminalSetupAgent?
    let streams = RunningStreams()
    private let manager: WeakReference<HMHomeManager>
    private let progress = Guarded(Progress())

    private struct Progress {
        var status: HMHomeManagerAuthorizationStatus = []
        var hubState = HMHomeHubState.notAvailable
        /// The program has been told of its homes once, perhaps of none.
        var hasAnnounced = false
        /// The hub's database has been seen.
        var hasLoaded = false
        /// The first message found no delegate.
        var isAnnouncementDue = false
        /// Who waits for missed commits.
        var catchingUp: [@Sendable () -> Void]?
    }

    init(_ dialler: HubDialler, agent: TerminalSetupAgent?) {
        self.dialler = dialler
        link = HubLink(dialler)
        manager = WeakReference()
        self.agent = agent
    }

    /// One that belongs to no manager and never gets to a hub.
    init(_ dialler: HubDialler, refusing refusal: HubError) {
        self.dialler = dialler
        link = HubLink(dialler, refusing: refusal)
        manager = WeakReference()
        agent = nil
    }

    var authorizationStatus: HMHomeManagerAuthorizationStatus { progress.withLock { $0.status } }
    var hubState: HMHomeHubState { progress.withLock { $0.hubState } }
    var currentManager: HMHomeManager? { manager.value }
    /// Whether the hub's database has been seen.
    var hasLoaded: Bool { progress.withLock { $0.hasLoaded } }
    /// What objects read from while their things are in the database.
    var anchor: Anchor { Anchor(feed: self) }

    deinit { link.close() }

    /// Begins to work for a manager, which has to call `managerIsGone` when it goes.
    func start(for manager: HMHomeManager) {
        self.manager.value = manager
        let agent = agent
        link.start(
            HubLink.Handlers(
                opened: { [weak self] session, ready in self?.load(from: session, ready) },
                notification: { [weak self] in self?.take($0) },
                setupCode: { await agent?.answer($0) ?? SetupCodeAnswer(setupCode: nil) },
                unavailable: { [weak self] in self?.hubIsUnavailable($0) }))
    }

    /// From now on works for the objects that the program holds, and ends with the last of them: programs get homes from
    /// a manager and let that go.
    func managerIsGone() {
        streams.releaseControls()
        replica.releaseObjects()
    }
}

// MARK: - Loading

extension HomeFeed {
    private func load(from session: any HubSession, _ ready: @escaping @Sendable (HubError?) -> Void) {
        session.send(OpenDatabase(since: replica.revision), within: .seconds(30)) { result in
            switch result {
            case .success(let opened):
                self.take(opened)
                ready(nil)
            case .failure(let error): ready(error)
            }
        }
    }

    /// Takes over the database, whole or what was missed of it.
    private func take(_ opened: DatabaseOpened) {
        let result = replica.load(opened)
        update(.connected)
        let isFirst = progress.withLock { progress in
            defer { progress.hasLoaded = true }
            return !progress.hasLoaded
        }
        if isFirst {
            announce(.granted)
        } else {
            update(.granted)
            if result.isDatabaseChanged { tellHomesChanged() }
            result.reachability.forEach(tellReachability)
            result.values.forEach(tellValue)
        }
        subscribeAgain()
    }

    private func hubIsUnavailable(_ error: HubError) {
        update(.disconnected)
        streams.endAll(HMError(error))
        let isRefused = error.code == .homeAccessNotAuthorized
        if !progress.withLock({ $0.hasAnnounced }) {
            announce(isRefused ? .refused : [])
        } else if isRefused {
            update(.refused)
        }
    }

    private func subscribeAgain() {
        let characteristics = Array(replica.subscribed)
        guard !characteristics.isEmpty else { return }
        link.send(SubscribeCharacteristics(characteristics, isOn: true)) { answer in
            if case .success(let results) = answer { results.forEach(self.takeSubscribed) }
        }
    }

    /// A value that changed before the subscription stood was told to nobody; it comes with the subscription's answer.
    func takeSubscribed(_ result: CharacteristicResult) {
        guard result.error == nil else {
            replica.unwatch(result.characteristic)
            return replica.setNotifying(false, result.characteristic)
        }
        guard let value = result.value, value != replica.value(of: result.characteristic) else { return }
        replica.setValue(value, of: result.characteristic)
        tellValue(result.characteristic)
    }
}

// MARK: - The manager's messages about the whole

extension HomeFeed {
    /// The first message about the homes, after that about permission.
    private func announce(_ status: HMHomeManagerAuthorizationStatus) {
        let hasDelegate = manager.value?.delegate != nil
        progress.withLock {
            $0.status = status
            $0.hasAnnounced = true
            $0.isAnnouncementDue = !hasDelegate
        }
        if hasDelegate { tellFirst() }
    }

    /// A delegate that comes late still hears of the first load.
    func delegateIsSet() {
        DispatchQueue.main.async {
            let isDue = self.progress.withLock { progress in
                defer { progress.isAnnouncementDue = false }
                return progress.isAnnouncementDue
            }
            if isDue { self.tellFirst() }
        }
    }

    private func tellFirst() {
        guard let manager = manager.value else { return }
        manager.delegate?.homeManager(manager, didUpdate: authorizationStatus)
        manager.delegate?.homeManagerDidUpdateHomes(manager)
    }

    private func update(_ status: HMHomeManagerAuthorizationStatus) {
        let isNew = progress.withLock { progress in
            defer { progress.status = status }
            return progress.status != status
        }
        guard isNew, let manager = manager.value else { return }
        manager.delegate?.homeManager(manager, didUpdate: status)
    }

    /// The homes of a program that has just loaded them have nobody to tell yet.
    private func update(_ hubState: HMHomeHubState) {
        let old = progress.withLock { progress in
            defer { progress.hubState = hubState }
            return progress.hubState
        }
        guard old != hubState, old != .notAvailable else { return }
        for home in replica.database.homes { tell(hubState, to: home.id) }
    }

    private func tellHomesChanged() {
        guard let manager = manager.value else { return }
        manager.delegate?.homeManagerDidUpdateHomes(manager)
    }
}

extension HMHomeManagerAuthorizationStatus {
    fileprivate static let granted: Self = [.determined, .authorized]
    fileprivate static let refused: Self = [.determined, .restricted]
}

// MARK: - Commits

extension HomeFeed {
    private func take(_ notification: HubNotification) {
        switch notification {
        case .committed(let commit): take(commit, isOurs: false) {}
        case .accessoryStatesChanged(let states):
            for state in states where replica.setReachable(state.isReachable, state.accessory) {
                tellReachability(state.accessory)
            }
        case .valuesChanged(let states):
            let news = states.filter(replica.take)
            for state in news { tellValue(state.characteristic) }
        case .actionSetExecuting(_, let actionSet, let isExecuting): replica.setExecuting(isExecuting, actionSet)
        case .snapshotTaken(let accessory): takeSnapshot(of: accessory)
        case .streamEnded(let stream, let error): streams.end(stream, HMError(error))
        case .discovered, .vanished: break
        }
    }

    /// Takes over a commit, then calls `then`, then tells whom it concerns.
    ///
    /// After a gap (an answer that came too late for its limit) what is missing is fetched first.
    func take(_ commit: Commit, isOurs: Bool, then: @escaping @Sendable () -> Void) {
        let known = replica.revision ?? 0
        if commit.revision > known + 1 { return catchUp(then) }
        guard commit.revision > known else { return then() }
        let before = replica.database
        let leaving = commit.changes.flatMap(anchor.leavingObjects)
        replica.apply(commit)
        then()
        for change in commit.changes {
            if isOurs { tellAsker(change) } else { tell(change, before: before) }
        }
        withExtendedLifetime(leaving) {}
    }

    private func catchUp(_ then: @escaping @Sendable () -> Void) {
        let isFirst = progress.withLock { progress in
            defer { progress.catchingUp = (progress.catchingUp ?? []) + [then] }
            return progress.catchingUp == nil
        }
        guard isFirst else { return }
        link.send(OpenDatabase(since: replica.revision)) { result in
            if case .success(let opened) = result { self.take(opened) }
            let waiting = self.progress.withLock { progress in
                defer { progress.catchingUp = nil }
                return progress.catchingUp ?? []
            }
            for then in waiting { then() }
        }
    }
}

// MARK: - Requests

extension HomeFeed {
    /// Asks for a change of the database; it is taken over before `completion` runs.
    ///
    /// - Parameter first: done on success before the change is taken over.
    func mutate<Wish: Mutation>(
        _ wish: Wish, first: @escaping @Sendable () -> Void = {},
        _ completion: @escaping @Sendable (Result<Commit, HMError>) -> Void
    ) {
        link.send(Mutate(wish)) { result in
            switch result {
            case .success(let commit):
                first()
                self.take(commit, isOurs: true) { completion(.success(commit)) }
            case .failure(let error): completion(.failure(HMError(error)))
            }
        }
    }

    func mutate<Wish: Mutation>(
        _ wish: Wish, first: @escaping @Sendable () -> Void = {}, completionHandler: @escaping CompletionHandler
    ) {
        mutate(wish, first: first) { completionHandler($0.failure) }
    }

    /// Asks for a change that makes an object; hands it over.
    func mutate<Wish: Mutation, Object: Sendable>(
        _ wish: Wish, finding find: @escaping @Sendable (Anchor, Change) -> Object?,
        completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) {
        mutate(wish) { result in
            switch result {
            case .success(let commit):
                let anchor = self.anchor
                let object = commit.changes.lazy.compactMap { find(anchor, $0) }.first
                completionHandler(object, object == nil ? HMError(.unexpectedError) : nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Fails a call without asking the hub.
    static func refuse(_ code: HMError.Code, _ completionHandler: @escaping CompletionHandler) {
        refuse(HMError(code), completionHandler)
    }

    /// Fails a call without asking the hub.
    static func refuse(_ error: HMError, _ completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(error) }
    }
}

extension Result {
    /// The error, if it is one.
    var failure: Failure? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
