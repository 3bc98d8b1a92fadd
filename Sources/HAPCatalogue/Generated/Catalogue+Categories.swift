// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

/// What an accessory mainly is: the `ci` of its announcement. Source: HAP reference 4.
package enum AccessoryCategory {
    /// Bridged Accessory.
    package static let bridgedAccessory: Int = 0
    /// Other.
    package static let other: Int = 1
    /// Bridge.
    package static let bridge: Int = 2
    /// Fan.
    package static let fan: Int = 3
    /// Garage Door Opener.
    package static let garageDoorOpener: Int = 4
    /// Lightbulb.
    package static let lightbulb: Int = 5
    /// Door Lock.
    package static let doorLock: Int = 6
    /// Outlet.
    package static let outlet: Int = 7
    /// Switch.
    package static let `switch`: Int = 8
    /// Thermostat.
    package static let thermostat: Int = 9
    /// Sensor.
    package static let sensor: Int = 10
    /// Security System.
    package static let securitySystem: Int = 11
    /// Door.
    package static let door: Int = 12
    /// Window.
    package static let window: Int = 13
    /// Window Covering.
    package static let windowCovering: Int = 14
    /// Programmable Switch.
    package static let programmableSwitch: Int = 15
    /// Range Extender.
    package static let rangeExtender: Int = 16
    /// IP Camera.
    package static let ipCamera: Int = 17
    /// Video Doorbell.
    package static let videoDoorbell: Int = 18
    /// Air Purifier.
    package static let airPurifier: Int = 19
    /// Air Heater.
    package static let airHeater: Int = 20
    /// Air Conditioner.
    package static let airConditioner: Int = 21
    /// Air Humidifier.
    package static let airHumidifier: Int = 22
    /// Air Dehumidifier.
    package static let airDehumidifier: Int = 23
    /// Apple TV.
    package static let appleTV: Int = 24
    /// HomePod.
    package static let homePod: Int = 25
    /// Speaker.
    package static let speaker: Int = 26
    /// AirPort.
    package static let airPort: Int = 27
    /// Sprinkler.
    package static let sprinkler: Int = 28
    /// Faucet.
    package static let faucet: Int = 29
    /// Shower Head.
    package static let showerHead: Int = 30
    /// Television.
    package static let television: Int = 31
    /// Remote Control.
    package static let remoteControl: Int = 32
    /// WiFi Router.
    package static let wiFiRouter: Int = 33
    /// Audio Receiver.
    package static let audioReceiver: Int = 34
    /// Television Set Top Box.
    package static let televisionSetTopBox: Int = 35
    /// Television Streaming Stick.
    package static let televisionStreamingStick: Int = 36
}

