"""`triumvirate export`: played matches as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def export(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD…", help="Record files, or folders with them.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="A new folder.")],
    format: Annotated[str, typer.Option(help="jsonl, parquet or records.")] = "jsonl",
    observations: Annotated[bool, typer.Option(help="Also the rows of numbers that environments give.")] = False,
    truth: Annotated[
        bool, typer.Option("--truth", help="Also what was hidden, in columns named truth…; the secret of records.")
    ] = False,
) -> None:
    """Export records of matches: views, actions and results, a row for every decision.

    Each row holds what its seat knew and nothing else, unless --truth is given.
    """
    from triumvirate.cli.console import output
    from triumvirate.datasets.export import export as write_all
    from triumvirate.datasets.export import find_records

    matches, moves = write_all(find_records(records), out, format, observations, truth)
    output().print(f"written: {matches} matches, {moves} moves in {out}", markup=False)
