// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeKit

/// Setting an accessory up with what its label says: `SetUp X-HM://…`
@main
final class SetUp: NSObject, HMHomeManagerDelegate {
    private let manager = HMHomeManager()
    private let setupManager = HMAccessorySetupManager()
    private var isLoaded = false

    static func main() async {
        let program = await SetUp()
        await program.run(CommandLine.arguments.last ?? "")
    }

    @MainActor
    override init() {
        super.init()
        manager.delegate = self
    }

    func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { isLoaded = true }

    @MainActor
    private func run(_ label: String) async {
        while !isLoaded { try? await Task.sleep(nanoseconds: 10_000_000) }
        guard let home = manager.homes.first, let url = URL(string: label) else { return print("No label") }
        print("Nonsense is a payload: \(HMAccessorySetupPayload(url: URL(string: "X-HM://nonsense")) != nil)")
        do {
            let room = try await home.addRoom(named: "Workshop")
            let request = HMAccessorySetupRequest()
            request.payload = HMAccessorySetupPayload(url: url)
            request.homeUniqueIdentifier = home.uniqueIdentifier
            request.suggestedRoomUniqueIdentifier = room.uniqueIdentifier
            request.suggestedAccessoryName = "Bench Lamp"
            let result = try await setupManager.performAccessorySetup(using: request)
            print("In this home: \(result.homeUniqueIdentifier == home.uniqueIdentifier)")
            guard let lamp = await accessory("Bench Lamp", among: result.accessoryUniqueIdentifiers, in: home) else {
                return print("Not there")
            }
            print("\(lamp.name) in the \(lamp.room?.name ?? "-"), reachable: \(lamp.isReachable)")
        } catch {
            print("Failed: \(error.localizedDescription)")
        }
    }

    /// The setup is done by another part of the system; the home shows its work a moment later.
    @MainActor
    private func accessory(_ name: String, among identifiers: [UUID], in home: HMHome) async -> HMAccessory? {
        for _ in 0..<500 {
            let found = home.accessories.first { identifiers.contains($0.uniqueIdentifier) && $0.name == name }
            if let found { return found }
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
        return nil
    }
}
