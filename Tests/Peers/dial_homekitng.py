# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""homekitng, which descends from homekit_python, dialling an address instead of looking for it by multicast."""
import logging
from unittest import mock

from homekit.controller import Controller
from homekit.crypto.srp import SrpClient
from homekit.exceptions import AuthenticationError

# What fails reaches the caller as an exception, too.
logging.disable(logging.ERROR)


class Session:
    """One controller with at most one pairing."""

    def __init__(self, host, port):
        self.place = {"ip": host, "port": port}
        self.controller = Controller()
        # Attempts that homekitng's own arithmetic has spoilt, in words.
        self.excused = []

    def start_pairing(self):
        """M1 and M2; what it answers takes the setup code."""
        with mock.patch("homekit.controller.controller.find_device_ip_and_port", lambda _: self.place):
            return self.controller.start_pairing("peer", "any")

    def pair(self, code):
        """Pairs, again if the attempt could not have gone well."""
        while True:
            with WatchedArithmetic() as arithmetic:
                try:
                    self.start_pairing()(code)
                    return self.pairing
                except (AuthenticationError, AssertionError):
                    losses = arithmetic.losses()
                    if not losses:
                        raise
                    self.excused.append(f"{' and '.join(losses)} without leading zero")

    @property
    def pairing(self):
        return self.controller.get_pairings()["peer"]

    def unpair(self):
        self.controller.remove_pairing("peer")
        self.controller.shutdown()


class WatchedArithmetic:
    """While it is in force, tells when homekitng's SRP could not have been right.

    It hashes A, the session key and its own proof without their leading zero bytes where the protocol keeps them, and
    sends the proof so, too: about one attempt in eighty-five is refused, whatever the accessory does.
    """

    def __enter__(self):
        self.clients = []
        make = SrpClient.__init__

        def remember(client, *arguments):
            make(client, *arguments)
            self.clients.append(client)

        self.patch = mock.patch.object(SrpClient, "__init__", remember)
        self.patch.start()
        return self

    def __exit__(self, *_):
        self.patch.stop()

    def losses(self):
        """The numbers that begin with a zero byte in the last attempt, in words."""
        client = self.clients[-1]
        numbers = {"A": (client.get_public_key(), 384)}
        if client.B is not None:
            numbers |= {"K": (client.get_session_key(), 64), "M1": (client.get_proof(), 64)}
        return [name for name, (number, size) in numbers.items() if number.bit_length() <= 8 * (size - 1)]
