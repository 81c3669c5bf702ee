"""The parts that a game's plug is composed of: names, words, knowledge, results, and manners at the table.

Each is a few functions or plain facts. What a game leaves out has a default that fits every game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

from triumvirate.core.chance import Outcome, number_outcome
from triumvirate.core.events import Event, Told
from triumvirate.core.fields import State
from triumvirate.core.lazy import Lazy
from triumvirate.core.options import Options, OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, Result, View

if TYPE_CHECKING:
    from rich.text import Text

    from triumvirate.core.foresight import Way
    from triumvirate.core.game import Game

Facts = JsonObject

HARMLESS = ("pass", "end", "done", "skip", "decline", "none", "stop")


def _number(state: State, n: int, what: int, index: int) -> Outcome:
    return index


def _index(state: State, n: int, what: int, value: Outcome) -> int:
    return number_outcome(n, value)


@dataclass(frozen=True)
class Notation:
    """Actions and draws as records, scripts and the protocol write them."""

    text: Callable[[State, int, int], str]  # state, seat, action; the inverse of `parse` for every legal action
    parse: Callable[[State, int, str], int]  # raises `Illegal` for what is no action at all
    texts: Callable[[State, int, Sequence[int]], list[str]] | None = None  # where many at once are quicker
    outcome: Callable[[State, int, int, int], Outcome] = _number  # what a chance value means; asked before it acts
    outcome_index: Callable[[State, int, int, Outcome], int] = _index  # raises `BadChance` for what cannot happen now


@dataclass(frozen=True)
class Positions:
    """A whole state in one line, and back; `parse` raises `BadRequest` with what is wrong in the line."""

    text: Callable[[State, Options], str]
    parse: Callable[[str], tuple[dict[str, OptionValue], State]]


def say_plainly(event: Told, viewer: str | None, language: str = "en") -> str:
    """An event as its kind and its facts, for a game that has no sentences."""
    facts = [f"{value}" for name, value in event.items() if name not in ("kind", "audience")]
    return " ".join([str(event["kind"]).replace("_", " "), *facts])


class Refusal(Protocol):
    """Why an action is not legal."""

    def __call__(self, state: State, seat: int, action: int, language: str = "en") -> tuple[str, str | None]:
        """A sentence for people in a language, and the rule's section."""


class Say(Protocol):
    """An event in words."""

    def __call__(self, event: Told, viewer: str | None, language: str = "en") -> str:
        """The event (as JSON) for a viewer; empty when there is nothing to say."""


def as_said(sentence: str, options: Options, language: str) -> str:
    """A sentence for a game whose tables call everything by the same names."""
    return sentence


@dataclass(frozen=True)
class Words:
    """What people are told: why not, and what happened; `named` puts a table's own names into a sentence."""

    refusal: Refusal
    event: Callable[[State, Sequence[int]], Event]  # a fact told by the rules
    say: Say = say_plainly
    say_by_name: Callable[[Told, str | None, str, Mapping[str, str]], str] | None = (
        None  # with people's names for seats
    )
    named: Callable[[str, Options, str], str] = as_said

    def said(self, event: Told, viewer: str | None, language: str, names: Mapping[str, str]) -> str:
        """An event in words, with the names of who sits in the seats where the game calls its seats by them."""
        if self.say_by_name is None or not names:
            return self.say(event, viewer, language)
        return self.say_by_name(event, viewer, language, names)


def _nothing_noted(view: View, told: Sequence[Told]) -> Facts:
    return {}


@dataclass(frozen=True)
class Knowledge:
    """Who may know what. Views are built up field by field from what the viewer may know, never by deleting."""

    views: Callable[[State, Options], Callable[[int | None], View]]  # of one state, whoever looks; None is a spectator
    truth: Callable[[State], Facts]
    determinize: Callable[[View, random.Random], State]  # a state that agrees with a view, the rest at random
    memory: Callable[[View, Sequence[Told]], Facts] = _nothing_noted  # the notebook of an attentive player
    hides_deciders: bool = False  # it is a secret who still has to decide
    # by the open view and the seats openly waited for: those that may act now and no other see it
    acts_unseen: Callable[[View, Sequence[str]], Collection[str]] | None = None
    bots_speak: bool = False  # a bot's reason tells nothing that its move does not show


@dataclass(frozen=True)
class Results:
    """How a match ended, and how it stands at any moment."""

    end: Callable[[State, Options], Result | None]
    scores: Callable[[State, Options], dict[str, int]]


