// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue
internal import HearthIPC
package import HearthModel

/// Live values on their way from the devices to the clients.
///
/// What a device reports and what was written to it arrive here in the order in which the link saw it. Answers to reads
/// and writes come on another way, after all reports from before them (`AccessoryControl`) and perhaps after later ones:
/// one that was overtaken by a report takes the reported value.
extension HomeRegistry {
    /// Values that a device has reported, or that were written to it.
    ///
    /// - Parameters:
    ///   - arePresses: each counts even if the value is the one before (quirk Q56), and none is remembered.
    ///   - areWritten: they come from a write through the hub; whoever wrote is not told.
    package func valuesReported(
        _ states: [CharacteristicState], arePresses: Bool = false, areWritten: Bool = false
    ) {
        if arePresses { live.countPresses(states) }
        let events = states.compactMap { state in
            state.value.map {
                ValueChange(state.characteristic, from: arePresses ? nil : live.value(of: state.characteristic), to: $0)
            }
        }
        tellLiveFollowers(.values(states))
        let changed = arePresses ? states : live.update(states)
        for state in changed {
            let writer = areWritten ? writers.removeValue(forKey: state.characteristic) : nil
            for client in clients.values where client.id != writer && client.wants(state) {
                client.notify(.valuesChanged([state]))
            }
        }
        for event in events { tellEvents(of: event) }
        guard !arePresses, !changed.isEmpty else { return }
        hold(states)
        tellConfirmed()
    }

    /// All values of an accessory server, read when it was added or came back. They are states, and make no trigger run:
    /// nobody knows when they came about. Whoever follows the database hears of
    /// what is different, subscribed or not, since nobody has known these values before or for a while.
    package func valuesRead(_ states: [CharacteristicState]) {
        let known = Set(states.map(\.characteristic.accessory)).filter { database.accessory($0) != nil }
        let changed = live.update(states.filter { known.contains($0.characteristic.accessory) })
        tellLiveFollowers(.values(states))
        if !changed.isEmpty { tellFollowers(.valuesChanged(changed)) }
        hold(states)
    }

    /// Who answers and who does not.
    package func reachabilityReported(_ states: [AccessoryState]) {
        let news = live.update(states.filter { database.accessory($0.accessory) != nil })
        guard !news.isEmpty else { return }
        tellLiveFollowers(.reachability(news))
        tellFollowers(.accessoryStatesChanged(news))
        tellConfirmed()
    }

    /// Whether an accessory answers.
    package func isReachable(_ accessory: Accessory.ID) -> Bool { live.isReachable(accessory) }

    /// Where an answer stands in the order of reports.
    struct Mark: Sendable {
        fileprivate let reports: [CharacteristicReference: UInt64]
    }

    /// To be called before a read or a write; with the database as it is then.
    func beginRead(_ references: [CharacteristicReference]) -> (mark: Mark, database: HomeDatabase) {
        (mark(references), database)
    }

    private func mark(_ references: [CharacteristicReference]) -> Mark {
        Mark(
            reports: Dictionary(
                references.map { ($0, live.reports(of: $0)) }, uniquingKeysWith: { first, _ in first }))
    }

    /// To be called before a write, which has to be the only one of these characteristics until `endWrite`.
    @discardableResult
    func beginWrite(_ references: [CharacteristicReference], by writer: Client.ID?) -> Mark {
        for reference in references { writers[reference] = writer }
        return mark(references)
    }

    /// To be called when all reports from before the answer have arrived.
    func endWrite(_ references: [CharacteristicReference]) {
        for reference in references { writers[reference] = nil }
    }

    /// Hands results to whoever asked, each brought up to date if a report has overtaken it.
    func settle(
        _ results: [HearthIPC.CharacteristicResult], since mark: Mark,
        answer: ([HearthIPC.CharacteristicResult]) -> Void
    ) {
        answer(
            results.map { result in
                let reference = result.characteristic
                guard result.error == nil, live.reports(of: reference) != mark.reports[reference],
                    let current = live.value(of: reference)
                else { return result }
                return CharacteristicResult(reference, value: current)
            })
    }
}

extension Client {
    fileprivate func wants(_ state: CharacteristicState) -> Bool { subscriptions.contains(state.characteristic) }
}
