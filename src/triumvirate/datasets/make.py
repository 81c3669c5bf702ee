"""Making a dataset: matches between bots, in parts that are spread over the cores and never made twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import triumvirate
from triumvirate.arena.kept import sources_digest
from triumvirate.arena.match import play_match
from triumvirate.arena.series import Series, seated
from triumvirate.arena.workers import spread
from triumvirate.bots import find_bot
from triumvirate.bots.contract import Tuning
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.record import write_record
from triumvirate.datasets.card import write_card
from triumvirate.datasets.files import FORMATS, MATCHES, MOVES, is_there, write
from triumvirate.datasets.load import ABOUT
from triumvirate.datasets.rows import match_row, move_rows
from triumvirate.envs.observing import stepping_of
from triumvirate.games import find_game

SCHEMA = 1


@dataclass(frozen=True)
class Plan:
    """What is to be made; the same plan on the same sources makes the same files, byte for byte."""

    series: Series
    format: str = "parquet"
    part: int = 50  # matches in one file
    observations: bool = True
    truth: bool = False
    records: bool = False

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.series.games // self.part)

    @property
    def is_repeatable(self) -> bool:
        """Whether every bot plays the same match again; one that thinks for a time does not."""
        return not any(
            "@" not in name and find_bot(self.series.game, name).abilities.tuned_by is Tuning.ITERATIONS
            for name in set(self.series.bots)
        )


def describe(game: str, options: dict[str, OptionValue], **more: object) -> JsonObject:
    """What the loader must know of a dataset's game."""
    found = find_game(game)
    stepping = stepping_of(found.played_with(options).text)
    return {
        "schema": SCHEMA,
        "game": game,
        "title": found.title,
        "rules": found.version,
        "triumvirate": triumvirate.__version__,
        "options": options,
        "seats": list(found.seats(options)),
        "actions": int(stepping.ACTIONS),
        "observation": int(stepping.OBSERVATION),
        "dtype": str(stepping.DTYPE),
        **more,
    }


def make(plan: Plan, folder: Path, workers: int, fresh: bool = False) -> Iterator[int]:
    """Make what is not there yet; yields how many matches each part added, those found included."""
    is_there(plan.format)
    about = _about(plan)
    folder.mkdir(parents=True, exist_ok=True)
    _claim(folder, about, fresh)
    open_parts = [number for number in range(plan.parts) if not _is_made(plan, folder, number)]
    found = plan.parts - len(open_parts)
    if found:
        yield min(plan.series.games, found * plan.part)
    jobs = ((plan, folder, number) for number in open_parts)
    yield from spread(make_part, jobs, workers)
    write_card(folder, about)


def make_part(job: tuple[Plan, Path, int]) -> int:
    """Play and write one part; its matches come last, so that a part with matches is complete."""
    plan, folder, number = job
    series = plan.series
    game = find_game(series.game)
    matches, moves = [], []
    for n in range(number * plan.part, min((number + 1) * plan.part, series.games)):
        names, seed = seated(series, n)
        bots = [find_bot(series.game, name) for name in names]
        table = play_match(game, series.options, bots, seed, series.seconds)
        table.names = dict(zip(table.seats, names, strict=True))
        matches.append(match_row(table, n, seed, names, plan.truth))
        moves += move_rows(table, n, plan.observations, plan.truth)
        if plan.records:
            (folder / "records").mkdir(exist_ok=True)
            (folder / "records" / f"{n:06}.txt").write_text(write_record(table, reveal=True), encoding="utf-8")
    write(_file(plan, folder, MOVES, number), moves)
    write(_file(plan, folder, MATCHES, number), matches)
    return len(matches)


def _file(plan: Plan, folder: Path, kind: str, number: int) -> Path:
    return folder / f"{kind}-{number:05}{FORMATS[plan.format]}"


def _is_made(plan: Plan, folder: Path, number: int) -> bool:
    return _file(plan, folder, MATCHES, number).is_file() and _file(plan, folder, MOVES, number).is_file()


def _about(plan: Plan) -> JsonObject:
    series = plan.series
    return describe(
        series.game,
        series.options,
        bots=list(series.bots),
        games=series.games,
        seed=series.seed,
        swap=series.swap,
        seconds=series.seconds,
        format=plan.format,
        part=plan.part,
        observations=plan.observations,
        truth=plan.truth,
        records=plan.records,
        repeatable=plan.is_repeatable,
        sources=sources_digest(series.game),
    )


def _claim(folder: Path, about: JsonObject, fresh: bool) -> None:
    """The folder is empty, or holds the beginning of this very dataset, or is made empty when asked to."""
    told = json.dumps(about, indent=1, sort_keys=True) + "\n"
    path = folder / ABOUT
    if fresh:
        for old in (*folder.glob("moves-*"), *folder.glob("matches-*"), *folder.glob("records/*.txt")):
            old.unlink()
    elif path.is_file() and path.read_text(encoding="utf-8") != told:
        raise BadRequest(f"{folder} holds another dataset, or one of other sources; take another folder, or --fresh.")
    elif not path.is_file() and any(folder.iterdir()):
        raise BadRequest(f"{folder} is not empty and no dataset of ours; take another folder.")
    path.write_text(told, encoding="utf-8")
