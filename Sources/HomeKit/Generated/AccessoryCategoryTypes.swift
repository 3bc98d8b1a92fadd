// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_homekit_constants.py; change the table or the script, not this file.
// swift-format-ignore-file

/// Category 'air conditioner'; HAP category number 21.
public let HMAccessoryCategoryTypeAirConditioner: String = "18DDD63A-27F9-4341-B59B-759D3D114586"

/// Category 'air dehumidifier'; HAP category number 23.
public let HMAccessoryCategoryTypeAirDehumidifier: String = "1E15B639-DC98-41D4-A394-2E4A1D54AA3A"

/// Category 'air heater'; HAP category number 20.
public let HMAccessoryCategoryTypeAirHeater: String = "BF7036FD-93CF-49B5-954F-CD2B760D11DA"

/// Category 'air humidifier'; HAP category number 22.
public let HMAccessoryCategoryTypeAirHumidifier: String = "3FEB9075-C9AF-4629-ADBC-A853259C645A"

/// Category 'air port'; HAP category number 27.
public let HMAccessoryCategoryTypeAirPort: String = "8BFB739C-1E09-4F7B-ABB8-DD7BADD0E8A9"

/// Category 'air purifier'; HAP category number 19.
public let HMAccessoryCategoryTypeAirPurifier: String = "5510B997-D711-4636-870F-82BB61092B15"

/// Category 'audio receiver'; HAP category number 34.
public let HMAccessoryCategoryTypeAudioReceiver: String = "BE15659C-3CE6-4FD0-B152-BCDB488446C6"

/// Category 'bridge'; HAP category number 2.
public let HMAccessoryCategoryTypeBridge: String = "61102194-9993-48BF-A1EF-6C7DC50F0C01"

/// Category 'door'; HAP category number 12.
public let HMAccessoryCategoryTypeDoor: String = "DD4DE411-8F01-44EE-866A-1F96144DC1B6"

/// Category 'door lock'; HAP category number 6.
public let HMAccessoryCategoryTypeDoorLock: String = "C25D5FCE-52EC-4599-A815-1192C5F08C7F"

/// Category 'fan'; HAP category number 3.
public let HMAccessoryCategoryTypeFan: String = "151CB559-0DF9-40AA-8A67-12AF06C4449D"

/// Category 'faucet'; HAP category number 29.
public let HMAccessoryCategoryTypeFaucet: String = "43CE6F7E-F7E8-44B4-80CE-5786F6E6CD47"

/// Category 'garage door opener'; HAP category number 4.
public let HMAccessoryCategoryTypeGarageDoorOpener: String = "604B6E52-2C87-4596-B4C9-D15077C0C07F"

/// Category 'ip camera'; HAP category number 17.
public let HMAccessoryCategoryTypeIPCamera: String = "C9EE63DB-2FF7-4514-826A-2FC2F0D4C9F0"

/// Category 'lightbulb'; HAP category number 5.
public let HMAccessoryCategoryTypeLightbulb: String = "57D56F4D-3302-41F7-AB34-5365AA180E81"

/// Category 'other'; HAP category number 1.
public let HMAccessoryCategoryTypeOther: String = "0FBA259B-05AC-46F2-875F-204ABB6D9FE7"

/// Category 'outlet'; HAP category number 7.
public let HMAccessoryCategoryTypeOutlet: String = "730F40D4-6D0E-4903-B09E-520A08AFB78C"

/// Category 'programmable switch'; HAP category number 15.
public let HMAccessoryCategoryTypeProgrammableSwitch: String = "3F9B944B-B8DF-4570-BAF5-CD31A8B321A7"

/// Category 'range extender'; HAP category number 16.
public let HMAccessoryCategoryTypeRangeExtender: String = "8E33483E-2102-4BFE-9295-0A187D114188"

/// Category 'security system'; HAP category number 11.
public let HMAccessoryCategoryTypeSecuritySystem: String = "14D8FE28-2998-49E3-AC95-E3969BE2957C"

/// Category 'sensor'; HAP category number 10.
public let HMAccessoryCategoryTypeSensor: String = "772AFB8E-8D2F-455E-90E5-9852E6C4DD31"

/// Category 'shower head'; HAP category number 30.
public let HMAccessoryCategoryTypeShowerHead: String = "39D2A5B4-F9A6-43F6-90E7-0019F0C0E99F"

/// Category 'speaker'; HAP category number 26.
public let HMAccessoryCategoryTypeSpeaker: String = "C0F5EDC5-4003-464A-9E5D-0DB36677BC35"

/// Category 'sprinkler'; HAP category number 28.
public let HMAccessoryCategoryTypeSprinkler: String = "94D3FBD5-0A74-4EE4-BE1A-C97E82ADFA33"

/// Category 'switch'; HAP category number 8.
public let HMAccessoryCategoryTypeSwitch: String = "2F4C3164-8DE4-4A4F-93BA-DD1D5068DF0B"

/// Category 'television'; HAP category number 31.
public let HMAccessoryCategoryTypeTelevision: String = "830C0952-7CD8-44FB-B0C0-DA4EDB0F32A9"

/// Category 'television set top box'; HAP category number 35.
public let HMAccessoryCategoryTypeTelevisionSetTopBox: String = "FB953A08-6CDD-44E0-B011-CFAC559A3CFB"

/// Category 'television streaming stick'; HAP category number 36.
public let HMAccessoryCategoryTypeTelevisionStreamingStick: String = "B0C866C4-3E25-4F6A-8476-A8A3B579A86E"

/// Category 'thermostat'; HAP category number 9.
public let HMAccessoryCategoryTypeThermostat: String = "79668DCF-89FB-450D-94B5-AEE70B7B09F1"

/// Category 'video doorbell'; HAP category number 18.
public let HMAccessoryCategoryTypeVideoDoorbell: String = "957A52E0-BE03-490C-8305-7B20C1CC17BA"

/// Category 'wi fi router'; HAP category number 33.
public let HMAccessoryCategoryTypeWiFiRouter: String = "337635B4-552A-48AD-A38D-DD2D5E826C9A"

/// Category 'window'; HAP category number 13.
public let HMAccessoryCategoryTypeWindow: String = "1C501511-408E-4C1E-816B-3FC011FFD5B1"

/// Category 'window covering'; HAP category number 14.
public let HMAccessoryCategoryTypeWindowCovering: String = "2FB9EE1F-1C21-4D0B-9383-9B65F64DBF0E"
