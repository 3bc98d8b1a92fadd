// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import HAPCatalogue
internal import HearthIPC
internal import HearthModel
internal import HearthSystem

/// A device: stand-alone, a bridge, or behind a bridge; or one that a browser found and nobody has added yet.
public class HMAccessory: NSObject, HomeObject, @unchecked Sendable {
    /// Where the object stands: found on the network, or in a home.
    enum Place: Sendable {
        case discovered(DiscoveredAccessory, HubLink)
        case home(Home.ID, Anchor)
    }

    // `@unchecked`: all are immutable or guard themselves.
    let id: Accessory.ID
    private let place: Guarded<Place>
    private let delegateReference = WeakReference<any HMAccessoryDelegate>()

    init(anchor: Anchor, id: Accessory.ID, home: Home.ID) {
        self.id = id
        place = Guarded(.home(home, anchor))
        super.init()
    }

    /// One that is not in a home yet.
    init(_ found: DiscoveredAccessory, link: HubLink) {
        id = found.accessory
        place = Guarded(.discovered(found, link))
        super.init()
    }

    /// One that is in no home and never will be.
    @available(*, deprecated, message: "Accessories come from HMHome.accessories and HMAccessoryBrowser.")
    public override init() {
        id = Accessory.ID(UUID())
        place = Guarded(.home(Home.ID(UUID()), .nowhere))
        super.init()
    }

    func leave(_ last: LastState) {
        if case .home(_, let anchor) = currentPlace { anchor.freeze(last) }
    }

    /// Who hears of changes to this accessory. Not kept alive.
    public var delegate: (any HMAccessoryDelegate)? {
        get { delegateReference.value }
        set { delegateReference.value = newValue }
    }

    /// Identifies the accessory for ever.
    public var uniqueIdentifier: UUID { id.uuid }

    /// The old name of `uniqueIdentifier`.
    @available(*, deprecated, renamed: "uniqueIdentifier")
    public var identifier: UUID { uniqueIdentifier }

    /// The accessory's name, unique in its home; first the one it brings along.
    public var name: String {
        if case .discovered(let found, _) = currentPlace { return found.name }
        return record?.name ?? ""
    }

    /// The room it is in; nil while it is in no home.
    public var room: HMRoom? {
        guard case .home(let home, let anchor) = currentPlace, let record else { return nil }
        return anchor.room(record.room, in: home)
    }

    /// The home it is in; nil while it is in none.
    public var home: HMHome? {
        guard case .home(let home, let anchor) = currentPlace, record != nil else { return nil }
        return anchor.home(home)
    }

    /// What kind of accessory it says it is.
    public var category: HMAccessoryCategory {
        if case .discovered(let found, _) = currentPlace { return .category(found.category) }
        return .category(record?.category ?? 1)
    }

    /// Whether the hub can talk to it now.
    public var isReachable: Bool {
        guard case .home(_, let anchor) = currentPlace else { return true }
        return anchor.replica.isReachable(id)
    }

    /// Whether the hub has stopped talking to it, as it misbehaved. All requests fail then, until it is unblocked.
    public var isBlocked: Bool { record?.blockedSince != nil }

    /// Whether it stands behind a bridge; then it leaves only with the bridge.
    public var isBridged: Bool { record?.bridge != nil }

    /// Who made it.
    public var manufacturer: String? { record?.manufacturer }

    /// Which model it is.
    public var model: String? {
        if case .discovered(let found, _) = currentPlace { return found.model }
        return record?.model
    }

    /// Its number in a Matter fabric; nil, since the hub speaks to accessories of HAP alone.
    public var matterNodeID: UInt64? { nil }

    /// Which firmware it runs.
    public var firmwareVersion: String? { record?.firmwareVersion }
}

// MARK: - Services and bridged accessories

extension HMAccessory {
    /// Services that concern pairing alone are nobody's business. Source: behaviour section 9.
    private static let pairing = TypeIdentifier(apple: 0x55)

