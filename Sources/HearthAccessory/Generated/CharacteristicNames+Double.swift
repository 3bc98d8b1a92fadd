// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/generate_catalogue.py from Scripts/Catalogue/hap-catalog.json. Do not edit by hand.
// swift-format-ignore-file

internal import HAPCatalogue

extension CharacteristicName where Value == Double {
    /// Cooling Threshold Temperature, 10 to 35 degrees Celsius.
    public static var coolingThresholdTemperature: Self { Self(CharacteristicType.coolingThresholdTemperature) }
    /// Current Relative Humidity, 0 to 100 per cent.
    public static var currentRelativeHumidity: Self { Self(CharacteristicType.currentRelativeHumidity) }
    /// Current Temperature, 0 to 100 degrees Celsius.
    public static var currentTemperature: Self { Self(CharacteristicType.currentTemperature) }
    /// Heating Threshold Temperature, 0 to 25 degrees Celsius.
    public static var heatingThresholdTemperature: Self { Self(CharacteristicType.heatingThresholdTemperature) }
    /// Hue, 0 to 360 degrees of arc.
    public static var hue: Self { Self(CharacteristicType.hue) }
    /// Rotation Speed, 0 to 100 per cent.
    public static var rotationSpeed: Self { Self(CharacteristicType.rotationSpeed) }
    /// Saturation, 0 to 100 per cent.
    public static var saturation: Self { Self(CharacteristicType.saturation) }
    /// Target Relative Humidity, 0 to 100 per cent.
    public static var targetRelativeHumidity: Self { Self(CharacteristicType.targetRelativeHumidity) }
    /// Target Temperature, 10 to 38 degrees Celsius.
    public static var targetTemperature: Self { Self(CharacteristicType.targetTemperature) }
    /// Air Particulate Density, 0 to 1000.
    public static var airParticulateDensity: Self { Self(CharacteristicType.airParticulateDensity) }
    /// Current Ambient Light Level, 0.0001 to 100000 lux.
    public static var currentAmbientLightLevel: Self { Self(CharacteristicType.currentAmbientLightLevel) }
    /// Carbon Monoxide Level, 0 to 100.
    public static var carbonMonoxideLevel: Self { Self(CharacteristicType.carbonMonoxideLevel) }
    /// Carbon Monoxide Peak Level, 0 to 100.
    public static var carbonMonoxidePeakLevel: Self { Self(CharacteristicType.carbonMonoxidePeakLevel) }
    /// Carbon Dioxide Level, 0 to 100000.
    public static var carbonDioxideLevel: Self { Self(CharacteristicType.carbonDioxideLevel) }
    /// Carbon Dioxide Peak Level, 0 to 100000.
    public static var carbonDioxidePeakLevel: Self { Self(CharacteristicType.carbonDioxidePeakLevel) }
    /// Filter Life Level, 0 to 100.
    public static var filterLifeLevel: Self { Self(CharacteristicType.filterLifeLevel) }
    /// Water Level, 0 to 100 per cent.
    public static var waterLevel: Self { Self(CharacteristicType.waterLevel) }
    /// Ozone Density, 0 to 1000.
    public static var ozoneDensity: Self { Self(CharacteristicType.ozoneDensity) }
    /// Nitrogen Dioxide Density, 0 to 1000.
    public static var nitrogenDioxideDensity: Self { Self(CharacteristicType.nitrogenDioxideDensity) }
    /// Sulphur Dioxide Density, 0 to 1000.
    public static var sulphurDioxideDensity: Self { Self(CharacteristicType.sulphurDioxideDensity) }
    /// PM2.5 Density, 0 to 1000.
    public static var pm25Density: Self { Self(CharacteristicType.pm25Density) }
    /// PM10 Density, 0 to 1000.
    public static var pm10Density: Self { Self(CharacteristicType.pm10Density) }
    /// VOC Density, 0 to 1000.
    public static var vocDensity: Self { Self(CharacteristicType.vocDensity) }
    /// Relative Humidity Dehumidifier Threshold, 0 to 100 per cent.
    public static var relativeHumidityDehumidifierThreshold: Self { Self(CharacteristicType.relativeHumidityDehumidifierThreshold) }
    /// Relative Humidity Humidifier Threshold, 0 to 100 per cent.
    public static var relativeHumidityHumidifierThreshold: Self { Self(CharacteristicType.relativeHumidityHumidifierThreshold) }
    /// Optical Zoom.
    public static var opticalZoom: Self { Self(CharacteristicType.opticalZoom) }
    /// Digital Zoom.
    public static var digitalZoom: Self { Self(CharacteristicType.digitalZoom) }
    /// Image Rotation, 0 to 270 degrees of arc.
    public static var imageRotation: Self { Self(CharacteristicType.imageRotation) }
    /// Diagonal Field Of View, 0 to 360 degrees of arc.
    public static var diagonalFieldOfView: Self { Self(CharacteristicType.diagonalFieldOfView) }
}
