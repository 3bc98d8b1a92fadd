// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import HearthHub
internal import HearthModel
internal import HearthSystem

@main
enum Main {
    static func main() async {
        do throws(DaemonOptions.Mistake) {
            let words = Array(CommandLine.arguments.dropFirst())
            switch try DaemonOptions.parse(words, environment: ProcessInfo.processInfo.environment) {
            case .print(let text): write(text, to: .standardOutput)
            case .run(let configuration, let level):
                exit(
                    await run(Hub(configuration, log: Logger(subsystem: "hearthd", level: level)), configuration, level)
                )
            }
        } catch {
            write("hearthd: \(error.message). hearthd --help tells more.\n", to: .standardError)
            exit(2)
        }
    }

    /// Runs the hub until it fails or a signal asks it to stop.
    private static func run(_ hub: Hub, _ configuration: Hub.Configuration, _ level: LogLevel) async -> Int32 {
        let log = Logger(subsystem: "hearthd", level: level)
        let signals = SignalSequence([.terminate, .interrupt])
        do {
            try await withThrowingTaskGroup { group in
                group.addTask {
                    try await hub.run { log.notice("ready at \(configuration.socketPath)") }
                }
                group.addTask {
                    for await signal in signals {
                        log.notice("stopping: \(signal)")
                        return
                    }
                }
                try await group.next()
                group.cancelAll()
                try await group.waitForAll()
            }
            return 0
        } catch is CancellationError {
            return 0
        } catch {
            let message = (error as? HubError)?.message ?? "\(error)"
            write("hearthd: \(message)\n", to: .standardError)
            return 1
        }
    }

    private static func write(_ text: String, to handle: FileHandle) {
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
