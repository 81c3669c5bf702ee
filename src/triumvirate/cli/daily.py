"""`triumvirate daily`: deals of the day, checked by anybody."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def check(
    deal: Annotated[
        Path,
        typer.Argument(
            metavar="DEAL", help="A file with the opened deal, as the server told it; - reads standard input."
        ),
    ],
    published: Annotated[
        str,
        typer.Argument(metavar="DIGEST", help="What was published the day before: `next_digest` of that day's deal."),
    ],
) -> None:
    """Hold an opened deal against the digest that was published the day before, and deal it once more.

    The text has to give the digest, and what it fixes has to be a match by the rules: options, the draws of the set-up and
    what bots did before the person took over.
    """
    import sys

    from triumvirate.cli.console import output
    from triumvirate.server.daily.checking import checked, dealt_again, text_in

    text = text_in(sys.stdin.read() if str(deal) == "-" else deal.read_text(encoding="utf-8"))
    found = checked(text, published)
    table = dealt_again(found)
    told = output()
    told.print(f"{found.game}, {found.day}: this is the deal that was published.", highlight=False)
    told.print(
        f"Dealt once more: {found.terms.seat} against {found.terms.bot}, {len(table.entries) - 1} actions before the person.",
        highlight=False,
    )


daily = {"check": check}
