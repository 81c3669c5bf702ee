"""Looking for puzzles: in matches that bots play by a seed, and in records of any match. What was found is kept line by line."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from triumvirate.arena.match import MOST_ACTIONS, choice_seed
from triumvirate.bots import find_bot, usual_bot
from triumvirate.core.plain import JsonObject
from triumvirate.core.puzzles import Puzzle, Puzzles
from triumvirate.core.record import read_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.puzzles.shelf import part_of

MOST_A_MATCH = 4
SECONDS = 1.0  # told to a bot, which thinks by its seed alone


def in_match(table: Table, part: Puzzles) -> Iterator[Puzzle]:
    """The puzzles in a match that was played."""
    find = part.find.get()
    for entry in table.standing():
        yield from find(table.at(entry.number))


def in_record(file: Path) -> Iterator[Puzzle]:
    """The puzzles in a record's match."""
    table = read_record(file.read_text(encoding="utf-8"), find_game)
    yield from in_match(table, part_of(table.game.name))


def in_bots_match(game: str, number: int) -> Iterator[Puzzle]:
    """The puzzles in a match of bots by its number: found while it is played."""
    part, found = part_of(game), find_game(game)
    find = part.find.get()
    table = Table.new(found, part.options(number), number)
    names = part.bots or (usual_bot(game),)
    bot = find_bot(game, names[number % len(names)])
    while not table.is_over() and len(table.entries) < MOST_ACTIONS:
        yield from find(table)
        seat = table.deciders()[0]
        chosen = bot.choose(table.view(seat), table.legal(seat), SECONDS, choice_seed(number, len(table.entries)))
        table.act(seat, chosen.action)


def look_on(
    game: str, work: Path, seconds: float, first: int = 0, records: Iterable[Path] = ()
) -> Iterator[tuple[str, list[Puzzle]]]:
    """Look for so long, from a match's number on, passing over what a file says was looked through; found ones are noted there.

    Of one match a few are enough: positions that follow each other ask much the same.
    """
    looked = {line["match"] for line in _lines(work)}
    until = time.monotonic() + seconds
    given = [(str(file), in_record(file)) for file in records]
    played = ((str(number), in_bots_match(game, number)) for number in count(first))
    with work.open("a", encoding="utf-8") as notes:
        for name, found in given or played:
            if name in looked:
                continue
            kept = _different(found)
            notes.write(json.dumps({"match": name, "found": [puzzle.to_data() for puzzle in kept]}) + "\n")
            notes.flush()
            yield name, kept
            if time.monotonic() > until:
                return


def found_in(*works: Path) -> list[Puzzle]:
    """All that was noted, each once."""
    puzzles = [Puzzle.from_data(one) for work in works for line in _lines(work) for one in line["found"]]
    return list({puzzle.id: puzzle for puzzle in puzzles}.values())


def _different(found: Iterable[Puzzle]) -> list[Puzzle]:
    """The last few puzzles of a match, one a theme and thing asked about, and MOST_A_MATCH in all."""
    return list({(puzzle.theme, *puzzle.about.values()): puzzle for puzzle in found}.values())[-MOST_A_MATCH:]


def _lines(work: Path) -> list[JsonObject]:
    if not work.is_file():
        return []
    return [json.loads(line) for line in work.read_text(encoding="utf-8").splitlines()]
