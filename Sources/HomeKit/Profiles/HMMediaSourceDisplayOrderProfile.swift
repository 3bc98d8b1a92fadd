// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HAPCatalogue
internal import HearthModel

/// In which order a television shows its inputs.
public class HMMediaSourceDisplayOrderProfile: HMAccessoryProfile, @unchecked Sendable {
    /// Hears of changes to the order. Called on the main queue.
    public protocol Delegate: AnyObject, Sendable {
        /// The television or another program has changed the order.
        func mediaSourceDisplayOrderProfileDidUpdateOrder(_ profile: HMMediaSourceDisplayOrderProfile)
    }

    // `@unchecked`: the reference guards itself.
    private let delegateReference = WeakReference<any Delegate>()

    /// Who hears of changes. Not kept alive.
    public var delegate: (any Delegate)? {
        get { delegateReference.value }
        set {
            delegateReference.value = newValue
            _ = order
        }
    }

    /// The identifiers of the inputs (`HMCharacteristicTypeIdentifier`), first to last; empty while it is not known.
    public var order: [Int] {
        guard case .data(let bytes) = watchedValue(of: Self.watchedType) else { return [] }
        return ((try? DisplayOrder(decoding: bytes))?.identifiers ?? []).map { Int($0) }
    }

    /// Whether the order may be changed.
    public var canModifyOrder: Bool { orderCharacteristic?.record?.permissions.contains(.write) ?? false }

    /// Has the television keep another order; `order` is the new one afterwards.
    ///
    /// Fails with `invalidParameter` for a number that is no identifier, and with `readOnlyCharacteristic` where the order
    /// is fixed.
    public nonisolated(nonsending) func writeOrder(_ order: [Int]) async throws {
        let identifiers = order.compactMap { UInt32(exactly: $0) }
        guard identifiers.count == order.count else { throw HMError(.invalidParameter) }
        guard let orderCharacteristic else { throw HMError(.notFound) }
        try await orderCharacteristic.writeValue(Data(DisplayOrder(identifiers).encoded))
    }

    private var orderCharacteristic: HMCharacteristic? {
        reference(Self.watchedType).map { anchor.characteristic($0, in: home) }
    }
}

extension HMMediaSourceDisplayOrderProfile: WatchingProfile {
    static let watchedType = CharacteristicType.displayOrder

    func tellChange() { delegate?.mediaSourceDisplayOrderProfileDidUpdateOrder(self) }
}
