"""An action at CAESAR! as a reader sees it: the truth before and after it, by a second model, and the names in what is said."""

from __future__ import annotations

import copy
import re

from reference.board import DATA, ENDS, SPACES, Truth, fits, other, strength, values_of
from reference.model import Model

PROVINCE = {province["name"]: province["id"] for province in DATA["provinces"]}
NAMES = {"Caesar": "caesar", "Cesare": "caesar", "Pompey": "pompey", "Pompeo": "pompey"}
BONUS = {
    **{name.capitalize(): name for name in ("tactics", "wealth", "might", "senate", "poison", "centurion")},
    **{"Tattica": "tactics", "Ricchezza": "wealth", "Potenza": "might", "Senato": "senate", "Veleno": "poison"},
    "Centurione": "centurion",
}
WITH_ARTICLE = ("senate", "centurion")  # things that there are several of
ICONS = {"spada": "sword", "scudo": "shield", "nave": "ship", "alloro": "laurel", "centurione": "centurion"}


class Deed(Model):
    """The model stopped where another turn begins or chance speaks: what one action does by itself."""

    stopped = False

    def begin(self, seat: str) -> None:
        self.stopped = True
        self.agenda = []

    def draw(self, seat: str) -> bool:
        return False

    def poison(self, victim: str) -> None:
        """Chance picks; no sentence speaks of it."""

    def do_place(self, seat: str, token: str, border: str, how: str) -> None:
        super_supply, self.truth["supply"] = self.truth["supply"], []
        super().do_place(seat, token, border, how)
        self.truth["supply"] = super_supply
        if how == "facedown" and super_supply:
            self.agenda = []


class Scene:
    """An action, the truth before it and after it, and what both sides could know."""

    def __init__(self, model: Model, seat: str, action: str, hidden: frozenset[str] = frozenset()) -> None:
        self.hidden = hidden  # spaces whose token was placed face down; one that Might turned was seen
        self.seat, self.foe, self.action = seat, other(seat), action
        self.before: Truth = copy.deepcopy(model.truth)
        self.legal = model.legal()
        self.robot = model.robot
        self.was_again = model.again
        deed = copy.deepcopy(model)
        deed.__class__ = Deed
        deed.act(seat, action, [])
        self.after: Truth = deed.truth
        self.is_over = deed.over
        self.winner, self.again = deed.winner, deed.again or model.again
        self.border = action.split()[2] if action.startswith("place") else None

    # --- what the sentences ask ---------------------------------------------------------------------------------------

    def closed(self) -> list[str]:
        """The provinces that close with the action."""
        then, now = self.before["provinces"], self.after["provinces"]
        return [name for name in SPACES if now[name]["closed"] and not then[name]["closed"]]

    def won_by(self, seat: str) -> set[str]:
        return {name for name in self.closed() if self.after["provinces"][name]["control"] == seat}

    def lead(self, truth: Truth, seat: str, province: str) -> int:
        return strength(truth, seat, province) - strength(truth, other(seat), province)

    def is_open(self, truth: Truth, province: str) -> bool:
        return any(truth["borders"][border] is None for border in SPACES[province])

    def may_hold(self, seat: str) -> set[str]:
        """All tokens that the other side has not seen: hand, bag and face down."""
        truth = self.before
        lying = [truth["borders"][name] for name in self.hidden]
        down = [token["token"] for token in lying if token["seat"] == seat]
        return {*truth["hands"][seat], *truth["bags"][seat], *down}

    def wins_with_one(self, truth: Truth, seat: str, province: str, tokens: set[str]) -> bool:
        spaces = [border for border in SPACES[province] if truth["borders"][border] is None]
        if len(spaces) != 1:
            return False
        ahead = self.lead(truth, seat, province)
        return any(fits(token, spaces[0]) and ahead + max(values_of(token)) > 0 for token in tokens)

    def sides(self) -> list[str]:
        assert self.border is not None
        return list(ENDS[self.border])


def provinces(text: str) -> list[str]:
    return [PROVINCE[name] for name in re.split(" and | e ", text)]


def bonuses(text: str) -> list[str]:
    return [bonus(name) for name in re.split(" and | e ", text)]


def bonus(text: str) -> str:
    """`a Senate`, `Wealth`: an article where there are several of it, and nowhere else."""
    named = re.fullmatch("(?:(an?|un) )?(.+)", text)
    assert named is not None
    found = BONUS[named[2]]
    if (named[1] is not None) != (found in WITH_ARTICLE):
        raise ValueError(text)
    return found
