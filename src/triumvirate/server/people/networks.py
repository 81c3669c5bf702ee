"""Where somebody comes from, as far as it is kept: a digest of the network of their address, and what kind of device.

The address itself is not kept. Two people of one network may be one person at two screens; addresses of private networks
say nothing, because behind a proxy or in one room everybody has the same.
"""

from __future__ import annotations

import hashlib
import hmac
import ipaddress

IPV4_BITS, IPV6_BITS = 24, 48
_BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
LONGEST_DEVICE = 40


def prefix(address: str) -> str:
    """The network of an address; empty where that says nothing."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if not found.is_global:
        return ""
    bits = IPV4_BITS if found.version == 4 else IPV6_BITS
    return str(ipaddress.ip_network((found, bits), strict=False))


def digest(key: str, address: str) -> str:
    """What is kept of a network: the same for the same, and nobody without the server's key can turn it back."""
    network = prefix(address)
    return hmac.new(key.encode(), f"network {network}".encode(), hashlib.sha256).hexdigest()[:16] if network else ""


def device(agent: str) -> str:
    """A browser and its system in a few words, of what it says of itself; a program by its own name."""
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    if browser or system:
        return " · ".join(word for word in (browser, system) if word)
    return "".join(letter for letter in agent.split("/")[0] if letter.isprintable())[:LONGEST_DEVICE]
