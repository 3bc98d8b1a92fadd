// Hearth: HomeKit for Linux
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Foundation
import Testing

@Suite("Regions")
struct CLCircularRegionTests {
    private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    @Test(
        "a point is inside up to the radius",
        arguments: [
            // Berlin to Potsdam is 26.6 km, to Hamburg 255 km.
            (52.3989, 13.0657, 27_000.0, true), (52.3989, 13.0657, 26_000, false),
            (53.5511, 9.9937, 256_000, true), (53.5511, 9.9937, 254_000, false), (52.52, 13.405, 0, true),
        ])
    func contains(latitude: Double, longitude: Double, radius: Double, isInside: Bool) {
        let region = CLCircularRegion(center: berlin, radius: radius, identifier: "Berlin")
        #expect(region.contains(CLLocationCoordinate2DMake(latitude, longitude)) == isInside)
    }

    @Test("the date line and the poles are no borders")
    func edges() {
        let fiji = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: -17, longitude: 179.9), radius: 30_000, identifier: "Fiji")
        #expect(fiji.contains(CLLocationCoordinate2D(latitude: -17, longitude: -179.9)))
        let pole = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 89.9, longitude: 0), radius: 30_000, identifier: "Pole")
        #expect(pole.contains(CLLocationCoordinate2D(latitude: 89.9, longitude: 180)))
    }

    @Test("a copy has the same values and is changed by itself")
    func copy() throws {
        let region = CLCircularRegion(center: berlin, radius: 100, identifier: "Home")
        #expect(region.notifyOnEntry && region.notifyOnExit)
        region.notifyOnExit = false
        let copy = try #require(region.copy() as? CLCircularRegion)
        #expect(copy !== region && copy.identifier == "Home" && copy.radius == 100)
        #expect(copy.center.latitude == 52.52 && copy.center.longitude == 13.405)
        #expect(copy.notifyOnEntry && !copy.notifyOnExit)
        copy.notifyOnEntry = false
        #expect(region.notifyOnEntry)
    }

    @Test(
        "coordinates have ranges",
        arguments: [(90.0, 180.0, true), (-90, -180, true), (90.1, 0, false), (0, -180.1, false), (.nan, 0, false)])
    func validity(latitude: Double, longitude: Double, isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
        #expect(CLLocationCoordinate2D().latitude == 0 && CLLocationCoordinate2D().longitude == 0)
    }
}
