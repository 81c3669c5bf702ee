"""Games recorded by another implementation, replayed through our rules and compared after every event.

The recordings are at the level of the rules (a whole move, one hit, one disruption); our actions are smaller, and
losses that need no choice happen by themselves. A *shadow* board follows the recording through those losses one by one.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from triumvirate.games.julius import rules
from triumvirate.games.julius.oracle_macros import (
    MACROS,
    Disagreement,
    Final,
    Macro,
    Parted,
    Recording,
    Replay,
)


@dataclass(frozen=True)
class Outcome:
    """How a game compared (agreed to the end, parted at a known difference, disagreed) and how many macros were fed."""

    status: str
    macros: int
    reason: str = ""


def compare(game: Recording) -> Outcome:
    """Replay one recorded game; never raises on a recording that is wrong."""
    done = 0
    try:
        replay = Replay(game)
        for done, macro in enumerate(game["macros"]):
            _feed(replay, macro, done)
            _compare_checkpoints(replay, game, done + 1)
        done += 1
        _compare_final(replay, game["final"])
    except Parted as known:
        return Outcome("parted", done, f"{known}, at macro {done}")
    except Disagreement as fault:
        return Outcome("disagreed", done, f"macro {done}: {fault}")
    except (KeyError, ValueError, IndexError, TypeError) as fault:
        return Outcome("disagreed", done, f"macro {done} is not understood: {fault!r}")
    return Outcome("agreed", done)


def _feed(replay: Replay, macro: Macro, number: int) -> None:
    """Carry one macro out, then require the recorded hash and the recorded next actor."""
    replay.number = number
    MACROS[macro["t"]](replay, macro)
    replay.drop_unrecorded_losses()
    if replay.hash() != macro["h"]:
        raise Disagreement(f"{macro['t']}: the board is not the recorded one")
    if replay.actor(macro) != macro["act"]:
        raise Disagreement(f"{macro['t']}: next is {replay.actor(macro)}, recorded is {macro['act']}")


def _compare_checkpoints(replay: Replay, game: Recording, done: int) -> None:
    for point in game.get("checkpoints", ()):
        if point["at"] == done and not replay.pending:
            state = replay.state
            points = [rules.score(state, seat) for seat in range(2)]
            if points != point["vp"] or replay.board_rows() != point["board"]:
                raise Disagreement("the checkpoint differs")


def _compare_final(replay: Replay, final: Final) -> None:
    state = replay.state
    if not rules.is_over(state):
        raise Disagreement("the recording ends but the game goes on")
    result = {1: "Caesar", 2: "Pompeius", 0: "Draw"}[rules.winners(state)]
    points = (rules.score(state, 0), rules.score(state, 1))
    if (result, *points) != (final["result"], final["c_vp"], final["p_vp"]):
        raise Disagreement(f"the result is {result} {points}, recorded is {final['result']}")
    if replay.hash() != final["h"]:
        raise Disagreement("the last board is not the recorded one")


def read_games(path: Path) -> Iterator[Recording]:
    """The games of a file, one JSON object a line, compressed or not."""
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def main(path: str | Path, limit: int | None = None) -> int:
    """Compare a file's games, print what differs and a last line of counts; 0 when nothing disagreed."""
    counts = {"agreed": 0, "parted": 0, "disagreed": 0}
    games = macros = 0
    for game in read_games(Path(path)):
        if limit is not None and games == limit:
            break
        outcome = compare(game)
        games += 1
        macros += outcome.macros
        counts[outcome.status] += 1
        if outcome.reason:
            print(f"game {game.get('id')}: {outcome.status}: {outcome.reason}")
    told = " ".join(f"{status} {count}" for status, count in counts.items())
    print(f"games {games} {told} macros {macros}")
    return 0 if counts["disagreed"] == 0 else 1
