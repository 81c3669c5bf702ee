"""The first lesson of CAESAR!, played on the real rules, so that the page needs none of them."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.chance import Outcome
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import Table
from triumvirate.games.caesar.game import GAME

SEAT = "caesar"
BONUSES = {
    "hispania_ulterior": "wealth",
    "hispania_citerior": "tactics",
    "mauritania": "might",
    "sardinia": "tactics",
    "gallia": "senate",
    "numidia": "wealth",
    "sicilia": "senate",
    "gallia_cisalpina": "might",
    "africa": "senate",
    "achaia": "tactics",
    "macedonia": "wealth",
    "dalmatia": "senate",
    "cyrene": "might",
    "creta": "senate",
    "aegyptus": "wealth",
    "asia": "tactics",
    "syria": "might",
}


def draws(*tokens: str) -> list[Outcome]:
    """Chance outcomes that draw these tokens."""
    return [{"draw": token} for token in tokens]


# What is played, in order: seat, action, what it draws; "learn" marks the person's own moves.
PLAY: list[tuple[str, str, list[Outcome], str]] = [
    ("caesar", "place shield-5-1 HC-HU 1/5", draws("ship-6-0"), "learn"),
    ("pompey", "place sword-3-3 GC-GA 3/3", draws("sword-6-0"), ""),
    ("caesar", "place ship-4-2 HU-MT 4/2", draws("shield-6-0", "sword-3-3"), "learn"),
    ("pompey", "place sword-5-1 GA-HC 1/5", draws("ship-3-3"), ""),
    ("pompey", "place ship-3-3 SD-SC 3/3", draws("laurel-2-2"), ""),
    ("caesar", "place ship-6-0 SD-MT 0/6", draws("laurel-4-0"), "learn"),
    ("pompey", "place sword-6-0 MT-NU 6/0", [], ""),
    ("pompey", "might token HC-HU", draws("shield-4-2"), ""),
    ("caesar", "place shield-6-0 GA-SD 6/0", draws("laurel-3-1"), "learn"),
]


def changes(before: object, after: object, path: tuple[str, ...] = ()) -> list[JsonObject]:
    """Where two views differ, as the server's previews tell it."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *(key for key in after if key not in before)]
        return [step for key in keys for step in changes(before.get(key), after.get(key), (*path, key))]
    return [] if before == after else [{"path": list(path), "before": before, "after": after}]


def preview(table: Table, action: str, chance: Sequence[Outcome]) -> JsonObject:
    """What an action would do to what the person sees; hands and bags are left to chance."""
    twin = table.fork()
    before = twin.view(SEAT).to_json()
    entry = twin.act(SEAT, action, chance)
    told = [step for step in changes(before, twin.view(SEAT).to_json()) if step["path"][0] in ("provinces", "placed")]
    events = [e.to_json() for e in entry.events if e.is_for(SEAT) and not e.kind.startswith("token_drawn")]
    return {"action": action, "legal": True, "changes": told, "events": events, "chance": True}


def first() -> list[JsonObject]:
    """A scene for every move of the person, and the last position."""
    table = Table(GAME, {}, bytes(32))
    table.set_up(
        [*({"bonus": name} for name in BONUSES.values()), *draws("shield-5-1", "ship-4-2", "sword-3-3", "sword-5-1")]
    )
    scenes: list[JsonObject] = []
    events: list[JsonObject] = []
    for seat, action, chance, learn in PLAY:
        if learn:
            _, token, border, _ = action.split(" ")
            other = [a.action for a in table.legal(SEAT) if a.action.startswith(f"place {token} {border} ")]
            told = {a: preview(table, a, chance) for a in other}
            scenes.append(
                {
                    "view": table.view(SEAT).to_json(),
                    "events": events,
                    "legal": [a.action for a in table.legal(SEAT)],
                    "wanted": action,
                    "previews": told,
                }
            )
            events = []
        entry = table.act(seat, action, chance)
        events += [e.to_json() for e in entry.events if e.is_for(SEAT)]
    scenes.append({"view": table.view(SEAT).to_json(), "events": events, "legal": [], "wanted": None, "previews": {}})
    return scenes
