# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""The one accessory that both controllers are measured against, played by two independent programs.

Each offers `address`, `press()` to begin pressing its button ten times a second, and `presses`, the moment (nanoseconds
of CLOCK_MONOTONIC) and kind of each press so far.
"""
import contextlib
import json
import pathlib
import signal
import socket
import threading
import time

import lamps
from processes import CODE, FIRST_PORT, HERE, answers_at, running, simulator, wait_for

PAUSE = 0.1
KINDS = ["single", "double", "long"]


class PythonAccessory:
    """Takes the moment of a press inside the accessory."""

    def __init__(self, process, stamps):
        self.address, self.process, self.stamps = f"127.0.0.1:{FIRST_PORT}", process, stamps

    def press(self):
        self.process.send_signal(signal.SIGUSR1)

    @property
    def presses(self):
        return [tuple(map(int, line.split())) for line in self.stamps.read_text(encoding="ascii").splitlines()]


@contextlib.contextmanager
def hap_python(programs, folder):
    stamps = pathlib.Path(folder, "stamps")
    arguments = [
        programs.python, HERE / "peers" / "accessory.py", "--port", FIRST_PORT, "--code", CODE,
        "--state", f"{folder}/state.json", "--stamps", stamps]
    with running(arguments, f"{folder}/log") as process:
        wait_for("HAP-python", lambda: answers_at(FIRST_PORT))
        yield PythonAccessory(process, stamps)


class SimulatedAccessory:
    """Takes the moment of a press before it tells the simulator, so its times hold the way there too."""

    def __init__(self, process, control):
        self.address, self.control, self.presses = process.addresses[0], control, []
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.press_on)

    def press(self):
        self.thread.start()

    def press_on(self):
        with socket.socket(socket.AF_UNIX) as control:
            control.connect(self.control)
            answers = control.makefile("r")
            while not self.is_over.wait(PAUSE):
                kind = (len(self.presses) + 1) % len(KINDS)
                wish = {"command": "press", "accessory": "Bench Light", "button": 1, "kind": KINDS[kind]}
                self.presses.append((time.monotonic_ns(), kind))
                control.sendall(json.dumps(wish).encode() + b"\n")
                answers.readline()

    def end(self):
        self.is_over.set()
        if self.thread.is_alive():
            self.thread.join()


@contextlib.contextmanager
def hearth_simulator(programs, folder):
    file = lamps.single(folder, "Bench Light", has_button=True)
    with simulator(programs.simulator, folder, [file]) as process:
        accessory = SimulatedAccessory(process, f"{folder}/simulator.sock")
        try:
            yield accessory
        finally:
            accessory.end()


@contextlib.contextmanager
def bridge(programs, folder, count):
    """The address of a bridge with so many lamps behind it."""
    with simulator(programs.simulator, folder, [lamps.bridge(folder, "Bridge", count)]) as process:
        yield process.addresses[0]
