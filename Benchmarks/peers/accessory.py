#!/usr/bin/env python3
# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""An accessory served by HAP-python for both controllers: one bulb with a button.

SIGUSR1 begins pressing the button, ten times a second, SIGUSR2 ends it. Each press writes its moment (CLOCK_MONOTONIC,
nanoseconds) and its kind to --stamps just before it is sent. Presses go out at once, unlike ordinary values, which
HAP-python holds back for half a second.
"""
import argparse
import asyncio
import signal
import time

from pyhap.accessory import Accessory
from pyhap.accessory_driver import AccessoryDriver
from pyhap.const import CATEGORY_LIGHTBULB

PAUSE = 0.1


class Bulb(Accessory):
    category = CATEGORY_LIGHTBULB

    def __init__(self, driver, stamps):
        super().__init__(driver, "Bench Light")
        bulb = self.add_preload_service("Lightbulb", chars=["On", "Brightness", "Hue", "Saturation"])
        for name, value in (("Brightness", 50), ("Hue", 120.0), ("Saturation", 40.0)):
            bulb.get_characteristic(name).set_value(value)
        button = self.add_preload_service("StatelessProgrammableSwitch")
        self.press = button.get_characteristic("ProgrammableSwitchEvent")
        self.is_pressing = asyncio.Event()
        self.stamps = open(stamps, "a", encoding="ascii", buffering=1)

    async def run(self):
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, self.is_pressing.set)
        loop.add_signal_handler(signal.SIGUSR2, self.is_pressing.clear)
        kind = 0
        while True:
            await self.is_pressing.wait()
            await asyncio.sleep(PAUSE)
            kind = (kind + 1) % 3
            self.stamps.write(f"{time.monotonic_ns()} {kind}\n")
            self.press.set_value(kind)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--code", required=True)
    parser.add_argument("--state", required=True)
    parser.add_argument("--stamps", required=True)
    options = parser.parse_args()
    driver = AccessoryDriver(
        address="127.0.0.1", port=options.port, persist_file=options.state, pincode=options.code.encode(),
        advertise=False)
    driver.add_accessory(Bulb(driver, options.stamps))
    driver.start()


if __name__ == "__main__":
    main()
