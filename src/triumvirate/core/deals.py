"""Fewer long streaks of the same role: a set-up that is drawn again and again until a coin lets it stand.

Each try and its coin follow from the match's key, so that anybody who is shown the key can work all of it out again, and
nobody could choose: the same for every person and every role. A deal that gives somebody the same role for the third time
in a row stands with one half, for the fourth with one quarter, and so on; what several would get multiplies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from triumvirate.core.chance import Outcome, Source, digest, word
from triumvirate.core.fields import State
from triumvirate.core.game import Game

Streaks = Mapping[str, tuple[str, int]]  # by seat: the role that who sits there had last, and how often in a row
MOST_TRIES = 64
COIN_BITS = 256
LONGEST_STREAK = 32


@dataclass(frozen=True)
class Try:
    """One drawing of the set-up: its word, what it drew, the roles, how often their likelihood is halved, the coin."""

    number: int
    word: int
    outcomes: tuple[Outcome, ...]
    roles: Mapping[str, str]
    halvings: int
    coin: str
    stands: bool


def halvings(roles: Mapping[str, str], streaks: Streaks) -> int:
    """How often the likelihood of a deal is halved: once for each further time that somebody gets the same."""
    found = 0
    for seat, role in roles.items():
        last, times = streaks.get(seat, ("", 0))
        if role == last and times >= 2:
            found += times - 1
    return found


def place_of(number: int) -> str:
    """The place whose word a try draws by: that of the set-up, and after it places of its own."""
    return f"0.{number}" if number else "0"


def coin(key: bytes, number: int) -> str:
    """A try's coin: the deal stands if it begins with as many bits that are 0 as its likelihood is halved times."""
    return digest(key, f"{place_of(number)} stands")


def roles_in(game: Game, state: State) -> dict[str, str]:
    """The hidden roles by seat; none in games without."""
    found: dict[str, str] = game.knowledge.truth(state).get("roles", {})
    return found


def tries(game: Game, prepared: State, key: bytes, streaks: Streaks) -> Iterator[Try]:
    """The tries of a set-up, up to and with the one that stands: the last of so many stands whatever its coin says."""
    for number in range(MOST_TRIES):
        state = prepared.copy()
        state.rng_seed, state.rng_count = word(key, place_of(number)), 0
        state.source, state.log = Source(game, None), []
        game.rules.setup(state)
        roles = roles_in(game, state)
        halved = halvings(roles, streaks)
        tossed = coin(key, number)
        stands = number == MOST_TRIES - 1 or int(tossed, 16) >> (COIN_BITS - min(halved, COIN_BITS)) == 0
        yield Try(number, state.rng_seed, tuple(state.source.outcomes), roles, halved, tossed, stands)
        if stands:
            return


def read_streaks(told: Mapping[str, object]) -> dict[str, tuple[str, int]]:
    """Streaks as a record tells them: `{"p1": ["senate", 3]}`."""
    found: dict[str, tuple[str, int]] = {}
    for seat, streak in told.items():
        match streak:
            case [str(role), int(times)] if not isinstance(times, bool) and 1 <= times <= LONGEST_STREAK:
                found[seat] = role, times
            case _:
                raise ValueError(f"a streak reads [ROLE, TIMES], with 1 to {LONGEST_STREAK} times")
    return found
