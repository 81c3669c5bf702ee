"""`triumvirate worker`: a process in which bots think, beside the web workers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvirate.cli.logging_level import Log, LogLevel
from triumvirate.cli.needing import needing_the_server


def worker(
    bots: Annotated[bool, typer.Option("--bots", help="Think for bots (the one kind of work there is).")] = True,
    threads: Annotated[int, typer.Option(help="How many bots think at once.", min=1, max=64)] = 2,
    data: Annotated[Path, typer.Option(help="The folder of the database, where it is a file.")] = Path("data"),
    database: Annotated[str, typer.Option(help="postgresql://…; also TRIUMVIRATE_DATABASE.")] = "",
    redis: Annotated[str, typer.Option(help="redis://…; also TRIUMVIRATE_REDIS.")] = "",
    log: Log = LogLevel.WARNING,
) -> None:
    """Think for the bots of a server whose web workers run with --no-bots, until Ctrl-C."""
    with needing_the_server():
        from triumvirate.server.run import work

    work(data, database, redis, threads, log.value)
