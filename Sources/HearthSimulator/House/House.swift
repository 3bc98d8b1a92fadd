// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

internal import HAP
internal import HAPCatalogue

/// The built-in house: a bridge with twelve accessories behind it, a desk lamp and a ceiling fan that stand alone.
package enum House {
    private typealias Kind = CharacteristicType

    /// Its three accessory servers.
    package static var plans: [ServerPlan] {
        let bridge = AttributeDatabase(
            accessories: [AccessoryBuilder(1, name: "House Bridge", model: "Bridge").accessory] + bridged)
        return [
            ServerPlan(
                key: "house-bridge", name: "House Bridge", model: "Bridge", category: Category.bridge,
                database: bridge),
            ServerPlan(
                key: "desk-lamp", name: "Desk Lamp", model: "Lamp", category: Category.lightbulb,
                database: AttributeDatabase(accessories: [whiteLight(1, "Desk Lamp")])),
            ServerPlan(
                key: "ceiling-fan", name: "Ceiling Fan", model: "Fan", category: Category.fan,
                database: AttributeDatabase(accessories: [fan(1, "Ceiling Fan")])),
        ]
    }

    private static var bridged: [AccessoryAttributes] {
        [
            whiteLight(2, "Ceiling Light"), colourLight(3, "Kid's Night Light"), plainLight(4, "節日彩燈"),
            colourLight(5, "Гирлянда"), outlet(6, "Kitchen Outlet"), thermostat(7, "Thermostat"),
            lock(8, "Front Door"), garage(9, "Garage Door"), blind(10, "Bedroom Blind"), motion(11, "Hall Motion"),
            remote(12, "Remote"), alarm(13, "Alarm"),
        ]
    }

    private static func plainLight(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Lamp")
        builder.add(
            ServiceType.lightbulb, isPrimary: true, [(Kind.on, .bool(false)), (Kind.name, .string(name))])
        return builder.accessory
    }

    private static func whiteLight(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Lamp")
        builder.add(
            ServiceType.lightbulb, isPrimary: true,
            [
                (Kind.on, .bool(false)), (Kind.brightness, .integer(80)), (Kind.colorTemperature, .integer(250)),
                (Kind.name, .string(name)),
            ])
        return builder.accessory
    }

    private static func colourLight(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "ColourLamp")
        builder.add(
            ServiceType.lightbulb, isPrimary: true,
            [
                (Kind.on, .bool(false)), (Kind.brightness, .integer(60)), (Kind.hue, .double(30)),
                (Kind.saturation, .double(20)), (Kind.name, .string(name)),
            ])
        return builder.accessory
    }

    private static func outlet(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Outlet")
        builder.add(
            ServiceType.outlet, isPrimary: true,
            [(Kind.on, .bool(true)), (Kind.outletInUse, .bool(true)), (Kind.name, .string(name))])
        return builder.accessory
    }

    private static func fan(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Fan")
        builder.add(
            ServiceType.fanv2, isPrimary: true,
            [
                (Kind.active, .integer(0)), (Kind.currentFanState, .integer(0)), (Kind.rotationSpeed, .double(50)),
                (Kind.rotationDirection, .integer(0)), (Kind.name, .string(name)),
            ])
        builder.add(
            ServiceType.lightbulb,
            [(Kind.on, .bool(false)), (Kind.brightness, .integer(100)), (Kind.name, .string(name + " Light"))])
        return builder.accessory
    }
}

extension House {
    private static func thermostat(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Thermostat")
        builder.add(
            ServiceType.thermostat, isPrimary: true,
            [
                (Kind.currentHeatingCoolingState, .integer(1)), (Kind.targetHeatingCoolingState, .integer(1)),
                (Kind.currentTemperature, .double(20.5)), (Kind.targetTemperature, .double(21)),
                (Kind.temperatureDisplayUnits, .integer(0)), (Kind.currentRelativeHumidity, .double(45)),
                (Kind.name, .string(name)),
            ])
        return builder.accessory
    }

    private static func lock(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Lock")
        builder.add(
            ServiceType.lockMechanism, isPrimary: true,
            [
                (Kind.lockCurrentState, .integer(0)), (Kind.lockTargetState, .integer(0)),
                (Kind.name, .string(name)),
            ])
        return builder.accessory
    }

    private static func garage(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "GarageDoor")
        builder.add(
            ServiceType.garageDoorOpener, isPrimary: true,
            [
                (Kind.currentDoorState, .integer(1)), (Kind.targetDoorState, .integer(1)),
                (Kind.obstructionDetected, .bool(false)), (Kind.name, .string(name)),
            ])
        return builder.accessory
    }

    private static func blind(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Blind")
        builder.add(
            ServiceType.windowCovering, isPrimary: true,
            [
                (Kind.currentPosition, .integer(0)), (Kind.targetPosition, .integer(0)),
                (Kind.positionState, .integer(2)), (Kind.name, .string(name)),
            ])
        return builder.accessory
    }

    private static func motion(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "MotionSensor")
        builder.add(
            ServiceType.motionSensor, isPrimary: true,
            [(Kind.motionDetected, .bool(false)), (Kind.statusActive, .bool(true)), (Kind.name, .string(name))])
        builder.add(
            ServiceType.temperatureSensor,
            [(Kind.currentTemperature, .double(19)), (Kind.name, .string(name + " Temperature"))])
        builder.add(
            ServiceType.lightSensor,
            [(Kind.currentAmbientLightLevel, .double(120)), (Kind.name, .string(name + " Light"))])
        builder.add(
            ServiceType.battery,
            [
                (Kind.batteryLevel, .integer(80)), (Kind.chargingState, .integer(2)),
                (Kind.statusLowBattery, .integer(0)),
            ])
        return builder.accessory
    }

    private static func remote(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Remote")
        for number in 1...3 {
            builder.add(
                ServiceType.statelessProgrammableSwitch, isPrimary: number == 1,
                [
                    (Kind.programmableSwitchEvent, nil), (Kind.serviceLabelIndex, .integer(Int128(number))),
                    (Kind.name, .string("Button \(number)")),
                ])
        }
        builder.add(ServiceType.serviceLabel, [(Kind.serviceLabelNamespace, .integer(1))])
        return builder.accessory
    }

    private static func alarm(_ aid: UInt64, _ name: String) -> AccessoryAttributes {
        var builder = AccessoryBuilder(aid, name: name, model: "Alarm")
        builder.add(
            ServiceType.securitySystem, isPrimary: true,
            [
                (Kind.securitySystemCurrentState, .integer(3)), (Kind.securitySystemTargetState, .integer(3)),
                (Kind.name, .string(name)),
            ])
        return builder.accessory
    }
}
