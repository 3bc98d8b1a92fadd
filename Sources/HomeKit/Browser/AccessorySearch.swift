// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// A browser's search at the hub. The connection is made with the first search and kept as long as the browser lives.
final class AccessorySearch: Sendable {
    private struct State {
        var isSearching = false
        var isStarted = false
        var found: [HMAccessory] = []
    }

    private let link: HubLink
    private let browser = WeakReference<HMAccessoryBrowser>()
    private let state = Guarded(State())

    init(_ dialler: HubDialler) {
        link = HubLink(dialler)
    }

    var found: [HMAccessory] { state.withLock { $0.found } }

    /// Works for a browser, which has to call `close` when it goes.
    func serve(_ browser: HMAccessoryBrowser) {
        self.browser.value = browser
    }

    func close() {
        link.close()
    }

    func begin() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            state.isSearching = true
            state.found = []
            return !state.isStarted
        }
        if isFirst { start() } else { ask(true) }
    }

    func end() {
        let wasSearching = state.withLock { state in
            defer { state.isSearching = false }
            return state.isSearching
        }
        if wasSearching { ask(false) }
    }

    private func ask(_ isOn: Bool) {
        link.send(Discover(isOn: isOn)) { _ in }
    }

    private func start() {
        link.start(
            HubLink.Handlers(
                opened: { [weak self] _, ready in
                    ready(nil)
                    if let self, state.withLock({ $0.isSearching }) { ask(true) }
                },
                notification: { [weak self] in self?.take($0) }))
    }
}

// MARK: - What the hub tells

extension AccessorySearch {
    private func take(_ notification: HubNotification) {
        switch notification {
        case .discovered(let accessory) where accessory.isPaired: vanished(accessory)
        case .discovered(let accessory): appeared(accessory)
        case .vanished(let accessory): vanished(accessory)
        default: break
        }
    }

    private func appeared(_ accessory: DiscoveredAccessory) {
        let new: HMAccessory? = state.withLock { state in
            guard state.isSearching else { return nil }
            if let known = state.found.first(where: { $0.id == accessory.accessory }) {
                known.update(accessory)
                return nil
            }
            let new = HMAccessory(accessory, link: link)
            state.found.append(new)
            return new
        }
        guard let new, let browser = browser.value else { return }
        browser.delegate?.accessoryBrowser(browser, didFindNewAccessory: new)
    }

    private func vanished(_ accessory: DiscoveredAccessory) {
        let gone: HMAccessory? = state.withLock { state in
            guard state.isSearching, let index = state.found.firstIndex(where: { $0.id == accessory.accessory })
            else { return nil }
            return state.found.remove(at: index)
        }
        guard let gone, let browser = browser.value else { return }
        browser.delegate?.accessoryBrowser(browser, didRemoveNewAccessory: gone)
    }
}
