// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthCommands

@main
enum Main {
    static func main() async {
        let code = await CommandLineTool.run(
            Array(CommandLine.arguments.dropFirst()), in: .system(check: ConformanceChecks.check))
        exit(code.rawValue)
    }
}
