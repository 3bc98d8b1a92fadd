// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPCatalogue

/// What a network router of HomeKit says of itself.
///
/// Accessories expose one thing alone: whether their router manages the network of those behind it, that is, may
/// restrict them (Managed Network Enable). Which accessory it lets do what is between the router and its maker, so a
/// profile is there for the router and not for each accessory behind it. Source: behaviour section 16.
public class HMNetworkConfigurationProfile: HMAccessoryProfile, @unchecked Sendable {
    // `@unchecked`: the reference guards itself.
    private let delegateReference = WeakReference<any HMNetworkConfigurationProfileDelegate>()

    /// Who hears of changes. Not kept alive.
    public var delegate: (any HMNetworkConfigurationProfileDelegate)? {
        get { delegateReference.value }
        set {
            delegateReference.value = newValue
            _ = isNetworkAccessRestricted
        }
    }

    /// Whether the router restricts what accessories may do in the network, as far as is known.
    public var isNetworkAccessRestricted: Bool { watchedValue(of: Self.watchedType) == .integer(1) }
}

extension HMNetworkConfigurationProfile: WatchingProfile {
    static let watchedType = CharacteristicType.managedNetworkEnable

    func tellChange() { delegate?.profileDidUpdateNetworkAccessMode(self) }
}
