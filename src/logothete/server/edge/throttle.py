"""How much one person or address may ask for: token buckets, and connections that are counted."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Final

from logothete.server.config import Limits
from logothete.server.errors import TableError

KEPT: Final = 50_000
"""Buckets that are remembered; the one that was not used for longest is forgotten first."""


class RateLimited(TableError):
    """Too many requests in too little time; `wait` says for how many seconds to keep silent."""

    code = "rate-limited"
    status = 429

    def __init__(self, wait: float) -> None:
        seconds = max(1, ceil(wait))
        super().__init__(f"too many requests: wait {seconds} s and try again", wait=seconds)
        self.wait = seconds


class TooManyConnections(TableError):
    """An address holds as many open connections as it may."""

    code = "too-many-connections"
    status = 429


class Throttle:
    """A bucket for each key that holds a minute's worth of requests and fills up evenly."""

    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic, kept: int = KEPT) -> None:
        self._size = float(per_minute)
        self._clock = clock
        self._kept = kept
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take one from a bucket; `RateLimited` if it is empty."""
        now = self._clock()
        level, at = self._buckets.pop(key, (self._size, now))
        level = min(self._size, level + (now - at) * self._size / 60)
        granted = level >= 1
        self._buckets[key] = (level - 1 if granted else level, now)
        if len(self._buckets) > self._kept:
            self._buckets.popitem(last=False)
        if not granted:
            raise RateLimited((1 - level) * 60 / self._size)


class Throttles:
    """All limits of one process."""

    def __init__(self, limits: Limits) -> None:
        self.addresses = Throttle(limits.requests_per_minute)
        self.accounts = Throttle(limits.requests_per_minute)
        self.sign_ins = Throttle(limits.sign_ins_per_minute)
        self._connections: Counter[str] = Counter()
        self._most = limits.sockets_per_address

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Count a socket or stream of an address while it is open; `TooManyConnections` if it has too many."""
        key = bucket_of(address)
        if self._connections[key] >= self._most:
            raise TooManyConnections(
                f"your address has {self._most} open connections, which is the most here: close some", most=self._most
            )
        self._connections[key] += 1
        try:
            yield
        finally:
            self._connections[key] -= 1
            if not self._connections[key]:
                del self._connections[key]


def bucket_of(address: str) -> str:
    """What counts as one address: of IPv6 the network of a household, since everybody has 2**64 of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