extension Catalogue {
    static func appendCategories(to list: inout [CategoryDefinition]) {
        list.append(CategoryDefinition(identifier: 0, name: "BridgedAccessory", displayName: "Bridged Accessory",
            homeKitConstant: nil, homeKitValue: nil))
        list.append(CategoryDefinition(identifier: 1, name: "Other", displayName: "Other",
            homeKitConstant: "HMAccessoryCategoryTypeOther", homeKitValue: "0FBA259B-05AC-46F2-875F-204ABB6D9FE7"))
        list.append(CategoryDefinition(identifier: 2, name: "Bridge", displayName: "Bridge",
            homeKitConstant: "HMAccessoryCategoryTypeBridge", homeKitValue: "61102194-9993-48BF-A1EF-6C7DC50F0C01"))
        list.append(CategoryDefinition(identifier: 3, name: "Fan", displayName: "Fan",
            homeKitConstant: "HMAccessoryCategoryTypeFan", homeKitValue: "151CB559-0DF9-40AA-8A67-12AF06C4449D"))
        list.append(CategoryDefinition(identifier: 4, name: "GarageDoorOpener", displayName: "Garage Door Opener",
            homeKitConstant: "HMAccessoryCategoryTypeGarageDoorOpener", homeKitValue: "604B6E52-2C87-4596-B4C9-D15077C0C07F"))
        list.append(CategoryDefinition(identifier: 5, name: "Lightbulb", displayName: "Lightbulb",
            homeKitConstant: "HMAccessoryCategoryTypeLightbulb", homeKitValue: "57D56F4D-3302-41F7-AB34-5365AA180E81"))
        list.append(CategoryDefinition(identifier: 6, name: "DoorLock", displayName: "Door Lock",
            homeKitConstant: "HMAccessoryCategoryTypeDoorLock", homeKitValue: "C25D5FCE-52EC-4599-A815-1192C5F08C7F"))
        list.append(CategoryDefinition(identifier: 7, name: "Outlet", displayName: "Outlet",
            homeKitConstant: "HMAccessoryCategoryTypeOutlet", homeKitValue: "730F40D4-6D0E-4903-B09E-520A08AFB78C"))
        list.append(CategoryDefinition(identifier: 8, name: "Switch", displayName: "Switch",
            homeKitConstant: "HMAccessoryCategoryTypeSwitch", homeKitValue: "2F4C3164-8DE4-4A4F-93BA-DD1D5068DF0B"))
        list.append(CategoryDefinition(identifier: 9, name: "Thermostat", displayName: "Thermostat",
            homeKitConstant: "HMAccessoryCategoryTypeThermostat", homeKitValue: "79668DCF-89FB-450D-94B5-AEE70B7B09F1"))
        list.append(CategoryDefinition(identifier: 10, name: "Sensor", displayName: "Sensor",
            homeKitConstant: "HMAccessoryCategoryTypeSensor", homeKitValue: "772AFB8E-8D2F-455E-90E5-9852E6C4DD31"))
        list.append(CategoryDefinition(identifier: 11, name: "SecuritySystem", displayName: "Security System",
            homeKitConstant: "HMAccessoryCategoryTypeSecuritySystem", homeKitValue: "14D8FE28-2998-49E3-AC95-E3969BE2957C"))
        list.append(CategoryDefinition(identifier: 12, name: "Door", displayName: "Door",
            homeKitConstant: "HMAccessoryCategoryTypeDoor", homeKitValue: "DD4DE411-8F01-44EE-866A-1F96144DC1B6"))
        list.append(CategoryDefinition(identifier: 13, name: "Window", displayName: "Window",
            homeKitConstant: "HMAccessoryCategoryTypeWindow", homeKitValue: "1C501511-408E-4C1E-816B-3FC011FFD5B1"))
        list.append(CategoryDefinition(identifier: 14, name: "WindowCovering", displayName: "Window Covering",
            homeKitConstant: "HMAccessoryCategoryTypeWindowCovering", homeKitValue: "2FB9EE1F-1C21-4D0B-9383-9B65F64DBF0E"))
        list.append(CategoryDefinition(identifier: 15, name: "ProgrammableSwitch", displayName: "Programmable Switch",
            homeKitConstant: "HMAccessoryCategoryTypeProgrammableSwitch", homeKitValue: "3F9B944B-B8DF-4570-BAF5-CD31A8B321A7"))
        list.append(CategoryDefinition(identifier: 16, name: "RangeExtender", displayName: "Range Extender",
            homeKitConstant: "HMAccessoryCategoryTypeRangeExtender", homeKitValue: "8E33483E-2102-4BFE-9295-0A187D114188"))
        list.append(CategoryDefinition(identifier: 17, name: "IPCamera", displayName: "IP Camera",
            homeKitConstant: "HMAccessoryCategoryTypeIPCamera", homeKitValue: "C9EE63DB-2FF7-4514-826A-2FC2F0D4C9F0"))
        list.append(CategoryDefinition(identifier: 18, name: "VideoDoorbell", displayName: "Video Doorbell",
            homeKitConstant: "HMAccessoryCategoryTypeVideoDoorbell", homeKitValue: "957A52E0-BE03-490C-8305-7B20C1CC17BA"))
        list.append(CategoryDefinition(identifier: 19, name: "AirPurifier", displayName: "Air Purifier",
            homeKitConstant: "HMAccessoryCategoryTypeAirPurifier", homeKitValue: "5510B997-D711-4636-870F-82BB61092B15"))
        list.append(CategoryDefinition(identifier: 20, name: "AirHeater", displayName: "Air Heater",
            homeKitConstant: "HMAccessoryCategoryTypeAirHeater", homeKitValue: "BF7036FD-93CF-49B5-954F-CD2B760D11DA"))
        list.append(CategoryDefinition(identifier: 21, name: "AirConditioner", displayName: "Air Conditioner",
            homeKitConstant: "HMAccessoryCategoryTypeAirConditioner", homeKitValue: "18DDD63A-27F9-4341-B59B-759D3D114586"))
        list.append(CategoryDefinition(identifier: 22, name: "AirHumidifier", displayName: "Air Humidifier",
            homeKitConstant: "HMAccessoryCategoryTypeAirHumidifier", homeKitValue: "3FEB9075-C9AF-4629-ADBC-A853259C645A"))
        list.append(CategoryDefinition(identifier: 23, name: "AirDehumidifier", displayName: "Air Dehumidifier",
            homeKitConstant: "HMAccessoryCategoryTypeAirDehumidifier", homeKitValue: "1E15B639-DC98-41D4-A394-2E4A1D54AA3A"))
        list.append(CategoryDefinition(identifier: 24, name: "AppleTV", displayName: "Apple TV",
            homeKitConstant: nil, homeKitValue: nil))
        list.append(CategoryDefinition(identifier: 25, name: "HomePod", displayName: "HomePod",
            homeKitConstant: nil, homeKitValue: nil))
        list.append(CategoryDefinition(identifier: 26, name: "Speaker", displayName: "Speaker",
            homeKitConstant: "HMAccessoryCategoryTypeSpeaker", homeKitValue: "C0F5EDC5-4003-464A-9E5D-0DB36677BC35"))
        list.append(CategoryDefinition(identifier: 27, name: "AirPort", displayName: "AirPort",
            homeKitConstant: "HMAccessoryCategoryTypeAirPort", homeKitValue: "8BFB739C-1E09-4F7B-ABB8-DD7BADD0E8A9"))
        list.append(CategoryDefinition(identifier: 28, name: "Sprinkler", displayName: "Sprinkler",
            homeKitConstant: "HMAccessoryCategoryTypeSprinkler", homeKitValue: "94D3FBD5-0A74-4EE4-BE1A-C97E82ADFA33"))
        list.append(CategoryDefinition(identifier: 29, name: "Faucet", displayName: "Faucet",
            homeKitConstant: "HMAccessoryCategoryTypeFaucet", homeKitValue: "43CE6F7E-F7E8-44B4-80CE-5786F6E6CD47"))
        list.append(CategoryDefinition(identifier: 30, name: "ShowerHead", displayName: "Shower Head",
            homeKitConstant: "HMAccessoryCategoryTypeShowerHead", homeKitValue: "39D2A5B4-F9A6-43F6-90E7-0019F0C0E99F"))
        list.append(CategoryDefinition(identifier: 31, name: "Television", displayName: "Television",
            homeKitConstant: "HMAccessoryCategoryTypeTelevision", homeKitValue: "830C0952-7CD8-44FB-B0C0-DA4EDB0F32A9"))
        list.append(CategoryDefinition(identifier: 32, name: "RemoteControl", displayName: "Remote Control",
            homeKitConstant: nil, homeKitValue: nil))
        list.append(CategoryDefinition(identifier: 33, name: "WiFiRouter", displayName: "WiFi Router",
            homeKitConstant: "HMAccessoryCategoryTypeWiFiRouter", homeKitValue: "337635B4-552A-48AD-A38D-DD2D5E826C9A"))
        list.append(CategoryDefinition(identifier: 34, name: "AudioReceiver", displayName: "Audio Receiver",
            homeKitConstant: "HMAccessoryCategoryTypeAudioReceiver", homeKitValue: "BE15659C-3CE6-4FD0-B152-BCDB488446C6"))
        list.append(CategoryDefinition(identifier: 35, name: "TelevisionSetTopBox", displayName: "Television Set Top Box",
            homeKitConstant: "HMAccessoryCategoryTypeTelevisionSetTopBox", homeKitValue: "FB953A08-6CDD-44E0-B011-CFAC559A3CFB"))
        list.append(CategoryDefinition(identifier: 36, name: "TelevisionStreamingStick", displayName: "Television Streaming Stick",
            homeKitConstant: "HMAccessoryCategoryTypeTelevisionStreamingStick", homeKitValue: "B0C866C4-3E25-4F6A-8476-A8A3B579A86E"))
    }
}
