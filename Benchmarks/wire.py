# Hearth: HomeKit for Linux
# SPDX-License-Identifier: Apache-2.0
"""What the kernel saw on loopback, and so which part of a measured time is the accessory's own.

Nobody reads along while something is measured: the kernel keeps the packets with their times until the end. As root only.
"""
import contextlib
import os
import socket
import struct
import time

# From linux/if_ether.h, asm-generic/socket.h and linux/if_packet.h.
IP, TIMESTAMPS, FORCED_BUFFER = 0x0800, 35, 33
PACKETS, IGNORE_OUTGOING = 263, 23


class Wire:
    """TCP packets with content: when the kernel passed them on (ms since 1970), from which port, to which."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, socket.htons(IP))
        self.socket.setsockopt(socket.SOL_SOCKET, FORCED_BUFFER, 1 << 28)
        self.socket.setsockopt(socket.SOL_SOCKET, TIMESTAMPS, 1)
        # Loopback shows each packet twice; coming in is enough.
        self.socket.setsockopt(PACKETS, IGNORE_OUTGOING, 1)
        self.socket.bind(("lo", IP))

    def stop(self):
        """All packets so far, in order."""
        with self.socket:
            return list(self.kept())

    def kept(self):
        with contextlib.suppress(BlockingIOError):
            while True:
                packet, notes, _, _ = self.socket.recvmsg(128, 1024, socket.MSG_DONTWAIT)
                if packet[9] != socket.IPPROTO_TCP:
                    continue
                head = (packet[0] & 15) * 4
                source, target = struct.unpack_from("!HH", packet, head)
                length = struct.unpack_from("!H", packet, 2)[0] - head - (packet[head + 12] >> 4) * 4
                if length > 0:
                    seconds, nanoseconds = struct.unpack("qq", notes[0][2][:16])
                    yield seconds * 1_000 + nanoseconds / 1e6, source, target


def watched():
    """A wire, if we may watch."""
    return Wire() if os.geteuid() == 0 else None


def port(address):
    return int(address.rsplit(":", 1)[1])


def accessory_times(packets, served, begins, durations):
    """Milliseconds of each span in which the accessory at port `served` had a question and had not answered it yet.

    A span begins at a moment in nanoseconds since 1970 and lasts milliseconds.
    """
    place, result = 0, []
    for begin, duration in zip(begins, durations):
        begin /= 1e6
        while place < len(packets) and packets[place][0] < begin:
            place += 1
        end = place
        while end < len(packets) and packets[end][0] <= begin + duration:
            end += 1
        result.append(accessory_time(packets[place:end], served))
        place = end
    return result


def accessory_time(packets, served):
    """From the last packet of each question to the last of its answer."""
    total, asked, answered = 0.0, None, None
    for moment, source, target in packets:
        if target == served:
            if answered is not None:
                total += answered - asked
            asked, answered = moment, None
        elif source == served and asked is not None:
            answered = moment
    return total + (answered - asked if answered is not None else 0)


def last_told(packets, served, moments):
    """Milliseconds from the last packet that the accessory at port `served` sent to each moment (nanoseconds of CLOCK_MONOTONIC)."""
    shift = time.time_ns() - time.monotonic_ns()
    told = [moment for moment, source, _ in packets if source == served]
    place, result = 0, []
    for moment in moments:
        arrival = (moment + shift) / 1e6
        while place + 1 < len(told) and told[place + 1] <= arrival:
            place += 1
        result.append(arrival - told[place])
    return result
