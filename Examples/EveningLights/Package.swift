// swift-tools-version: 6.3
// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// A package of its own, as yours would be: an app that uses HomeKit, and tests that need no hub. HEARTH names where Hearth is,
// if `make install` has put it elsewhere.

import PackageDescription

let package = Package(
    name: "EveningLights",
    dependencies: [.package(name: "hearth", path: Context.environment["HEARTH"] ?? "/usr/local/share/hearth")],
    targets: [
        .target(name: "EveningLights", dependencies: [.product(name: "HomeKit", package: "hearth")]),
        .testTarget(
            name: "EveningLightsTests",
            dependencies: ["EveningLights", .product(name: "HomeKitTesting", package: "hearth")]),
    ]
)
