"""What can be said without typing: keys that every client shows in its own language.

A phrase is a line of chat whose text is its key between colons, `:trust_me:`; one that answers something names it,
`:doubt_claim p3 2 red 4:`. A silent table takes nothing else.
"""

from __future__ import annotations

from triumvirate.bots.talk import Line, talk_of
from triumvirate.core.game import Game
from triumvirate.core.view import View
from triumvirate.games import find_game

REACTIONS = ("yes", "no", "laugh", "wow", "hmm", "bravo")
GENERAL = ("hello", "good_luck", "well_played", "thanks", "one_moment")


def phrases_of(game: Game) -> list[str]:
    """The sentences of a game's table."""
    return [*game.phrases, *GENERAL]


def of_bot(game: str, line: Line) -> str | None:
    """The phrase that a bot says at a silent table instead of a line of its own; None where it then says nothing."""
    talk = talk_of(game)
    key = talk.phrase(line) if talk else None
    return key if key in phrases_of(find_game(game)) else None


def key_of(game: str, text: str) -> str | None:
    """The phrase that a line of chat is, or None for words of somebody's own."""
    key, *named = _words(text)
    found = find_game(game)
    if named:
        is_whole = found.answers is not None and len(named) == len(found.answers.named)
        return key if found.answers and is_whole and key in found.answers.phrases else None
    return key if key in REACTIONS or key in phrases_of(found) else None


def line_of(game: str, text: str) -> Line:
    """A person's line as bots hear it: a phrase with what it names; words of somebody's own have no key."""
    key, (_, *named) = key_of(game, text), _words(text)
    answers = find_game(game).answers
    return Line(key, tuple(zip(answers.named, named, strict=True)) if answers and named else ()) if key else Line("")


def answers_nothing(game: Game, view: View | None, text: str) -> bool:
    """Whether a phrase answers something that nobody has said at a table, by a spectator's view; None before the set-up."""
    if key_of(game.name, text) is None:
        return False
    _, *named = _words(text)
    return bool(named) and (view is None or game.answers is None or not game.answers.is_said(view, named))


def _words(text: str) -> list[str]:
    """What stands between the colons; of other texts nothing."""
    return text[1:-1].split(" ") if len(text) > 2 and text[0] == text[-1] == ":" else [""]
