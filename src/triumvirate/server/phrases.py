"""What can be said without typing: keys that every client shows in its own language.

A phrase is a line of chat whose text is its key between colons, `:trust_me:`. A silent table takes nothing else.
"""

from __future__ import annotations

REACTIONS = ("yes", "no", "laugh", "wow", "hmm", "bravo")
PHRASES: dict[str, tuple[str, ...]] = {
    "rubico": (
        "left_is_good",
        "right_is_good",
        "take_mine",
        "not_mine",
        "all_blue",
        "trust_me",
        "you_lied",
        "i_had_no_choice",
        "explain",
        "not_them",
        "use_power",
        "hurry",
    ),
}
GENERAL = ("hello", "good_luck", "well_played", "thanks", "one_moment")


def phrases_of(game: str) -> list[str]:
    """The sentences of a game's table."""
    return [*PHRASES.get(game, ()), *GENERAL]


def key_of(game: str, text: str) -> str | None:
    """The phrase that a line of chat is, or None for words of somebody's own."""
    key = text[1:-1] if len(text) > 2 and text[0] == text[-1] == ":" else ""
    return key if key in REACTIONS or key in phrases_of(game) else None
