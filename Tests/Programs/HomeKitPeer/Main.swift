// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import HomeKit

/// A program under test: works on the first home of the hub, and writes down what it did and what it was told.
///
///     HomeKitPeer NAME SEED COUNT START [LAMP]
///     HomeKitPeer obey
///
/// It prints `ready`; when there is a file START it makes COUNT changes, chosen by SEED, to things of its own, whose names
/// begin with NAME, and to the brightness of LAMP. For each it prints `did …`, for each delegate message `told …`, in
/// the same words. After the last change it prints `done`. Asked to end, it prints `state …`: all that it sees.
///
/// In the second form it does what it is told on standard input, see ``Orders``.
@main
enum Main {
    struct Usage: Error {}

    @MainActor
    static func main() async {
        do {
            let words = CommandLine.arguments.dropFirst()
            if words == ["obey"] { return try await obey() }
            guard words.count >= 4, let seed = UInt64(words[2]), let count = Int(words[3]) else { throw Usage() }
            let (manager, messages) = (HMHomeManager(), DelegateMessages())
            manager.delegate = messages
            while manager.homes.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
            let home = manager.homes[0]
            home.delegate = messages
            try await listen(to: home, messages)
            let ending = stateAtEnd(of: home)
            say("ready")
            while !FileManager.default.fileExists(atPath: words[4]) { try await Task.sleep(for: .milliseconds(5)) }
            let lamp = words.count > 5 ? home.accessories.first { $0.name == words[5] } : nil
            var life = RandomLife(in: home, name: words[1], seed: seed, lamp: lamp)
            for _ in 0..<count { say("did " + (try await life.change())) }
            say("done")
            await stay()
            withExtendedLifetime((manager, messages, ending)) {}
        } catch {
            say("failed \(error)")
            exit(1)
        }
    }

    @MainActor
    private static func obey() async throws {
        let (manager, messages) = (HMHomeManager(), DelegateMessages())
        manager.delegate = messages
        while manager.homes.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        manager.homes[0].delegate = messages
        for accessory in manager.homes[0].accessories { accessory.delegate = messages }
        say("ready")
        try await Orders(manager: manager, home: manager.homes[0], messages: messages).run()
        withExtendedLifetime(messages) {}
    }

    /// Has the values of all lights told.
    @MainActor
    private static func listen(to home: HMHome, _ messages: DelegateMessages) async throws {
        for accessory in home.accessories {
            accessory.delegate = messages
            for characteristic in accessory.services.flatMap(\.characteristics)
            where characteristic.characteristicType == HMCharacteristicTypeBrightness {
                try await characteristic.enableNotification(true)
            }
        }
    }

    /// Prints all there is when the program is asked to end, and ends it.
    private static func stateAtEnd(of home: HMHome) -> any DispatchSourceSignal {
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        source.setEventHandler {
            say("state " + home.wholeState)
            exit(0)
        }
        source.resume()
        return source
    }
}

/// Writes a line, at once.
func say(_ words: String) {
    print(words)
    fflush(nil)
}

/// Waits for the end of the program.
private func stay() async {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
}

extension HMHome {
    /// All there is, with its identifiers, in the order of the home.
    var wholeState: String {
        let rooms = rooms.map { "\($0.name) \($0.uniqueIdentifier)" }
        let zones = zones.map { "\($0.name) \($0.uniqueIdentifier) of \($0.rooms.map(\.name).sorted())" }
        let groups = serviceGroups.map { "\($0.name) \($0.uniqueIdentifier) of \($0.services.map(\.uniqueIdentifier))" }
        let sets = actionSets.map { "\($0.name) \($0.uniqueIdentifier): \($0.actions.map(\.uniqueIdentifier))" }
        let triggers = triggers.map {
            "\($0.name) \($0.uniqueIdentifier) at \(($0 as? HMTimerTrigger)?.fireDate.timeIntervalSince1970 ?? 0)"
        }
        let values = accessories.map { accessory in
            let brightness = accessory.services.flatMap(\.characteristics)
                .filter { $0.characteristicType == HMCharacteristicTypeBrightness }.map { "\($0.value ?? "none")" }
            return "\(accessory.name) \(accessory.uniqueIdentifier) in \(accessory.room?.name ?? "none"): \(brightness)"
        }
        return "\(name) \(rooms) \(zones) \(groups) \(sets) \(triggers) \(values)"
    }
}
