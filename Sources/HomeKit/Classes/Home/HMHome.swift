// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HearthModel

/// A home: rooms, zones, accessories, action sets and triggers.
public class HMHome: NSObject, HomeObject, @unchecked Sendable {
    // `@unchecked`: all are immutable; the references guard what they refer to.
    let anchor: Anchor
    let id: Home.ID
    private let delegateReference = WeakReference<any HMHomeDelegate>()

    init(anchor: Anchor, id: Home.ID) {
        self.anchor = anchor
        self.id = id
        super.init()
    }

    var record: Home? { anchor.database.home(id) }
    func leave(_ last: LastState) { anchor.freeze(last) }

    /// Who hears of changes that others make to this home. Not kept alive.
    public var delegate: (any HMHomeDelegate)? {
        get { delegateReference.value }
        set { delegateReference.value = newValue }
    }

    /// The home's name, unique among homes.
    public var name: String { record?.name ?? "" }

    /// Identifies the home for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// Whether it is the home used where none is named.
    public var isPrimary: Bool { anchor.database.primaryHome == id }

    /// Whether the hub answers now.
    public var homeHubState: HMHomeHubState { anchor.feed.hubState }

    /// Whether a network router can be added so that it guards the other accessories: no, the hub manages no networks.
    public var supportsAddingNetworkRouter: Bool { false }

    /// Names the home's Matter controller. None answers to it here: the hub speaks to accessories of HAP alone.
    public var matterControllerID: String { uniqueIdentifier.uuidString }

    /// All accessories, bridges and those behind them included.
    public var accessories: [HMAccessory] {
        (record?.accessories ?? []).map { anchor.accessory($0.id, in: id) }
    }

    /// The rooms that were added; not the room for the entire home.
    public var rooms: [HMRoom] {
        (record?.rooms ?? []).map { anchor.room($0.id, in: id) }
    }

    /// The zones.
    public var zones: [HMZone] {
        (record?.zones ?? []).map { anchor.zone($0.id, in: id) }
    }

    /// The action sets, built-in ones included; not those that belong to one trigger.
    public var actionSets: [HMActionSet] {
        (record?.scenes ?? []).map { anchor.actionSet($0.id, in: id) }
    }

    /// The triggers.
    public var triggers: [HMTrigger] {
        (record?.triggers ?? []).map { anchor.trigger($0, in: id) }
    }

    /// Gives the home another name.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        anchor.feed.mutate(RenameHome(home: id, name: name), completionHandler: about(self, then: completionHandler))
    }

    /// Gives the home another name.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }
}
