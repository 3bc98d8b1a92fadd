// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

/// `hearth-fuzz NAME [libFuzzer's options] CORPUS…`; Scripts/fuzz.sh runs all of them.
@main
enum Main {
    static let fuzzer: any Fuzzer = Fuzzers.named(CommandLine.arguments.dropFirst().first ?? "")

    static func main() {
        _ = fuzzer
        // Without our own argument, the rest is libFuzzer's.
        var arguments = CommandLine.unsafeArgv + 1
        var count = CommandLine.argc - 1
        _ = runDriver(&count, &arguments) { data, size in
            Main.fuzzer.run(Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
        }
    }
}

/// libFuzzer's own entry. Why by its symbol: no header for it comes with the toolchain.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
