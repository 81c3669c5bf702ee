"""A deal: all that is fixed for a day, as one text. Its SHA-256 is published the day before, the text when the day is over."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

from triumvirate.core.daily import Daily as DailyPart
from triumvirate.core.daily import Terms, Weighed
from triumvirate.core.errors import NoMatch
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names

HEAD = "Triumvirate deal of the day"


@dataclass(frozen=True)
class Deal:
    """The deal of a game on a day. `prelude` is what bots did in all seats before the person takes over."""

    game: str
    rules: int
    day: str
    terms: Terms
    secret: bytes
    prelude: tuple[tuple[str, str], ...] = ()

    def text(self) -> str:
        """The deal as it is sealed and opened: a line for each thing that is fixed."""
        terms = self.terms
        lines = {
            "game": self.game,
            "rules": str(self.rules),
            "day": self.day,
            "options": _json(terms.options),
            "seat": terms.seat,
            "bot": terms.bot,
            "task": f"{terms.task} {terms.aim}",
            "prelude": _json(self.prelude),
            "secret": self.secret.hex(),
        }
        return "\n".join([HEAD, *(f"{name}: {value}" for name, value in lines.items())]) + "\n"

    @property
    def digest(self) -> str:
        """What is published of it beforehand."""
        return digest(self.text())

    @classmethod
    def read(cls, text: str) -> Deal:
        """A deal from its text."""
        lines = dict(line.split(": ", 1) for line in text.splitlines()[1:])
        task, aim = lines["task"].split(" ")
        options = msgspec.json.decode(lines["options"])
        return cls(
            lines["game"],
            int(lines["rules"]),
            lines["day"],
            Terms(options, lines["seat"], lines["bot"], task, int(aim)),
            bytes.fromhex(lines["secret"]),
            tuple((seat, action) for seat, action in msgspec.json.decode(lines["prelude"])),
        )


def digest(text: str) -> str:
    """The SHA-256 of a deal's text."""
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def games_with_deals() -> list[str]:
    """The games that have a deal of the day."""
    return [name for name in game_names() if find_game(name).daily is not None]


def part_of(game: str) -> DailyPart:
    """What a game says of its deals; a refusal where it has none."""
    found = find_game(game)
    if found.daily is None:
        raise NoMatch(f"{found.title} has no deal of the day.")
    return found.daily.get()


def weigh(table: Table, terms: Terms) -> Weighed:
    """How a try went, by its game."""
    return part_of(table.game.name).weigh(table, terms)
