"""`triumvirate bring`: a bot of one's own at a server's table, from one's own machine."""

from __future__ import annotations

from typing import Annotated

import typer

from triumvirate.cli.needing import needing_the_server


def bring(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="How the program is started, on this machine.")],
    to: Annotated[str, typer.Option(metavar="URL", help="The server's address.")],
    join: Annotated[
        list[str], typer.Option(metavar="TOKEN", help="A seat's link, its token, or a table's code; several in turn.")
    ],
    device: Annotated[
        str, typer.Option(metavar="TOKEN", help="Of a device link: play as that account, not as a guest.")
    ] = "",
    seconds: Annotated[float, typer.Option(min=0.0, help="Its thinking time for each action.")] = 1.0,
) -> None:
    """Sit down at a server's table and let a program play there, until the match is over.

    The server runs nothing of it. The lines that a program reads and writes are in docs/protocol.md.
    """
    with needing_the_server():
        from triumvirate.server.bringing import bring as play
    from triumvirate.cli.console import output

    play(to, join, command, seconds, device, lambda line: output().print(line, markup=False))
