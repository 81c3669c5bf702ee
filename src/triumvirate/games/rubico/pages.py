"""What the rules page says above the text: its numbers at tables of other sizes."""

from __future__ import annotations

from triumvirate.games.rubico.options import COUNTS, USUAL
from triumvirate.games.rubico.printed import DATA, deck_of, track_of


def note() -> list[str]:
    """A table, a row for each number of players."""
    rows = [
        f"The text is that for {USUAL} players; the numbers at other tables:",
        "",
        "| players | Caesar's side | senators | March deck (red, blue, Janus, Pompey) | cards each | boxes of the road |",
        "|---|---|---|---|---|---|",
    ]
    for count in COUNTS:
        roles, deck = DATA["roles"][str(count)], deck_of(count)
        cards = DATA["cards_each"][str(count)]
        numbers = ", ".join(str(deck[face]) for face in ("red", "blue", "janus", "pompey"))
        road = len(track_of("standard", count))
        rows.append(f"| {count} | {roles['red']} | {roles['blue']} | {numbers} | {cards} | {road} |")
    return rows
