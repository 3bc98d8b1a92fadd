// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// A lamp that any HomeKit controller can pair with. It has no bulb: it says what it does, and whoever types "on", "off"
// or a number of per cent and Enter stands at the lamp itself.
//
//     Lightbulb [FOLDER [INTERFACE]]       INTERFACE lo keeps it on this machine

import Foundation
import HearthAccessory

@main
enum Lightbulb {
    static func main() async throws {
        let power = Characteristic(.on, false) { isOn in
            say(isOn ? "The lamp is on." : "The lamp is off.")
        }
        let brightness = Characteristic(.brightness, 100) { percent in
            // A lamp that is dark cannot be told how bright to be.
            guard power.value == true else { throw DeviceError.notAllowedNow }
            say("The lamp shines at \(percent) %.")
        }
        let lamp = try Accessory("Hearth Lamp", .lightbulb, Service(.lightbulb, power, brightness)) {
            say("The lamp blinks: it is this one.")
        }

        let words = CommandLine.arguments.dropFirst()
        var options = AccessoryHost.Options()
        options.interfaces = words.dropFirst().first.map { [$0] }
        let host = try AccessoryHost(lamp, folder: words.first ?? "lightbulb-state", options: options)
        say(try await host.start().text(asTerminal: isatty(1) == 1))

        Thread.detachNewThread {
            while let line = readLine() { type(line, power, brightness) }
        }
        try await host.runUntilInterrupted()
    }

    /// Somebody at the lamp: every controller that listens hears of it.
    private static func type(_ line: String, _ power: Characteristic<Bool>, _ brightness: Characteristic<Int>) {
        switch line {
        case "on": power.set(true)
        case "off": power.set(false)
        default: if let percent = Int(line) { brightness.set(percent) }
        }
    }

    /// At once, also into a pipe.
    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
