"""A scene of RUBICO for whoever reads sentences about it: the second model with its memory, and what can be asked of it."""

from __future__ import annotations

import copy
from typing import Any

from reference.rubico import Rubico
from reference.rubico_tables import POWERS
from sentences.reading import percentage

FACE = {
    **{"red": "red", "blue": "blue", "Janus": "janus", "Pompey": "pompey"},
    **{"rossa": "red", "blu": "blue", "Giano": "janus", "Pompeo": "pompey"},
}
POWER = {
    **{name.capitalize(): name for name in POWERS},
    **{"Cibele": "cibelis", "Venere": "venus", "Giunone": "juno"},
}
ORDER = ["blue", "pompey", "janus", "red"]  # from the worst to the best for the march
CARDS_MOVED = {"minerva", "cibelis", "venus", "eris"}


class Remembering(Rubico):
    """The model with all rounds that were turned up, as they lay just before."""

    def __init__(self, options: dict[str, Any], outcomes: Any) -> None:
        self.past: list[dict[str, Any]] = []
        super().__init__(options, outcomes)

    def reveal(self) -> None:
        self.past.append(
            {
                "round": self.round,
                "centurion": self.centurion,
                "quota": self.quota,
                "rows": copy.deepcopy(self.rows),
                "words": copy.deepcopy(self.words),
                "shown": [outcome["reveal"] for outcome in self.outcomes if "reveal" in outcome],
                "left_out": sum("discard" in outcome for outcome in self.outcomes),
            }
        )
        super().reveal()


class Scene:
    """An action, who takes it, and everything that was so before it."""

    def __init__(self, model: Remembering, seat: str, action: str) -> None:
        self.model, self.seat, self.action = copy.deepcopy(model), seat, action
        self.legal = sorted(model.legal(seat))
        self.verb, *self.words = action.split()
        self.row = self.model.rows[seat]

    def card(self) -> dict[str, Any]:
        """The card that the action names."""
        return self.model.rows[self.words[-2]][int(self.words[-1]) - 1]

    def chosen(self) -> list[dict[str, Any]]:
        return [card for row in self.model.rows.values() for card in row if card["picked"]]

    def knows_role(self, about: str) -> bool:
        """One's own; with five and seven, and where there is one alone, senators know everybody's."""
        roles = self.model.roles
        meet = self.model.count in (5, 7) or list(roles.values()).count("senate") == 1
        return about == self.seat or (roles[self.seat] == "senate" and meet)

    def past(self, number: str) -> dict[str, Any]:
        return {entry["round"]: entry for entry in self.model.past}[int(number)]

    def row_of(self, seat: str, number: str) -> list[dict[str, Any]]:
        return self.model.rows[seat] if int(number) == self.model.round else self.past(number)["rows"][seat]

    def at_work(self) -> list[str]:
        return [] if "vesta" in self.model.at_work else self.model.shown[self.model.tucked :]


def who(name: str) -> str:
    return name.lower()


def is_box(box: str, name: str) -> bool:
    """The map writes V for U, as inscriptions do."""
    return box.replace("u", "v") == name.lower().replace("u", "v")


def in_order(faces: list[str], best_first: bool) -> bool:
    worth = [ORDER.index(face) for face in faces]
    return worth == sorted(worth, reverse=best_first) and min(worth) < max(worth)


def swapped(s: Scene, face: str, place: str, best: bool) -> bool:
    row = [card["face"] for card in s.row]
    left, right = (int(word) - 1 for word in s.words)
    row[left], row[right] = row[right], row[left]
    rest = [ORDER.index(other) for other in row[left + 1 :]]
    mine = ORDER.index(row[left])
    before = all(mine >= other for other in rest) if best else all(mine <= other for other in rest)
    return s.verb == "swap" and row[left] == FACE[face] and left + 1 == int(place) and before


def claim(s: Scene, face: str, said: str | None = None) -> bool:
    is_said = FACE[said] if said else FACE[face]
    return (
        s.verb == "claim" and s.row[int(s.words[0]) - 1]["face"] == FACE[face] and s.words[1] == is_said
        if said is None or FACE[said] != FACE[face]
        else False
    )


def claim_nothing(s: Scene, face: str) -> bool:
    return s.verb == "claim" and s.words[1] == "?" and s.row[int(s.words[0]) - 1]["face"] == FACE[face]


def false_claims(s: Scene) -> int:
    return sum(card["said"] not in (None, "?", card["face"]) for card in s.row)


def done(s: Scene, count: str) -> bool:
    spoke = any(card["said"] not in (None, "?") for card in s.row)
    return s.verb == "done" and spoke and false_claims(s) == int(count)


def known(s: Scene, name: str, role: str) -> bool:
    return s.knows_role(who(name)) and s.model.roles[who(name)] == role


def seen(s: Scene, name: str, said: str, number: str, face: str | None = None) -> bool:
    """A card of another's row that the speaker knows, and what its owner said of it."""
    is_so = FACE[face or said]
    return who(name) != s.seat and any(
        s.seat in card["known_by"] and (card["said"], card["face"]) == (FACE[said], is_so)
        for card in s.row_of(who(name), number)
    )


def called_red(entry: dict[str, Any], seat: str) -> list[dict[str, Any]]:
    return [card for card in entry["rows"][seat] if card["picked"] and card["said"] == "red"]


def cannot_be_red(s: Scene, name: str, number: str, count: str = "1", reds: str = "0") -> bool:
    entry = s.past(number)
    called = called_red(entry, who(name))
    most = entry["shown"].count("red") + entry["left_out"]
    really = sum(card["face"] == "red" for card in called)
    return len(called) == int(count) > int(reds) == most >= really


