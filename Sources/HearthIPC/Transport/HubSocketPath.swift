// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HearthSystem

extension HubClient {
    /// The socket of the hub for this user: `HEARTH_SOCKET`, else `hearth/hub.sock` in the user's runtime folder
    /// (`$XDG_RUNTIME_DIR`, else `/run/user/UID`, else one under `/tmp` that is the user's alone).
    ///
    /// If even the last cannot be trusted, because somebody else made it, this answers the path in `/run/user/UID`,
    /// which no one but the system can make: whoever connects is told that no hub is there.
    package static func defaultSocketPath(environment: [String: String]) -> String {
        if let named = environment["HEARTH_SOCKET"], !named.isEmpty { return named }
        let paths = StandardPaths(environment: environment)
        let folder = (try? paths.runtimeFolder(for: "hearth")) ?? "/run/user/\(CurrentUser.id)/hearth"
        return folder + "/hub.sock"
    }
}
