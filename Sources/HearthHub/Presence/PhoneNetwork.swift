// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAPNetwork
package import HearthSystem

/// The network on which phones are looked for.
package protocol PhoneNetwork: Sendable {
    /// The addresses of a host name of multicast DNS; none if nobody answers, nil if there is no multicast DNS.
    func addresses(of host: String) async -> [IPAddress]?
    /// Looks whether a host is there.
    func look(for address: IPAddress) async -> PhoneSign
}

/// The network of this machine.
struct MachineNetwork: PhoneNetwork {
    /// How long a phone may take to answer to its name.
    static let nameLimit: Duration = .seconds(3)

    /// Nil if the hub works without.
    let dns: MulticastDNS?

    func addresses(of host: String) async -> [IPAddress]? {
        await dns?.addresses(of: host, within: Self.nameLimit)
    }

    func look(for address: IPAddress) async -> PhoneSign {
        switch await HostProbe.look(for: address) {
        case .isThere(let age): .seen(ago: age)
        case .isSilent: .silent
        case .cannotTell: .untold
        }
    }
}
