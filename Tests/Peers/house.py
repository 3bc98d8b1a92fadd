#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""A house that HAP-python serves: a foreign accessory for Hearth's tests and benchmarks.

One bridge with twelve varied accessories, or with --single one desk lamp, on 127.0.0.1 alone. When it is ready it
prints one JSON line: {"port", "code", "id", "control"}. The control port is the physical world, as plain HTTP:

  GET  /values   {"Lamp": {"On": true, …}, …}
  GET  /requests every PUT that arrived, in order: [[{"aid", "iid", "accessory", "characteristic", "value"}, …], …]
  POST /change   {"accessory", "characteristic", "value"}: somebody's hand
"""
import argparse
import http.server
import json
import threading

from pyhap import const
from pyhap.accessory import Accessory, Bridge
from pyhap.accessory_driver import AccessoryDriver

LIGHT = ("Lightbulb", {"On": False, "Brightness": 60, "Hue": 30, "Saturation": 20})

# name, category, services with the values they start with
FURNITURE = [
    ("Kid's Night Light", const.CATEGORY_LIGHTBULB, [LIGHT]),
    ("節日彩燈", const.CATEGORY_LIGHTBULB, [LIGHT]),
    ("Гирлянда", const.CATEGORY_LIGHTBULB, [LIGHT]),
    ("Kitchen Outlet", const.CATEGORY_OUTLET, [("Outlet", {"On": True, "OutletInUse": True})]),
    ("Thermostat", const.CATEGORY_THERMOSTAT, [("Thermostat", {
        "CurrentHeatingCoolingState": 1, "TargetHeatingCoolingState": 1, "CurrentTemperature": 20.5,
        "TargetTemperature": 21.0, "TemperatureDisplayUnits": 0})]),
    ("Front Door", const.CATEGORY_DOOR_LOCK, [("LockMechanism", {"LockCurrentState": 0, "LockTargetState": 0})]),
    ("Garage", const.CATEGORY_GARAGE_DOOR_OPENER, [("GarageDoorOpener", {
        "CurrentDoorState": 1, "TargetDoorState": 1, "ObstructionDetected": False})]),
    ("Bedroom Blind", const.CATEGORY_WINDOW_COVERING, [("WindowCovering", {
        "CurrentPosition": 0, "TargetPosition": 0, "PositionState": 2})]),
    ("Hall Motion", const.CATEGORY_SENSOR, [
        ("MotionSensor", {"MotionDetected": False}), ("TemperatureSensor", {"CurrentTemperature": 19.0})]),
    ("Cellar Leak", const.CATEGORY_SENSOR, [("LeakSensor", {"LeakDetected": 0})]),
    ("Ceiling Fan", const.CATEGORY_FAN, [("Fan", {"On": False, "RotationSpeed": 40})]),
    ("Bedside Button", const.CATEGORY_PROGRAMMABLE_SWITCH, [("StatelessProgrammableSwitch", {})]),
]

# A device that is told where to go gets there.
ARRIVES = {
    "LockTargetState": "LockCurrentState",
    "TargetDoorState": "CurrentDoorState",
    "TargetPosition": "CurrentPosition",
}


class Driver(AccessoryDriver):
    """Remembers every PUT /characteristics as one list of rows."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.requests = []

    def set_characteristics(self, chars_query, client_addr):
        rows = [self.describe(row) for row in chars_query["characteristics"] if "value" in row]
        if rows:
            self.requests.append(rows)
        return super().set_characteristics(chars_query, client_addr)

    def describe(self, row):
        accessory = self.accessory if row["aid"] == 1 else self.accessory.accessories[row["aid"]]
        characteristic = accessory.iid_manager.get_obj(row["iid"])
        return {"aid": row["aid"], "iid": row["iid"], "accessory": accessory.display_name,
                "characteristic": characteristic.display_name, "value": row["value"]}


def furnish(driver, name, category, services):
    accessory = Accessory(driver, name)
    accessory.category = category
    for service_name, values in services:
        service = accessory.add_preload_service(service_name, chars=list(values))
        for characteristic_name, value in values.items():
            service.get_characteristic(characteristic_name).set_value(value, should_notify=False)
        for target, current in ARRIVES.items():
            if target in values:
                follow(driver, service.get_characteristic(target), service.get_characteristic(current))
    return accessory


def follow(driver, target, current):
    target.setter_callback = lambda value: driver.loop.call_later(0.05, current.set_value, value)


class World(http.server.BaseHTTPRequestHandler):
    """The control port. `driver` and `accessories` are set on a subclass."""

    def do_GET(self):
        self.answer(self.driver.requests if self.path == "/requests" else self.values())

    def do_POST(self):
        wish = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        characteristic = self.find(wish["accessory"], wish["characteristic"])
        self.driver.loop.call_soon_threadsafe(characteristic.set_value, wish["value"])
        self.answer({})

    def values(self):
        return {accessory.display_name: {
            characteristic.display_name: characteristic.get_value()
            for service in accessory.services if service.display_name != "AccessoryInformation"
            for characteristic in service.characteristics} for accessory in self.accessories}

    def find(self, accessory_name, characteristic_name):
        return next(
            characteristic for accessory in self.accessories if accessory.display_name == accessory_name
            for service in accessory.services for characteristic in service.characteristics
            if characteristic.display_name == characteristic_name)

    def answer(self, body):
        data = json.dumps(body).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *arguments):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--code", default="031-45-154")
    parser.add_argument("--state", required=True, help="file that keeps the pairing; made if absent")
    parser.add_argument("--single", action="store_true", help="one lamp instead of a bridge")
    parser.add_argument("--advertise", action="store_true", help="announce it on the loopback interface")
    options = parser.parse_args()

    driver = Driver(
        address="127.0.0.1", port=options.port, persist_file=options.state, pincode=options.code.encode(),
        advertise=options.advertise, interface_choice=["127.0.0.1"])
    if options.single:
        accessories = [furnish(driver, "Desk Lamp", const.CATEGORY_LIGHTBULB, [LIGHT])]
        driver.add_accessory(accessories[0])
    else:
        bridge = Bridge(driver, "House Bridge")
        accessories = [furnish(driver, *piece) for piece in FURNITURE]
        for accessory in accessories:
            bridge.add_accessory(accessory)
        driver.add_accessory(bridge)

    handler = type("BoundWorld", (World,), {"driver": driver, "accessories": accessories})
    world = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=world.serve_forever, daemon=True).start()

    ready = {"port": options.port, "code": options.code, "id": driver.state.mac, "control": world.server_port}
    driver.loop.call_later(0.2, lambda: print(json.dumps(ready), flush=True))
    driver.start()


if __name__ == "__main__":
    main()
