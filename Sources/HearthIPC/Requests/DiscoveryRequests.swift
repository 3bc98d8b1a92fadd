// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

package import HearthModel

/// Starts or stops telling this connection about accessories that could be added (`discovery.appeared`,
/// `discovery.vanished`). Starting begins with all that are known.
package struct Discover: HubRequest {
    package typealias Answer = Done
    package static let method = "discovery.search"

    package let isOn: Bool

    package init(isOn: Bool) {
        self.isOn = isOn
    }
}

/// An accessory server seen on the network.
package struct DiscoveredAccessory: Codable, Hashable, Sendable {
    /// The identifier its first accessory will have once it is added.
    package let accessory: Accessory.ID
    package let deviceID: String
    package let name: String
    package let model: String
    /// HAP's category number.
    package let category: Int
    /// Whether some controller has paired with it already.
    package let isPaired: Bool
    /// Every `HOST:PORT` it announces.
    package let addresses: [String]

    package init(
        accessory: Accessory.ID, deviceID: String, name: String, model: String, category: Int, isPaired: Bool,
        addresses: [String]
    ) {
        self.accessory = accessory
        self.deviceID = deviceID
        self.name = name
        self.model = model
        self.category = category
        self.isPaired = isPaired
        self.addresses = addresses
    }
}

/// Makes this connection a setup agent, or no longer: the hub asks it for setup codes (`agent.setupCode`).
package struct RegisterSetupAgent: HubRequest {
    package typealias Answer = Done
    package static let method = "agent.register"

    package let isOn: Bool

    package init(isOn: Bool) {
        self.isOn = isOn
    }
}

/// The hub's question to a setup agent. The first agent's answer wins; `setupCode` nil means the person gave up.
package struct SetupCodeQuestion: HubRequest {
    package typealias Answer = SetupCodeAnswer
    package static let method = "agent.setupCode"

    package let accessory: DiscoveredAccessory
    /// Why it is asked again, in words; nil the first time.
    package let problem: String?

    package init(accessory: DiscoveredAccessory, problem: String?) {
        self.accessory = accessory
        self.problem = problem
    }
}

package struct SetupCodeAnswer: Codable, Hashable, Sendable {
    package let setupCode: String?

    package init(setupCode: String?) {
        self.setupCode = setupCode
    }
}
