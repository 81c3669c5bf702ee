"""The bots that a package brings to a game, stated without importing any of them."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from triumvirate.core.lazy import Lazy

if TYPE_CHECKING:
    from triumvirate.analysis.paired import Playouts
    from triumvirate.bots.contract import Bot
    from triumvirate.bots.diary import Write
    from triumvirate.bots.searcher import Searcher
    from triumvirate.bots.talk import Talk
    from triumvirate.core.options import Options
    from triumvirate.core.table import Table
    from triumvirate.core.view import LegalAction, View
    from triumvirate.search import Solved


class Familiar(StrEnum):
    """Whether a bot knows what a table plays with."""

    WELL = "well"  # it was made for this
    BY_THE_RULES = "by_the_rules"  # it plays it as the rules have it, and has no idea of its own of what is new
    STAND_IN = "stand_in"  # it does not know it and lets another one play


@dataclass(frozen=True)
class Told:
    """What people read about a bot in a language: its character in a few words, and how it plays in a sentence."""

    character: str
    about: str


@dataclass(frozen=True)
class BotInfo:
    """One bot: what people read about it, how long it thinks at most, how strong it is held to be, and who makes it.

    Points are as in chess (200 more win three games of four), a game's tribune being 1500; none for a bot whose strength
    is the number in its name. Its sentence and character are in English here, and `abroad` in other languages.
    """

    name: str
    about: str
    module: str  # whose `make` gives the bot
    seconds: float
    points: int | None
    given: tuple[str, ...] = ()  # to `make`
    character: str = ""
    abroad: Mapping[str, Told] = field(default_factory=dict)
    knows: Lazy[Callable[[Options], Familiar]] | None = None  # everything, where it does not say
    persona: str = ""  # the name by which people know it in this game
    weights: str = ""  # a file that a page fetches when this bot is to think there; beside the bot's module
    by_network: Lazy[Callable[[Path], Bot]] | None = None  # the same with another network; ValueError where it is none

    def make(self) -> Bot:
        """A new one."""
        made: Bot = importlib.import_module(self.module).make(*self.given)
        return made

    def familiar_with(self, options: Options) -> Familiar:
        """Whether it knows what a table with these options plays with."""
        return self.knows.get()(options) if self.knows else Familiar.WELL


def recruit(points: int, persona: str = "") -> BotInfo:
    """The recruit, which every game has and plays alike."""
    return BotInfo(
        "recruit",
        "Plays any legal action, without a plan.",
        "triumvirate.bots.recruit",
        0.05,
        points,
        character="aimless",
        abroad={"it": Told("senza meta", "Fa una mossa legale qualsiasi, senza un piano.")},
        persona=persona,
    )


def coach(home: str, persona: str = "") -> BotInfo:
    """The coach of a package that has one: it is the same wherever people meet it."""
    return BotInfo(
        "coach",
        "Plays a little better than you have lately, and can be asked for advice.",
        f"{home}.coach",
        0.5,
        None,
        character="patient",
        abroad={
            "it": Told(
                "paziente", "Gioca un po' meglio di come hai giocato tu di recente, e gli si può chiedere consiglio."
            )
        },
        persona=persona,
    )


@dataclass(frozen=True)
class Offered:
    """A compiled function that a page can call, too, and what it takes: a word each, or what it is given natively as an example.

    `state` or `states`, a `number`, a `wide` one of 64 bits, a `share`; `numbers` and `shares` in a row, `rows` of shares;
    of a network `bytes`, `halves` by their bits, `singles`, and `single_rows`.
    """

    module: str
    function: str
    takes: str | Lazy[Callable[[], Sequence[object]]]
    name: str = ""  # where the page knows it by another


@dataclass(frozen=True)
class Compiled:
    """Texts that a bot thinks with, the call that compiles them with the types it uses, and what pages call of them."""

    modules: tuple[str, ...]
    compile: Lazy[Callable[[], None]]
    offered: tuple[Offered, ...] = ()


def as_it_is(name: str, value: str, language: str) -> str:
    """A fact by no other name than its own."""
    return value


def in_its_own_text(action: str, language: str) -> str:
    """An action as records write it."""
    return action


@dataclass(frozen=True)
class Speech:
    """How the bots of a game speak: a folder with `words.en.json` and so on, and the names of facts and actions."""

    words: Path | None = None
    named: Callable[[str, str, str], str] = as_it_is  # what it is (`province`), its id, the language
    action: Callable[[str, str], str] = in_its_own_text


class Watch(Protocol):
    """Looks on at one match and counts how its bots conduct themselves."""

    seen: Counter[str]  # how often each thing happened
    of: Counter[str]  # how often it could have
    notes: list[str]

    def before(self, table: Table, seat: str, action: str) -> None:
        """An action is about to be taken."""

    def after(self, table: Table) -> None:
        """It was taken."""


@dataclass(frozen=True)
class Conduct:
    """What a player of the game would call foolish, whoever wins: the things counted, and the share each should not pass."""

    watch: Callable[[], Watch]
    bars: Mapping[str, float]


def nothing_to_say(bot: str, ways: tuple[str, ...], counts: tuple[int, ...]) -> tuple[str, ...]:
    """No remarks."""
    return ()


def nothing_learned(bot: str, ways: tuple[str, ...]) -> tuple[Path, ...]:
    """No files."""
    return ()


@dataclass(frozen=True)
class Exploiters:
    """Odd ways to play, each with a bot for all else, that show what the bots of a game can be told.

    Measured in seats of one side at some player counts; none should gain more than `most`.
    """

    sides: Mapping[str, tuple[str, ...]]  # which ways there are in the seats of each side; the first is the usual one
    make: Callable[[str, Bot, str], Bot]  # the way, the bot, the side
    counts: tuple[int, ...]
    most: float
    # what whoever reads the gains must know: of a bot by its name, these ways and these player counts
    remarks: Callable[[str, tuple[str, ...], tuple[int, ...]], tuple[str, ...]] = nothing_to_say
    learned: Callable[[str, tuple[str, ...]], tuple[Path, ...]] = (
        nothing_learned  # files by which ways play against a bot
    )

    @property
    def side(self) -> str:
        """Whose seats are given away where nobody says."""
        return next(iter(self.sides))

    @property
    def names(self) -> tuple[str, ...]:
        """All ways of that side."""
        return self.sides[self.side]


@dataclass(frozen=True)
class Ends:
    """Ends of a game that are reckoned out: from a view, its legal actions and the most positions to look into.

    `sample(left, seed)` is a position of a match with so many moves left, `few` how many are left when it always succeeds,
    `tried` how many when bots begin to try it.
    """

    solve: Callable[[View, Sequence[LegalAction], int], Solved | None]
    sample: Callable[[int, int], str]
    few: int
    tried: int


@dataclass(frozen=True)
class Roster:
    """All that a package brings: the bots weakest first, how they speak, and what else stands on their brains."""

    game: str
    bots: tuple[BotInfo, ...]
    usual: str  # who plays where nobody was asked for: one that needs nothing compiled
    gentle: str = ""  # whom a newcomer meets; the usual one where nobody is named
    adviser: str = ""  # who is asked for hints and opinions; the usual one where nobody is named
    speech: Lazy[Speech] | None = None
    talk: Lazy[Talk] | None = None
    diary: Lazy[Write] | None = None  # what they thought round by round, told when a match is over
    compiled: tuple[Compiled, ...] = ()
    search: Lazy[Callable[[], Searcher]] | None = None  # the searching bot that judges and that warming compiles
    playouts: Lazy[Playouts] | None = None  # of the strongest quick player, which confirm what it judges
    conduct: Lazy[Conduct] | None = None
    exploiters: Lazy[Exploiters] | None = None
    ends: Lazy[Ends] | None = None
