// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import HAP
internal import HearthSystem

/// Measures Hearth's controller against one unpaired accessory and prints one JSON object; `Benchmarks/peers` has the
/// same measurement of another controller. Before that it prints a line to say that a button is to be pressed now.
///
/// ```
/// hearth-benchmark HOST:PORT SETUP-CODE [--pairings N] [--verifications N] [--databases N] [--decodes N] [--reads N]
///                                       [--writes N] [--full-reads N] [--presses N]
/// ```
@main
enum Main {
    static func main() async {
        do {
            let plan = try BenchmarkPlan(CommandLine.arguments.dropFirst())
            let benchmark = try ControllerBenchmark(plan)
            // Answers and events are taken where they arrive, as the other controller's one thread does.
            tell(try await withTaskExecutorPreference(benchmark.eventLoop) { try await benchmark.run() })
        } catch {
            Logger(subsystem: "hearth-benchmark", level: .error).error("\(error)")
            exit(1)
        }
    }

    /// Writes one line at once, for whoever reads along.
    static func tell(_ value: JSONValue) {
        print(String(decoding: JSONWriter.write(value), as: UTF8.self))
        fflush(nil)
    }
}
