// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HearthCommands

@main
enum Main {
    static func main() async {
        let code = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: .system)
        exit(code.rawValue)
    }
}
