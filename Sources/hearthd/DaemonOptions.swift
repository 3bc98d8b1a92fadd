// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthHub
internal import HearthIPC
internal import HearthSystem

/// The command line of the daemon.
struct DaemonOptions {
    static let help = """
        hearthd: the hub of a home. It keeps the shared database, talks to the accessories and runs triggers.

        Usage:
          hearthd [OPTION…]

        Options:
          --socket PATH      Where programs connect; default $HEARTH_SOCKET, else
                             $XDG_RUNTIME_DIR/hearth/hub.sock
          --shared           Let users of this machine connect whom "hearth user invite" has
                             invited; then PATH must be in a folder that they can enter
          --state FOLDER     Database and keys; default $XDG_STATE_HOME/hearth
          --interface NAME   Look for accessories on this interface only; may be repeated.
                             "lo" stays on this machine. Default: all that can multicast
          --no-discovery     Do not look for accessories; known addresses still work
          --log-level LEVEL  trace, debug, info, notice (default), warning or error
          --version          Print the version
          --help             Print this

        It stops on SIGTERM and SIGINT. Exit codes: 0 stopped, 1 could not run, 2 command line not understood.

        """

    enum Wish {
        case run(Hub.Configuration, LogLevel)
        case print(String)
    }

    struct Mistake: Error {
        let message: String
    }

    private var socket: String?
    private var state: String?
    private var interfaces: [String] = []
    private var discovers = true
    private var isShared = false
    private var logLevel = LogLevel.notice

    static func parse(_ words: [String], environment: [String: String]) throws(Mistake) -> Wish {
        var options = DaemonOptions()
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h": return .print(help)
            case "--version": return .print("hearthd \(Release.version)\n")
            case "--no-discovery": options.discovers = false
            case "--shared": options.isShared = true
            default: try options.take(word, &rest)
            }
        }
        return .run(try options.configuration(environment), options.logLevel)
    }

    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(Mistake) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard ["--socket", "--state", "--interface", "--log-level"].contains(name) else {
            throw Mistake(message: "\(word) is not known")
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw Mistake(message: "\(name) needs a value")
        }
        switch name {
        case "--socket": socket = value
        case "--state": state = value
        case "--interface": interfaces.append(value)
        default:
            guard let level = LogLevel(value) else { throw Mistake(message: "\(value) is no log level") }
            logLevel = level
        }
    }

    private func configuration(_ environment: [String: String]) throws(Mistake) -> Hub.Configuration {
        do {
            return Hub.Configuration(
                stateFolder: try state ?? StandardPaths(environment: environment).stateFolder(for: "hearth"),
                socketPath: socket ?? HubClient.defaultSocketPath(environment: environment),
                interfaces: discovers ? (interfaces.isEmpty ? nil : interfaces) : [], isShared: isShared)
        } catch {
            throw Mistake(message: "\(error)")
        }
    }
}
