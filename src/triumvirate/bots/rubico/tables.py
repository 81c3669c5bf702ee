"""Tables of numbers that are learned from matches, one for each count of players, and the file that keeps them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import exp
from pathlib import Path

from triumvirate.core.plain import JsonObject

Table = Sequence[Sequence[float]]  # a row for each situation, a number for each manner: the larger, the oftener
Shares = tuple[float, ...]  # of the manners


def shares(row: Sequence[float]) -> Shares:
    """How often each manner is used."""
    raised = [exp(number - max(row)) for number in row]
    return tuple(number / sum(raised) for number in raised)


def kept_in(file: Path) -> dict[str, JsonObject]:
    """By count of players a table, and from how many matches it was learned; nothing where there is no file yet."""
    told: dict[str, JsonObject] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return told


def found(file: Path, players: int, begins: Table) -> tuple[Table, int]:
    """The table of a count of players, or what nothing was learned for yet; from how many matches."""
    told = kept_in(file).get(str(players))
    return (told["table"], int(told["matches"])) if told else (begins, 0)


def keep(file: Path, players: int, table: Table, matches: int) -> None:
    """Beside the tables of other counts, which may be learned at the same time; the file changes in one move."""
    rounded = [[round(number, 3) for number in row] for row in table]
    told = kept_in(file) | {str(players): {"matches": matches, "table": rounded}}
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{players}")
    draft.write_text(json.dumps(dict(sorted(told.items()))) + "\n", encoding="utf-8")
    draft.replace(file)