def all_red(s: Scene, number: str, name: str) -> bool:
    called = called_red(s.past(number), who(name))
    return bool(called) and set(s.past(number)["shown"]) == {"red"} and all(card["face"] == "red" for card in called)


def contradicts(s: Scene, name: str, other: str, number: str, now: str, then: str) -> bool:
    before = s.past(number)["words"][who(name)]
    return s.model.words[who(name)] == {"word": now, "about": who(other)} and before == {
        "word": then,
        "about": who(other),
    }


def contradicts_self(s: Scene, number: str, about: str, now: str, then: str) -> bool:
    before = s.past(number)["words"][s.seat]
    return s.action == f"{now} {who(about)}" and before == {"word": then, "about": who(about)}


def fortuna_used(s: Scene, name: str, number: str, way: str) -> bool:
    use = {"power": "fortuna", "seat": who(name), "round": int(number), "target": way}
    return use in s.model.used


def left_red(s: Scene, number: str, name: str, count: str = "1") -> bool:
    entry = s.past(number)
    possible = sum(min(2, sum(card["said"] == "red" for card in row)) for row in entry["rows"].values())
    taken = sum(len(called_red(entry, seat)) for seat in entry["rows"])
    more = min(entry["quota"], possible) - taken
    moved = any(use["round"] == int(number) and use["power"] in CARDS_MOVED for use in s.model.used)
    return entry["centurion"] == who(name) and more == int(count) > 0 and not moved


def said_nothing(s: Scene, name: str, number: str) -> bool:
    row = s.past(number)["rows"][who(name)]
    return bool(row) and all(card["said"] in (None, "?") for card in row)


def too_many(s: Scene, count: str, reds: str) -> bool:
    cards = [card for row in s.model.rows.values() for card in row]
    called = [card for card in cards if card["said"] == "red" and s.seat not in card["known_by"]]
    really = sum(card["face"] == "red" for card in called)
    return len(called) == int(count) > int(reds) >= really


def card_called(s: Scene, name: str, said: str) -> bool:
    return s.words[-2] == who(name) and s.card()["said"] == FACE[said]


def confirm(s: Scene, more: str, count: str) -> bool:
    called = sum(card["said"] == "red" for card in s.chosen())
    return s.model.phase == "choice" and (len(s.chosen()), called) == (int(more), int(count))


def steps_if_true(s: Scene) -> int | None:
    """Steps if every chosen card is what the Centurion sees or was told; None where that cannot be counted."""
    called = [card["face"] if s.seat in card["known_by"] else card["said"] for card in s.chosen()]
    active = s.at_work()
    if not set(called) <= {"red", "blue"} or {"extra", "discard"} & set(active):
        return None
    red = called.count("red") + sum(card in ("red_1", "red_2") for card in active) + 2 * ("juno" in s.model.at_work)
    return red - called.count("blue") - active.count("blue")


def reaches(s: Scene, box: str) -> bool:
    steps, goal = steps_if_true(s), s.model.next_checkpoint()
    return steps is not None and s.model.position + steps >= goal and is_box(s.model.road[goal], box)


def stays(s: Scene, box: str) -> bool:
    steps = steps_if_true(s)
    back = steps is not None and steps < 0 and s.model.options["backward"]
    return steps is not None and steps <= 0 and not back and is_box(s.model.road[s.model.position], box)


def passes_over(s: Scene, name: str) -> bool:
    row = s.model.rows[who(name)]
    return any(card["said"] == "red" for card in row) and not any(card["picked"] for card in row)


def takes_word(s: Scene, name: str) -> bool:
    return any(card["picked"] and card["said"] == "red" for card in s.model.rows[who(name)])


def goes_to(s: Scene, box: str) -> bool:
    way = {"use fortuna forward": 1, "use fortuna back": -1}[s.action]
    return is_box(s.model.road[s.model.position + way], box)


def into_rome(s: Scene) -> bool:
    return s.model.road[s.model.position + 1] == "roma" and s.model.powers[s.seat] == "fortuna"


def effects(s: Scene, count: str) -> bool:
    working = [card for card in s.model.shown[s.model.tucked :] if card not in ("empty", "jolly")]
    return s.action == "use vesta" and len(working) == int(count)


def covers(s: Scene, face: str, is_chosen: bool) -> bool:
    card = s.row[int(s.words[-1]) - 1]
    return s.words[0] in ("venus", "eris") and card["face"] == FACE[face] and card["picked"] == is_chosen


def waits(s: Scene, name: str, so: bool) -> bool:
    return s.verb in ("pass", "use") and s.model.powers[s.seat] == POWER[name] and so


def points(s: Scene, count: str) -> bool:
    return 0 <= int(count) <= 100


def own_side(s: Scene) -> str:
    return s.model.roles[s.seat]


def percent(s: Scene, name: str, number: str) -> bool:
    """An opinion, and only of somebody whose role the speaker does not know."""
    return who(name) in s.model.seats and not s.knows_role(who(name)) and 0 <= percentage(number) <= 100


def table_percent(s: Scene, name: str, number: str) -> bool:
    return who(name) in s.model.seats and 0 <= percentage(number) <= 100


def heard_as(s: Scene, name: str, number: str, is_believed: bool) -> bool:
    """Of a senator's own words: whether the table doubts it too much."""
    is_mine = who(name) == s.seat and own_side(s) == "senate" and s.verb in ("claim", "done")
    return is_mine and (percentage(number) < 60) == is_believed
