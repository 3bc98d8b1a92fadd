// swift-tools-version: 6.3
// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackageDescription

/// Whether a folder of this package is there.
func isHere(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)")
}

// What `make install` puts down are the libraries' sources alone, for other packages to build on: see the end.
let isInstalled = !isHere("Tests")

// One place for the compiler's rules: they hold for every target below. A newer compiler's warnings are not the errors of those
// who only use the package.
let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + (isInstalled ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
    name: "Hearth",
    products: [
        .library(name: "HomeKit", targets: ["HomeKit"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "HomeKitTesting", targets: ["HomeKitTesting", "HearthAccessory"]),
        .library(name: "HearthAccessory", targets: ["HearthAccessory"]),
        .executable(name: "hearthd", targets: ["hearthd"]),
        .executable(name: "hearth", targets: ["hearth"]),
        .executable(name: "hearth-simulator", targets: ["hearth-simulator"]),
    ],
    targets: [
        // C libraries and the kernel. Each shim says why it exists.
        .target(name: "CLinux", linkerSettings: [.linkedLibrary("resolv")]),
        .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CAvahi", providers: [.apt(["libavahi-core-dev"])]),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),

        // Values without input or output.
        .target(name: "HAPCatalogue"),
        .target(name: "HAP", dependencies: ["HAPCatalogue", "COpenSSL", "CSodium"]),
        .target(name: "HearthModel", dependencies: ["HAPCatalogue"]),

        // The outside world.
        .target(name: "HearthSystem", dependencies: ["CLinux"]),
        .target(name: "HAPNetwork", dependencies: ["HAP", "HAPCatalogue", "HearthSystem", "CAvahi"]),
        .target(name: "HearthIPC", dependencies: ["HearthModel", "HearthSystem", "HAPCatalogue"]),
        .target(
            name: "HearthStore", dependencies: ["HAP", "HAPCatalogue", "HearthModel", "HearthSystem", "CSQLite"]),

        // What people and programs use.
        .target(
            name: "HearthHub",
            dependencies: [
                "HAP", "HAPCatalogue", "HAPNetwork", "HearthIPC", "HearthModel", "HearthStore", "HearthSystem",
            ]),
        .target(name: "CoreLocation", dependencies: ["HearthSystem"]),
        .target(
            name: "HomeKit", dependencies: ["CoreLocation", "HearthIPC", "HearthModel", "HearthSystem", "HAPCatalogue"]),
        .target(
            name: "HearthAccessory",
            dependencies: ["HAP", "HAPCatalogue", "HAPNetwork", "HearthSystem", "CQREncode"]),
        .target(
            name: "HomeKitTesting",
            dependencies: [
                "HomeKit", "CoreLocation", "HearthAccessory", "HearthHub", "HAP", "HAPCatalogue", "HAPNetwork",
                "HearthIPC", "HearthModel", "HearthStore", "HearthSystem",
            ]),
        .target(
            name: "HearthSimulator",
            dependencies: ["HAP", "HAPCatalogue", "HAPNetwork", "HearthAccessory", "HearthSystem"]),
        .executableTarget(name: "hearthd", dependencies: ["HearthHub", "HearthSystem"]),
        .target(
            name: "HearthCommands", dependencies: ["HearthIPC", "HearthModel", "HearthSystem", "HAPCatalogue"]),
        .target(
            name: "HearthCheck",
            dependencies: ["HAP", "HAPCatalogue", "HAPNetwork", "HearthModel", "HearthSystem"]),
        .executableTarget(
            name: "hearth", dependencies: ["HearthCommands", "HearthCheck", "HAP", "HAPCatalogue", "HearthSystem"]),
        .executableTarget(name: "hearth-simulator", dependencies: ["HearthSimulator", "HearthSystem"]),

        // How to use it.
        .executableTarget(
            name: "NightTime", dependencies: ["HomeKit"], path: "Examples/NightTime",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "HolidayLights", dependencies: ["HomeKit"], path: "Examples/HolidayLights"),
        .executableTarget(name: "Lightbulb", dependencies: ["HearthAccessory"], path: "Examples/Lightbulb"),
        .target(
            name: "EveningLights", dependencies: ["HomeKit"], path: "Examples/EveningLights/Sources/EveningLights"),
        .testTarget(
            name: "EveningLightsTests", dependencies: ["EveningLights", "HomeKitTesting", "HearthAccessory"],
            path: "Examples/EveningLights/Tests/EveningLightsTests"),

        // Proof.
        .target(
            name: "HearthTestSupport",
            dependencies: [
                "HAP", "HAPCatalogue", "HAPNetwork", "HearthIPC", "HearthModel", "HearthSimulator", "HearthSystem",
            ],
            path: "Tests/HearthTestSupport"),
        .testTarget(name: "HAPCatalogueTests", dependencies: ["HAPCatalogue"]),
        .testTarget(
            name: "HAPTests", dependencies: ["HAP", "HAPCatalogue", "HearthSystem", "HearthTestSupport"],
            resources: [.copy("Vectors")]),
        .testTarget(name: "HearthModelTests", dependencies: ["HearthModel", "HAPCatalogue", "HearthTestSupport"]),
        .testTarget(name: "HearthSystemTests", dependencies: ["HearthSystem", "HearthTestSupport"]),
        .testTarget(
            name: "HAPNetworkTests",
            dependencies: ["HAPNetwork", "HAP", "HAPCatalogue", "HearthSystem", "HearthTestSupport"]),
        .testTarget(
            name: "HearthIPCTests", dependencies: ["HearthIPC", "HearthModel", "HearthSystem", "HearthTestSupport"]),
        .testTarget(
            name: "HearthStoreTests", dependencies: ["HearthStore", "HearthModel", "HAPCatalogue", "HearthTestSupport"]),
        .testTarget(
            name: "HearthHubTests",
            dependencies: [
                "HearthHub", "HAP", "HAPCatalogue", "HAPNetwork", "HearthIPC", "HearthModel", "HearthSimulator",
                "HearthStore", "HearthSystem", "HearthTestSupport",
            ]),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
        .testTarget(
            name: "HomeKitTests",
            dependencies: [
                "HomeKit", "HomeKitTesting", "CoreLocation", "HearthHub", "HearthIPC", "HearthModel", "HearthSimulator",
                "HearthStore", "HearthSystem", "HearthTestSupport", "HAP", "HAPCatalogue", "HAPNetwork",
            ],
            // What is deprecated has to work, too.
            swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .warning)]),
        .testTarget(
            name: "HomeKitTestingTests", dependencies: ["HomeKitTesting", "HomeKit", "CoreLocation", "HearthAccessory"]),
        .testTarget(
            name: "HearthCommandsTests",
            dependencies: [
                "HearthCommands", "HearthIPC", "HearthModel", "HearthSystem", "HearthTestSupport", "HAPCatalogue",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "HearthCheckTests",
            dependencies: [
                "HearthCheck", "HAP", "HAPCatalogue", "HAPNetwork", "HearthSystem", "HearthTestSupport",
            ]),
        .testTarget(
            name: "HearthAccessoryTests",
            dependencies: ["HearthAccessory", "HAP", "HAPCatalogue", "HAPNetwork", "HearthSystem", "HearthTestSupport"]),
        .testTarget(
            name: "HearthSimulatorTests",
            dependencies: [
                "HearthSimulator", "HAP", "HAPCatalogue", "HAPNetwork", "HearthSystem", "HearthTestSupport",
            ],
            resources: [.copy("Fixtures")]),
        .executableTarget(
            name: "HomeKitPeer", dependencies: ["CoreLocation", "HomeKit"], path: "Tests/Programs/HomeKitPeer",
            swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .warning)]),
        .executableTarget(
            name: "TriggerDates", dependencies: ["HearthModel"], path: "Tests/Programs/TriggerDates"),
        .testTarget(
            name: "IntegrationTests",
            dependencies: [
                "HAP", "HAPCatalogue", "HAPNetwork", "HearthIPC", "HearthModel", "HearthSystem", "HearthTestSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Users never build the benchmarks: they are there only for `make bench`, which asks for them.
if Context.environment["HEARTH_BENCHMARKS"] != nil {
    package.targets += [
        .executableTarget(
            name: "hearth-benchmark", dependencies: ["HAP", "HAPCatalogue", "HAPNetwork", "HearthSystem"],
            path: "Benchmarks/Sources/hearth-benchmark"),
        .executableTarget(
            name: "automation-benchmark", dependencies: ["HAP", "HAPCatalogue", "HAPNetwork", "HearthSystem"],
            path: "Benchmarks/Sources/automation-benchmark"),
        .executableTarget(
            name: "homekit-benchmark", dependencies: ["HomeKit"], path: "Benchmarks/Sources/homekit-benchmark"),
    ]
}

// Likewise the fuzzers, which need the compiler's help (Scripts/fuzz.sh).
if Context.environment["HEARTH_FUZZERS"] != nil {
    package.targets.append(
        .executableTarget(
            name: "hearth-fuzz", dependencies: ["HAP", "HAPCatalogue"], path: "Fuzzers/Sources",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// The examples are built as their authors' own packages would build them: plainly, one in each language mode.
let plain: Set<String> = [
    "CLinux", "homekit-benchmark", "NightTime", "HolidayLights", "Lightbulb", "EveningLights", "EveningLightsTests",
]
for target in package.targets where target.type != .system && !plain.contains(target.name) {
    target.swiftSettings = strict + (target.swiftSettings ?? [])
}

// While one works on a part, its tests alone: HEARTH_TESTS=HomeKitTests,HearthHubTests swift build --build-tests
if let wanted = Context.environment["HEARTH_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}

// An installed package has neither programs nor tests.
if isInstalled {
    package.targets.removeAll { !isHere($0.path ?? "Sources/\($0.name)") }
    package.products.removeAll { $0 is Product.Executable }
}