class Phase(NamedTuple):
    """What a whole table goes through together: `key` changes with it; a window is a time to act unseen.

    A window that opens once more is given a `share` of its time; `asked` are the seats that everybody knows to be asked in it.
    """

    key: str
    name: str
    seconds: float
    is_window: bool
    share: float = 1.0
    asked: tuple[str, ...] | None = None


def harmless_action(legal: Sequence[LegalAction], rng: random.Random) -> LegalAction:
    """Passing where that is possible, else the first choice."""
    for word in HARMLESS:
        for choice in legal:
            if choice.action.split(" ")[0] == word:
                return choice
    return legal[0]


@dataclass(frozen=True)
class Clocks:
    """Which clocks a table may have, what may happen at their end (the first is usual), and the phases of a table."""

    time_out: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: {"live": ("lose", "default"), "days": ("lose", "bot", "default")}
    )
    action: Callable[[Sequence[LegalAction], random.Random], LegalAction] = harmless_action  # for who is out of time
    phase: Callable[[View, Collection[str]], Phase] | None = None  # from the public view and the deciders
    secret_answer: str | None = None  # the answer in a window that stays unseen until the window closes
    goes_back: Callable[[str], bool] = lambda action: False  # what could be done and undone without end


class Beat(NamedTuple):
    """For how many seconds everybody is left with an event before anything after it is told, and before the first such."""

    seconds: float
    before: float = 0.0


PointsOfBatch = Callable[[Options, int, int, int], list[float]]
"""The person's points in matches with these options, from one number up to another, by a seed."""


class Foresee(Protocol):
    """What the game's own player would do next."""

    def __call__(self, game: Game, view: View, action: str | None = None) -> list[Way] | None:
        """After an action of the viewer's, or on the board as it stands; None where its turn does not follow."""


@dataclass(frozen=True)
class Automaton:
    """A player that comes with the game and moves by the rules themselves, where the options ask for it."""

    name: str
    option: str  # its level; None while people and bots have all seats
    side: str  # the option that names the person's seat
    levels: Mapping[str, Options] = field(default_factory=dict)  # what an arena plays against, by a name for people
    settings: Mapping[str, Options] = field(default_factory=dict)  # with which options each of them
    bots: tuple[str, ...] = ()  # who usually plays against it there
    batches: Mapping[str, Lazy[PointsOfBatch]] = field(default_factory=dict)  # those that play many matches at once
    foresee: Lazy[Foresee] | None = None  # by the viewer's own view

    def seats(self, options: Options, seats: Sequence[str]) -> tuple[str, ...]:
        """The seats that it plays."""
        return tuple(seat for seat in seats if options[self.option] and seat != options[self.side])


@dataclass(frozen=True)
class Answers:
    """Phrases that answer what was said at the table, and name it: `:doubt_claim p3 2 red 4:`."""

    phrases: tuple[str, ...]
    named: tuple[str, ...]  # what the words after the phrase are
    is_said: Callable[[View, Sequence[str]], bool]  # by a spectator's view: whether everybody has heard what they name


@dataclass(frozen=True)
class Teams:
    """Sides that are dealt, perhaps in secret: who is on which, by the truth, and whose victory each ending is."""

    names: tuple[str, ...]
    dealt: Callable[[Facts], Mapping[str, str]]  # from the truth: seat → side
    won_by: Mapping[str, str]  # reason of an ending → side
    opening: Callable[[Facts], str]  # from the truth at the end: the side that chose first for all to see, and what


@dataclass(frozen=True)
class Board:
    """Pictures of a view; without them a view is shown as its facts."""

    text: Lazy[Callable[[View, int], Text]] | None = None  # at most so many characters wide
    svg: Lazy[Callable[[View], str]] | None = None


@dataclass(frozen=True)
class Page:
    """A game in the browser. A lesson is scenes that were played on the real rules; its words are in the chunk."""

    chunk: str = ""  # the folder of the client's games that draws it; without one the client draws the game's facts
    lessons: Mapping[str, Lazy[Callable[[], list[JsonObject]]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Start:
    """Where an environment's episodes begin other than with the set-up: options, a state, and what is dealt in it."""

    options: Callable[[], Options]
    state: Callable[[], State]
    deal: Callable[[State], None]


@dataclass(frozen=True)
class Environment:
    """A game for learners. `version` is raised when an observation, an action or a reward changes its meaning."""

    name: str = ""  # after the game's own, `_mini`
    version: int = 1
    longest: int = 10_000  # actions and draws of one match, as OpenSpiel wants to know
    recalled: int = 8  # earlier rows in OpenSpiel's information states; older ones are a digest
    start: Lazy[Start] | None = None
