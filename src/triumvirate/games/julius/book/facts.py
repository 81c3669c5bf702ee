"""The numbers and tables of the book of JULIUS CAESAR, all from the data file and the tables of its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from triumvirate.core.book import Asked, Facts
from triumvirate.games.julius.board.pieces import NUMERALS, rating
from triumvirate.games.julius.options import DEFAULTS
from triumvirate.games.julius.prepare import prepare
from triumvirate.games.julius.printed import DATA, PLACE_INDEX, ROAD_TYPES, Block
from triumvirate.games.julius.rules.march import ATTACK_LIMIT, MOVE_LIMIT, PLUTO_LIMIT, most_steps
from triumvirate.games.julius.rules.retreat import RETREAT_LIMIT
from triumvirate.games.julius.rules.victory import ENOUGH
from triumvirate.games.julius.rules.winter import feeds
from triumvirate.games.julius.state import FIRST_YEAR, FREE_DEPLOYMENTS, HAND, MERCURY, ROUNDS, SEATS, TURNS, YEARS

CITIES = [place for place in DATA["places"] if place["kind"] == "city"]
NAMES = {place["id"]: place["name"] for place in DATA["places"]}
LIMITS = {"move": MOVE_LIMIT, "attack": ATTACK_LIMIT, "pluto": PLUTO_LIMIT, "retreat": RETREAT_LIMIT}
# The lands of the cities that raise troops, as one speaks of them; from west to east.
LANDS = {
    "hispania": ("tarraco", "carthago-nova", "corduba", "toletum"),
    "gallia": ("lugdunum",),
    "italia": ("genua", "ravenna", "aquileia", "roma", "neapolis"),
    "sicilia": ("syracusae",),
    "graecia": ("athenae", "creta"),
    "thracia": ("byzantium",),
    "asia": ("ephesus", "ancyra"),
    "oriens": ("antiochia",),
    "aegyptus": ("alexandria",),
    "africa": ("utica", "badias"),
}
ANYWHERE = {"navis": "{major_port}", "cleopatra": "{never}"}


def facts(asked: Asked) -> Facts:
    """All numbers that the text names."""
    ports = Counter(place.get("port", "none") for place in CITIES)
    roads = Counter(road[2] for road in DATA["roads"])
    blocks = Counter(block["side"] for block in DATA["blocks"] if block["type"] != "cleopatra")
    starting = Counter(block["side"] for block in DATA["blocks"] if block["start"])
    worth = [place for place in CITIES if place["value"]]
    plain_city = next(place for place in CITIES if not place["value"])
    return {
        "cities": len(CITIES),
        "seas": len(DATA["places"]) - len(CITIES),
        "ports": ports["major"] + ports["minor"],
        "major_ports": ports["major"],
        **{f"roads_{kind}": roads[kind] for kind in ROAD_TYPES},
        "blocks": len(DATA["blocks"]),
        **{f"blocks_{seat}": blocks[seat] for seat in SEATS},
        **{f"start_{seat}": starting[seat] for seat in SEATS},
        **{f"points_{seat}": _points(seat) for seat in SEATS},
        "cards": len(DATA["cards"]),
        "events": sum(card["event"] for card in DATA["cards"]),
        "commands": sum(not card["event"] for card in DATA["cards"]),
        "hand": HAND,
        "turns": TURNS,
        "years": YEARS,
        "first_year": FIRST_YEAR,
        "last_year": FIRST_YEAR + YEARS - 1,
        "all_turns": YEARS * TURNS,
        "enough": ENOUGH,
        "points": sum(place["value"] for place in worth),
        "worth_two": ", ".join(place["name"] for place in worth if place["value"] > 1),
        "worth_one": ", ".join(place["name"] for place in worth if place["value"] == 1),
        "feeds": feeds(PLACE_INDEX[plain_city["id"]]),
        "feeds_roma": feeds(PLACE_INDEX["roma"]),
        "rounds": ROUNDS,
        "mercury": _steps_with_mercury(),
        "patience": FREE_DEPLOYMENTS,
        **{f"{what}_{kind}": row[number] for what, row in LIMITS.items() for kind, number in ROAD_TYPES.items()},
        **{f"card_{card['move']}_{card['levy']}": f"{card['move']}/{card['levy']}" for card in DATA["cards"]},
    }


def _points(seat: str) -> int:
    """What a side's cities are worth when the war begins."""
    held = {block["start"] for block in DATA["blocks"] if block["side"] == seat}
    return sum(place["value"] for place in CITIES if place["id"] in held)


def _steps_with_mercury() -> int:
    """How far a block goes when its side has played that card."""
    state = prepare(DEFAULTS)
    state.played[0] = MERCURY
    return int(most_steps(state, 0))


def strengths(block: Block) -> str:
    """The strengths of a block, full first."""
    return " ".join(NUMERALS[n] for n in reversed(block["strengths"]))


def blocks_of(seat: str, asked: Asked) -> Sequence[Sequence[str]]:
    """Every block of a side: rating, strengths, where it is levied, where it begins."""
    rows = []
    for block in DATA["blocks"]:
        if block["side"] == seat:
            home = NAMES[block["home"]] if block["home"] else ANYWHERE.get(block["type"], "{any_city}")
            start = NAMES[block["start"]] if block["start"] else "–"
            rows.append([block["name"], rating(block), strengths(block), home, start])
    return rows


def levy(asked: Asked) -> Sequence[Sequence[str]]:
    """Who is raised where, by land and city."""
    rows = []
    for land, cities in LANDS.items():
        for city in cities:
            here = [block for block in DATA["blocks"] if block["home"] == city]
            raised = [[_raised(block) for block in here if block["side"] == seat] for seat in SEATS]
            rows.append([f"{{{land}}}", NAMES[city], *(", ".join(names) or "–" for names in raised)])
    return rows


def _raised(block: Block) -> str:
    return f"{block['name']} ({rating(block)} {NUMERALS[block['strengths'][-1]]})"


def limits(asked: Asked) -> Sequence[Sequence[str]]:
    """How many blocks a road carries."""
    return [[f"{{{kind}}}", *(str(row[number]) for row in LIMITS.values())] for kind, number in ROAD_TYPES.items()]


def starts(asked: Asked) -> Sequence[Sequence[str]]:
    """The historical set-up, city by city."""
    rows = []
    for seat in SEATS:
        cities = dict.fromkeys(block["start"] for block in DATA["blocks"] if block["side"] == seat and block["start"])
        for city in cities:
            names = [block["name"] for block in DATA["blocks"] if block["side"] == seat and block["start"] == city]
            rows.append([f"{{{seat}}}", NAMES[str(city)], ", ".join(names)])
    return rows


TABLES = {
    "blocks.caesar": lambda asked: blocks_of("caesar", asked),
    "blocks.pompeius": lambda asked: blocks_of("pompeius", asked),
    "levy": levy,
    "limits": limits,
    "starts": starts,
}
