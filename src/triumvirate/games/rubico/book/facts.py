"""The numbers of RUBICO's book at one count of players, and the tables over all of them, from the data file."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.book import Asked, Facts
from triumvirate.games.rubico.options import COUNTS, OPTIONS
from triumvirate.games.rubico.printed import DATA, checkpoints_of, deck_of, track_of
from triumvirate.games.rubico.state import LEGION_WINS, LEGIONS, POWERS, SENATE_ROW

DEFAULTS = {option.name: option.default for option in OPTIONS}
FACES = ("red", "blue", "janus", "pompey")


def facts(asked: Asked) -> Facts:
    """All numbers that the text names."""
    count = str(asked.players)
    roles, deck, cards = DATA["roles"][count], deck_of(asked.players), DATA["cards_each"][count]
    road = track_of(DEFAULTS["track"], asked.players)
    whole = sum(deck.values())
    meets = asked.players in DATA["senators_meet"]
    alone = roles["blue"] == 1
    return {
        "fewest": min(COUNTS),
        "most": max(COUNTS),
        "players": asked.players,
        "red": roles["red"],
        "blue": roles["blue"],
        "cards": cards,
        "dealt": cards * (asked.players - 1),
        "stock": whole - cards * (asked.players - 1),
        "deck": whole,
        **{f"deck_{face}": deck[face] for face in FACES},
        "all_march": sum(DATA["march_cards"].values()),
        "boxes": len(road),
        "checkpoints": len(checkpoints_of(road)),
        "road": road_text(DEFAULTS["track"], asked.players),
        "short_road": road_text("short_march", asked.players),
        "threshold": DATA["blue_threshold"][count],
        "senate_row": SENATE_ROW,
        "senate_rest": SENATE_ROW - DATA["senate_cards"]["empty"],
        "legion_wins": LEGION_WINS,
        "all_powers": len(POWERS),
        "powers_from": DATA["powers_from"],
        "powers": asked.players >= DATA["powers_from"],
        "meets": meets,
        "alone": alone,
        "strangers": not meets and not alone,
        "one_is_enough": DATA["blue_threshold"][count] == 1,
        "empty_has_legion": bool(DATA["senate_sets"][DEFAULTS["senate_set"]]["empty"]),
        **{f"legion_{name.lower()}": _legion(name) for name in LEGIONS},
    }


def road_text(track: str, players: int) -> str:
    """GALLIA · ITALIA* · …, the checkpoints with a star."""
    return " · ".join(box["name"] + "*" * (box["kind"] == "checkpoint") for box in track_of(track, players))


def _legion(name: str) -> str:
    """The cards of one Legion alone, as names that the text has words for."""
    held = DATA["senate_sets"][DEFAULTS["senate_set"]]
    cards = [card for card, count in DATA["senate_cards"].items() for _ in range(count) if held[card] == [name]]
    return ", ".join(f"{{senate_{card}}}" for card in cards)


def counts(asked: Asked) -> Sequence[Sequence[str]]:
    """A row for each number of players: sides, deck, cards, boxes, what turns a Senate card."""
    rows = []
    for players in COUNTS:
        roles, deck = DATA["roles"][str(players)], deck_of(players)
        rows.append(
            [
                str(players),
                f"{roles['red']}/{roles['blue']}",
                "/".join(str(deck[face]) for face in FACES),
                str(DATA["cards_each"][str(players)]),
                str(DATA["blue_threshold"][str(players)]),
                "{yes}" if players in DATA["senators_meet"] else "{no}",
                "{yes}" if players >= DATA["powers_from"] else "{no}",
                str(len(track_of(DEFAULTS["track"], players))),
            ]
        )
    return rows


TABLES = {"counts": counts}
