"""`triumvirate db`: the operator's hand on the database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.needing import needing_the_server

if TYPE_CHECKING:
    from triumvirate.server.operation.db_commands import Told

WORK = "migrate, check, backup FILE, restore FILE, move ADDRESS, audit [SEAL], or signs [DAYS]"


def db(
    what: Annotated[str, typer.Argument(help=WORK, metavar="WHAT")],
    other: Annotated[
        str,
        typer.Argument(
            help="The backup's file, the address to move to, a seal of the log, or days to look back.",
            metavar="[OTHER]",
        ),
    ] = "",
    data: Annotated[Path, typer.Option(help="The folder of the database, where it is a file.")] = Path("data"),
    database: Annotated[str, typer.Option(help="postgresql://…; also TRIUMVIRATE_DATABASE.")] = "",
    to: Annotated[
        str, typer.Option(help="The revision to migrate to; an older one takes newer columns away.")
    ] = "head",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be done, and do nothing.")] = False,
) -> None:
    """Look after the database: bring it up to date, check it, keep a copy, take one back, move it.

    Read the operators' log, and signs that people help each other to ratings.
    """
    with needing_the_server():
        from triumvirate.server.operation import db_commands
        from triumvirate.server.operation.starting import plainly
        from triumvirate.server.settings import Settings

    settings = Settings.from_environment(data, database=database)
    url = settings.database_url
    if what in ("backup", "restore", "move") and not other:
        raise typer.BadParameter(f"say which {'address' if what == 'move' else 'file'}: triumvirate db {what} …")
    with plainly(settings):
        if what == "migrate":
            told = db_commands.bring_to(url, to, dry_run)
        elif what == "check":
            told = db_commands.look_through(url)
        elif what == "backup":
            told = db_commands.back_up(url, Path(other))
        elif what == "restore":
            told = db_commands.restore(url, Path(other), dry_run)
        elif what == "move":
            told = db_commands.move(url, other, dry_run)
        elif what == "audit":
            told = db_commands.audited(url, settings.signing_key(), other)
        elif what == "signs":
            told = db_commands.signs_of(url, _days(other))
        else:
            raise typer.BadParameter(f"there is {WORK}.")
    _say(told)


def _days(given: str) -> int:
    if given and not (given.isascii() and given.isdecimal() and 1 <= int(given) <= 3650):
        raise typer.BadParameter("say for how many days: triumvirate db signs 90")
    return int(given or 90)


def _say(told: Told) -> None:
    for line in told.lines:
        typer.echo(line)
    raise typer.Exit(0 if told.is_well else 1)
