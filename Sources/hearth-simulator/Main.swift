// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import HearthSimulator

@main
enum Main {
    static func main() async {
        let environment = ToolEnvironment.system(variables: ProcessInfo.processInfo.environment)
        exit(await SimulatorTool.run(Array(CommandLine.arguments.dropFirst()), in: environment))
    }
}
