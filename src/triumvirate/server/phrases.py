"""What can be said without typing: keys that every client shows in its own language.

A phrase is a line of chat whose text is its key between colons, `:trust_me:`. A silent table takes nothing else.
"""

from __future__ import annotations

from triumvirate.core.game import Game
from triumvirate.games import find_game

REACTIONS = ("yes", "no", "laugh", "wow", "hmm", "bravo")
GENERAL = ("hello", "good_luck", "well_played", "thanks", "one_moment")


def phrases_of(game: Game) -> list[str]:
    """The sentences of a game's table."""
    return [*game.phrases, *GENERAL]


def key_of(game: str, text: str) -> str | None:
    """The phrase that a line of chat is, or None for words of somebody's own."""
    key = text[1:-1] if len(text) > 2 and text[0] == text[-1] == ":" else ""
    return key if key in REACTIONS or key in phrases_of(find_game(game)) else None