    /// What it can do; empty until it is in a home.
    public var services: [HMService] {
        guard case .home(let home, let anchor) = currentPlace else { return [] }
        let shown = (record?.services ?? []).filter { $0.type != Self.pairing }
        return shown.map { anchor.service($0.iid, of: id, in: home) }
    }

    /// The accessories behind it; nil if it is no bridge.
    public var uniqueIdentifiersForBridgedAccessories: [UUID]? {
        let behind = recordsBehind
        return behind.isEmpty ? nil : behind.map(\.id.uuid)
    }

    /// The old name of `uniqueIdentifiersForBridgedAccessories`.
    @available(*, deprecated, renamed: "uniqueIdentifiersForBridgedAccessories")
    public var identifiersForBridgedAccessories: [UUID]? { uniqueIdentifiersForBridgedAccessories }

    /// The accessories behind it; empty if it is no bridge.
    public var bridgedAccessories: [HMAccessory] {
        guard case .home(let home, let anchor) = currentPlace else { return [] }
        return recordsBehind.map { anchor.accessory($0.id, in: home) }
    }

    private var recordsBehind: [Accessory] {
        guard case .home(let home, let anchor) = currentPlace else { return [] }
        return anchor.database.home(home)?.accessories(behind: id) ?? []
    }
}

// MARK: - Requests

extension HMAccessory {
    private static let identify = TypeIdentifier(apple: 0x14)

    /// Whether it can show itself.
    public var supportsIdentify: Bool {
        guard case .home = currentPlace else { return true }
        return (record?.services ?? []).contains { $0.characteristics.contains { $0.type == Self.identify } }
    }

    /// Makes it show itself, by a blink or a beep; works before it is added, too.
    public func identify(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        let link: HubLink
        switch currentPlace {
        case .discovered(_, let browsers): link = browsers
        case .home(_, let anchor): link = anchor.feed.link
        }
        let completionHandler = about(self, then: completionHandler)
        link.send(IdentifyAccessory(accessory: id)) { completionHandler($0.failure.map { HMError($0) }) }
    }

    /// Makes it show itself, by a blink or a beep; works before it is added, too.
    public nonisolated(nonsending) func identify() async throws {
        try await awaitCompletion { identify(completionHandler: $0) }
    }

    /// Gives it another name in HomeKit; the device never hears of it.
    public func updateName(_ name: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        guard case .home(let home, let anchor) = currentPlace else {
            return HomeFeed.refuse(.objectNotAssociatedToAnyHome, about(self, then: completionHandler))
        }
        anchor.feed.mutate(
            RenameAccessory(home: home, accessory: id, name: name),
            completionHandler: about(self, then: completionHandler))
    }

    /// Gives it another name in HomeKit; the device never hears of it.
    public nonisolated(nonsending) func updateName(_ name: String) async throws {
        try await awaitCompletion { updateName(name, completionHandler: $0) }
    }
}

// MARK: - Where it stands

extension HMAccessory {
    var currentPlace: Place { place.withLock { $0 } }

    /// What the database says of it, or last said.
    var record: Accessory? {
        guard case .home(let home, let anchor) = currentPlace else { return nil }
        return anchor.database.accessory(id, home)
    }

    /// The home it is in right now.
    var currentHome: Home.ID? {
        guard case .home(let home, let anchor) = currentPlace else { return nil }
        return anchor.replica.database.accessory(id, home) == nil ? nil : home
    }

    var isOnlyDiscovered: Bool {
        if case .discovered = currentPlace { return true }
        return false
    }

    var deviceID: String? {
        if case .discovered(let found, _) = currentPlace { return found.deviceID }
        return record?.deviceID
    }

    /// The network says something new of it.
    func update(_ found: DiscoveredAccessory) {
        place.withLock { place in
            if case .discovered(_, let link) = place { place = .discovered(found, link) }
        }
    }

    /// It is about to come into a home: this object is the one that stands for it there.
    func join(_ home: Home.ID, through feed: HomeFeed) {
        place.withLock { $0 = .home(home, feed.anchor) }
        feed.replica.adopt(self, as: .accessory(id, home))
    }
}
