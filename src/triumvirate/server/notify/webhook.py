"""A small POST to an address that a person gave, never to a private one.

The address is resolved once, checked, and that very address is connected to: a name cannot point elsewhere in between.
Whoever is called may be slow on purpose: calls have threads of their own and an end after which the line is cut.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple
from urllib.parse import SplitResult, urlsplit

from triumvirate.core.errors import BadRequest

T = TypeVar("T")
A = TypeVarTuple("A")
SECONDS, MOST_SECONDS = 5.0, 15.0  # for each word of an answer, and for all of it
_callers = ThreadPoolExecutor(8, "notices")  # passwords and uploads are not to wait for a slow host
PORTS = {"http": 80, "https": 443}


def check_url(url: str, only_https: bool = False) -> tuple[SplitResult, str]:
    """The parts of an address and the public IP it leads to, or a refusal."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as fault:
        raise BadRequest("This is no web address.") from fault
    if parts.scheme not in (("https",) if only_https else ("https", "http")) or not parts.hostname:
        raise BadRequest("An address begins with https://" + ("." if only_https else " or http://."))
    if port not in (None, PORTS[parts.scheme]) or parts.username or any(ord(letter) < 33 for letter in url):
        raise BadRequest("An address has no name, password or port of its own.")
    try:
        found = socket.getaddrinfo(parts.hostname, PORTS[parts.scheme], type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as fault:
        raise BadRequest("That host is not known.") from fault
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise BadRequest("Only public addresses may be called.")
    return parts, addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet; mapped and tunnelled ones are looked into."""
    ip = ipaddress.ip_address(address.split("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if ip in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not ip.is_unspecified


async def aside(work: Callable[[*A], T], *args: *A) -> T:
    """Do something that waits for a host elsewhere, where nobody else waits for it."""
    return await asyncio.get_running_loop().run_in_executor(_callers, work, *args)


@contextlib.contextmanager
def _line_to(address: str, port: int) -> Iterator[socket.socket]:
    """A connection that is cut after a while, however slowly the other side goes on talking."""
    line = socket.create_connection((address, port), timeout=SECONDS)
    cutter = line.dup()  # TLS takes the line itself over
    cut = threading.Timer(MOST_SECONDS, _cut, [cutter])
    cut.daemon = True
    cut.start()
    try:
        yield line
    finally:
        cut.cancel()
        _cut(cutter)
        cutter.close()
        line.close()


def _cut(line: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it has ended already
        line.shutdown(socket.SHUT_RDWR)


def post(url: str, body: bytes, headers: dict[str, str], only_https: bool = False) -> int:
    """Send a body; the status is the answer. No redirect is followed, little of the answer is read."""
    parts, address = check_url(url, only_https)
    assert parts.hostname is not None
    port = PORTS[parts.scheme]
    connection: http.client.HTTPConnection
    with _line_to(address, port) as line:
        if parts.scheme == "https":
            connection = http.client.HTTPSConnection(parts.hostname, port, timeout=SECONDS)
            connection.sock = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        else:
            connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
            connection.sock = line
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"User-Agent": "triumvirate", "Connection": "close", **headers})
        try:
            answer = connection.getresponse()
            answer.read(1024)
            return answer.status
        finally:
            connection.close()
