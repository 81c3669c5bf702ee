"""Whose request it is, as far as an address tells.

One IPv4 address is one household, office or school; IPv6 gives each of those a whole /64 at least, of which a visitor may
use as many addresses as they like. So limits are counted by the IPv4 address and by the IPv6 /64. Who rents many of them
mostly has neighbouring ones: what all of a /24 or a /48 use together is counted too, against a larger allowance.
"""

from __future__ import annotations

import ipaddress
from functools import lru_cache

HOUSE = {4: 32, 6: 64}
STREET = {4: 24, 6: 48}


@lru_cache(4096)
def house(address: str) -> str:
    """What is counted as one visitor."""
    return _prefix(address, HOUSE)


@lru_cache(4096)
def street(address: str) -> str:
    """What is counted as one neighbourhood."""
    return f"street {_prefix(address, STREET)}"


def _prefix(address: str, bits: dict[int, int]) -> str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return str(ipaddress.ip_network((found, bits[found.version]), strict=False))


class Proxies:
    """The proxies that the operator trusts: what comes from there comes from many people."""

    def __init__(self, told: str) -> None:
        names = [name.strip() for name in told.split(",") if name.strip()]
        self._all = "*" in names
        self._networks = [network for name in names if (network := _network(name)) is not None]

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None
