// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

extension [NetworkInterface] {
    /// Those of them on which accessories are announced and looked for: the named ones, or all that Avahi uses by
    /// itself.
    func used(named names: [String]?) -> [NetworkInterface] {
        let up = filter { $0.isUp && (names?.contains($0.name) ?? true) }
        let real = up.filter { $0.supportsMulticast && !$0.isLoopback && !$0.isPointToPoint }
        // Like Avahi: the loopback counts when it is asked for, or when there is nothing else.
        return names == nil && !real.isEmpty ? real : real + up.filter(\.isLoopback)
    }
}
