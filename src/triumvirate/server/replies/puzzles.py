"""What is told of puzzles. Nothing of an answer is in what is told before one is given."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.server.replies.common import EventJson, PersonInfo, Reply, ViewJson


class PuzzleTheme(Struct):
    """A theme of a game's puzzles: how many there are, and how many of them I have solved."""

    name: str
    title: str
    puzzles: int
    solved: int


class PuzzleStanding(Struct):
    """How strong I am held to be at a game's puzzles, and my streaks: of puzzles, and of days with the daily one solved."""

    rating: int
    is_sure: bool
    tries: int
    solved: int
    streak: int
    best: int
    days: int


class PuzzleGame(Struct):
    """The puzzles of a game; `today` is the daily one, `is_solved` whether I have solved it (none while I have not tried)."""

    game: str
    title: str
    today: str
    is_solved: bool | None
    themes: list[PuzzleTheme]
    mine: PuzzleStanding


class PuzzleSolved(Struct):
    """Somebody has solved a puzzle."""

    person: PersonInfo
    game: str
    title: str
    theme_title: str
    at: int


class PuzzlesReply(Reply, kw_only=True):
    """All games that have puzzles, and those that anybody solved last."""

    now: int
    ends: int
    games: list[PuzzleGame]
    last: list[PuzzleSolved]


class PuzzleChoice(Struct):
    """An answer that is no action."""

    name: str
    title: str


class PuzzleInfo(Struct):
    """A puzzle as it is asked; `choices` are there where the answer is no action of the board."""

    id: str
    game: str
    title: str
    theme: str
    theme_title: str
    question: str
    seat: str
    view: ViewJson
    legal: list[str]
    choices: list[PuzzleChoice]
    level: int
    unit: str
    proof: str
    is_today: bool
    tried: bool | None  # whether I have solved it; none while I have not


class PuzzleReply(Reply, kw_only=True):
    """One puzzle."""

    puzzle: PuzzleInfo


class PuzzleHint(Reply, kw_only=True):
    """A few of the choices, the answer among them."""

    choices: list[str]


class PuzzleStep(Struct):
    """One thing done on the board, and what was seen of it."""

    seat: str
    action: str
    events: list[EventJson]
    words: list[str]
    view: ViewJson


class PuzzleLine(Struct):
    """A choice, what it is worth, why, and what follows it."""

    choice: str
    title: str
    worth: float
    why: str
    steps: list[PuzzleStep]


class PuzzleVerdict(Reply, kw_only=True):
    """What an answer comes to. It counts the first time only; `before` is my rating until then."""

    is_right: bool
    counts: bool
    before: int
    mine: PuzzleStanding
    level: int
    given: PuzzleLine
    best: PuzzleLine
