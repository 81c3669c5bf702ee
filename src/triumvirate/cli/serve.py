"""`triumvirate serve`: the web server alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvirate.cli.logging_level import Log, LogLevel
from triumvirate.cli.needing import needing_the_server

ALL_INTERFACES = "0.0.0.0"


def usable_port(host: str, port: int, look_further: bool) -> int:
    """The port, if it is free; the next free one where a page is opened anyway, a clear refusal otherwise."""
    import socket

    from triumvirate.core.errors import BadRequest

    for candidate in range(port, min(port + 20, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError as fault:
                if look_further:
                    continue
                reason = f"Cannot listen at {host}, port {candidate}: {fault.strerror}. Choose another with --port."
                raise BadRequest(reason) from fault
            return candidate
    raise BadRequest(f"All ports from {port} on are in use; choose another with --port.")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    data: Annotated[Path, typer.Option(help="The folder of the database; made if it is not there.")] = Path("data"),
    lan: Annotated[
        bool, typer.Option("--lan", help="Let devices in this local network join; shows a QR code.")
    ] = False,
    public_url: Annotated[str, typer.Option(help="The address people use, behind a proxy with https.")] = "",
    trusted_proxy: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded headers are believed, separated by commas.")
    ] = "",
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser as soon as it is there.")
    ] = False,
    database: Annotated[
        str, typer.Option(help="postgresql://… instead of a file in the data folder; also TRIUMVIRATE_DATABASE.")
    ] = "",
    redis: Annotated[
        str, typer.Option(help="redis://… by which several workers tell each other; also TRIUMVIRATE_REDIS.")
    ] = "",
    bots: Annotated[
        bool, typer.Option(help="Let bots think in this process; without, start `triumvirate worker` beside it.")
    ] = True,
    log: Log = LogLevel.WARNING,
) -> None:
    """Serve the table to browsers until Ctrl-C."""
    with needing_the_server():
        from triumvirate.server.run import lan_address, qr_code, run

    if lan:
        host = ALL_INTERFACES
    port = usable_port(host, port, look_further=open_page)
    shown = "127.0.0.1" if host in (ALL_INTERFACES, "::") else f"[{host}]" if ":" in host else host
    address_here = public_url or f"http://{shown}:{port}/"
    lines = [f"Triumvirate is at {address_here}"]
    if lan:
        near = lan_address()
        if near is None:
            lines.append("No local network was found; only this machine can join.")
        else:
            address = f"http://{near}:{port}/"
            lines += [f"In this local network: {address}", qr_code(address)]
    lines.append("Stop it with Ctrl-C.")
    run(
        host,
        port,
        data,
        public_url,
        trusted_proxy,
        "\n".join(line for line in lines if line),
        log.value,
        address_here if open_page else "",
        database,
        redis,
        bots,
    )
