"""Exporting matches that were played: records in, a dataset out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from triumvirate.core.errors import BadRecord, BadRequest
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.datasets.card import write_card
from triumvirate.datasets.files import FORMATS, MATCHES, MOVES, is_there, write
from triumvirate.datasets.load import ABOUT
from triumvirate.datasets.make import describe
from triumvirate.datasets.rows import match_row, move_rows
from triumvirate.games import find_game

RECORDS = "records"


def find_records(paths: Sequence[Path]) -> list[Path]:
    """The files named, and the text files of the folders named."""
    found = [file for path in paths for file in (sorted(path.rglob("*.txt")) if path.is_dir() else [path])]
    if not found:
        raise BadRequest("There is no record to export: name files, or folders with records in .txt files.")
    return found


def read_all(files: Sequence[Path]) -> list[Table]:
    """Replay the records; all must be of one game with one set of options. A fault names file and line."""
    tables = []
    for file in files:
        try:
            tables.append(read_record(file.read_text(encoding="utf-8"), find_game))
        except (BadRecord, UnicodeDecodeError) as fault:
            raise BadRecord(f"{file}: {fault}") from fault
        first, last = tables[0], tables[-1]
        if (last.game.name, last.options) != (first.game.name, first.options):
            raise BadRequest(f"{file} has another game or other options than {files[0]}; export them apart.")
    return tables


def export(
    files: Sequence[Path], folder: Path, format: str, observations: bool = False, truth: bool = False
) -> tuple[int, int]:
    """Write a dataset of records, or the records themselves; how many matches and moves there are."""
    if format != RECORDS:
        is_there(format)
    tables = read_all(files)
    if folder.exists() and any(folder.iterdir()):
        raise BadRequest(f"{folder} is not empty; take another folder.")
    folder.mkdir(parents=True, exist_ok=True)
    if format == RECORDS:
        for number, table in enumerate(tables):
            text = write_record(table, reveal=truth)
            (folder / f"{number:06}.txt").write_text(text, encoding="utf-8")
        return len(tables), sum(len(move_rows(table, 0)) for table in tables)
    moves = [row for n, table in enumerate(tables) for row in move_rows(table, n, observations, truth)]
    players = [[table.names.get(seat, "") for seat in table.seats] for table in tables]
    matches = [match_row(table, n, 0, players[n], truth) for n, table in enumerate(tables)]
    write(folder / f"{MOVES}-00000{FORMATS[format]}", moves)
    write(folder / f"{MATCHES}-00000{FORMATS[format]}", matches)
    about = describe(
        tables[0].game.name,
        tables[0].options,
        games=len(tables),
        format=format,
        observations=observations,
        truth=truth,
    )
    (folder / ABOUT).write_text(json.dumps(about, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    write_card(folder, about)
    return len(matches), len(moves)
