// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension Accessory.Category {
    /// Other.
    public static let other = Self(AccessoryCategory.other)
    /// Bridge.
    public static let bridge = Self(AccessoryCategory.bridge)
    /// Fan.
    public static let fan = Self(AccessoryCategory.fan)
    /// Garage Door Opener.
    public static let garageDoorOpener = Self(AccessoryCategory.garageDoorOpener)
    /// Lightbulb.
    public static let lightbulb = Self(AccessoryCategory.lightbulb)
    /// Door Lock.
    public static let doorLock = Self(AccessoryCategory.doorLock)
    /// Outlet.
    public static let outlet = Self(AccessoryCategory.outlet)
    /// Switch.
    public static let `switch` = Self(AccessoryCategory.switch)
    /// Thermostat.
    public static let thermostat = Self(AccessoryCategory.thermostat)
    /// Sensor.
    public static let sensor = Self(AccessoryCategory.sensor)
    /// Security System.
    public static let securitySystem = Self(AccessoryCategory.securitySystem)
    /// Door.
    public static let door = Self(AccessoryCategory.door)
    /// Window.
    public static let window = Self(AccessoryCategory.window)
    /// Window Covering.
    public static let windowCovering = Self(AccessoryCategory.windowCovering)
    /// Programmable Switch.
    public static let programmableSwitch = Self(AccessoryCategory.programmableSwitch)
    /// Range Extender.
    public static let rangeExtender = Self(AccessoryCategory.rangeExtender)
    /// IP Camera.
    public static let ipCamera = Self(AccessoryCategory.ipCamera)
    /// Video Doorbell.
    public static let videoDoorbell = Self(AccessoryCategory.videoDoorbell)
    /// Air Purifier.
    public static let airPurifier = Self(AccessoryCategory.airPurifier)
    /// Air Heater.
    public static let airHeater = Self(AccessoryCategory.airHeater)
    /// Air Conditioner.
    public static let airConditioner = Self(AccessoryCategory.airConditioner)
    /// Air Humidifier.
    public static let airHumidifier = Self(AccessoryCategory.airHumidifier)
    /// Air Dehumidifier.
    public static let airDehumidifier = Self(AccessoryCategory.airDehumidifier)
    /// Apple TV.
    public static let appleTV = Self(AccessoryCategory.appleTV)
    /// HomePod.
    public static let homePod = Self(AccessoryCategory.homePod)
    /// Speaker.
    public static let speaker = Self(AccessoryCategory.speaker)
    /// AirPort.
    public static let airPort = Self(AccessoryCategory.airPort)
    /// Sprinkler.
    public static let sprinkler = Self(AccessoryCategory.sprinkler)
    /// Faucet.
    public static let faucet = Self(AccessoryCategory.faucet)
    /// Shower Head.
    public static let showerHead = Self(AccessoryCategory.showerHead)
    /// Television.
    public static let television = Self(AccessoryCategory.television)
    /// Remote Control.
    public static let remoteControl = Self(AccessoryCategory.remoteControl)
    /// WiFi Router.
    public static let wiFiRouter = Self(AccessoryCategory.wiFiRouter)
    /// Audio Receiver.
    public static let audioReceiver = Self(AccessoryCategory.audioReceiver)
    /// Television Set Top Box.
    public static let televisionSetTopBox = Self(AccessoryCategory.televisionSetTopBox)
    /// Television Streaming Stick.
    public static let televisionStreamingStick = Self(AccessoryCategory.televisionStreamingStick)
}
