"""Reads what is said of JULIUS CAESAR's events: what they find to do on the map as it is."""

from __future__ import annotations

from sentences.julius_scene import BESIDE, BY_SEA, CARD, CITIES, DATA, KIND, PLACE, PRINTED, Scene


def is_friendly(s: Scene, place: str, seat: str, foe: str) -> bool:
    return place in CITIES and bool(s.standing(place, seat)) and not s.standing(place, foe)


def colour(block: str) -> str:
    """As everybody sees it: by the side that the block belongs to in the box."""
    return next(one["side"] for one in DATA["blocks"] if one["id"] == block) if block != "cleopatra" else block


def jupiter_places(s: Scene) -> set[str]:
    found = set()
    for place in BESIDE:
        near = BESIDE[place] if place in CITIES else BY_SEA[place]
        if s.standing(place, s.foe) and any(is_friendly(s, other, s.seat, s.foe) for other in near):
            found.add(place)
    return found


def jupiter_draws(s: Scene, place: str, count: str = "1") -> bool:
    there = [name for name, at in s.truth["blocks"].items() if (at["place"], at["owner"]) == (PLACE[place], s.foe)]
    return s.verb == "jupiter" and sum(colour(name) == s.named[1] for name in there) == int(count)


def vulcan_strikes(s: Scene, place: str, count: str = "1") -> bool:
    return s.verb == "vulcan" and s.named == [PLACE[place]] and len(s.standing(PLACE[place], s.foe)) == int(count)


def is_card(s: Scene, card: str) -> bool:
    return s.verb in ("play", "discard") and s.named == [card]


def struck(s: Scene) -> dict[str, int]:
    return {city: len(s.standing(city, s.foe)) for city in CITIES if is_friendly(s, city, s.foe, s.seat)}


def could_vulcan(s: Scene, count: str = "1", place: str = "") -> bool:
    most = max(struck(s).values(), default=0)
    return is_card(s, "vulcan") and most == int(count) and (not place or struck(s)[PLACE[place]] == most)


def reached(s: Scene, by_sea: bool) -> set[str]:
    own = {
        at["place"]
        for name, at in s.truth["blocks"].items()
        if at["owner"] == s.seat and (KIND[name] == "navis") == by_sea
    }
    ways = BY_SEA if by_sea else BESIDE
    return {other for place in own & set(BESIDE) for other in ways[place] if s.standing(other, s.foe)}


def could_attack(s: Scene, card: str, count: str = "1") -> bool:
    god = CARD[card]
    return god in ("mars", "neptune") and is_card(s, god) and len(reached(s, god == "neptune")) == int(count)


def copies(s: Scene, card: str) -> bool:
    return is_card(s, "apollo") and PRINTED[s.truth["previous"][s.foe]] == card


def finds_nothing(s: Scene, card: str) -> bool:
    """Whether the map gives an event nothing to do."""
    nothing = {
        "jupiter": lambda: not jupiter_places(s),
        "vulcan": lambda: not any(struck(s).values()),
        "mars": lambda: not reached(s, False),
        "neptune": lambda: not reached(s, True),
    }
    return nothing[CARD[card]]()
