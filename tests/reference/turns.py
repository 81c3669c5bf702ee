"""The turns of a second, slow model of CAESAR!: a dict like the truth, changed by texts and named chance outcomes."""

from __future__ import annotations

import copy
from typing import Any

from reference.board import (
    DATA,
    DOUBLE,
    ENDS,
    SEATS,
    SPACES,
    Truth,
    across,
    fits,
    free_spaces,
    other,
    strength,
    values_of,
)


class Turns:
    """Everything but Auto-Crassus's own turn."""

    def __init__(self, options: dict[str, Any], truth: Truth) -> None:
        self.options = options
        self.truth = copy.deepcopy(truth)
        self.robot = other(options["solo_side"]) if options["solo"] else None
        self.winner: str | None = None
        self.agenda: list[Any] = []
        self.outcomes: list[Any] = []
        self.owed = dict.fromkeys(SEATS, 0)
        self.forget()

    def forget(self) -> None:
        """A new turn starts with nothing left of the last."""
        self.closing: list[str] = []
        self.pending: list[tuple[str, str | None]] = []
        self.again = False

    @property
    def over(self) -> bool:
        return self.truth["phase"] == "over"

    def take(self, name: str) -> Any:
        """The next chance outcome, which must be of this kind."""
        outcome = self.outcomes.pop(0)
        assert list(outcome) == [name], (outcome, name)
        return outcome[name]

    def act(self, seat: str, text: str, outcomes: Any) -> None:
        """Carry an action out."""
        assert self.truth["to_move"] == seat
        self.outcomes = list(outcomes)
        verb, *words = text.split()
        self.truth["phase"] = "place"
        getattr(self, f"do_{verb}")(seat, *words)
        self.run(seat)
        assert not self.outcomes, self.outcomes

    def run(self, seat: str) -> None:
        """Do what is on the agenda until somebody must choose."""
        while self.agenda and self.truth["phase"] == "place":
            step, *rest = self.agenda.pop(0)
            getattr(self, f"step_{step}")(seat, *rest)

    def legal(self) -> set[str]:
        """Every action that the player to move may take."""
        seat, phase = self.truth["to_move"], self.truth["phase"]
        if phase == "over":
            return set()
        if phase == "place":
            return self.placements(seat) or {"pass"}
        if phase == "close":
            return {f"close {name}" for name in self.closing}
        if phase == "bonus":
            return {f"bonus {name}" for name, _ in self.pending}
        if phase == "might":
            return self.might_targets(seat)
        return {f"centurion {token}" for token in self.truth["centurions"][seat]}

    def placements(self, seat: str) -> set[str]:
        found = set()
        for token in self.truth["hands"][seat]:
            high, low = values_of(token)
            for border in free_spaces(self.truth):
                if fits(token, border):
                    found |= {f"place {token} {border} {high}/{low}", f"place {token} {border} {low}/{high}"}
                    if self.options["border_control"] and border in DOUBLE:
                        found.add(f"place {token} {border} facedown")
        return found

    # --- actions ----------------------------------------------------------------------------------------------------

    def do_place(self, seat: str, token: str, border: str, how: str) -> None:
        self.truth["hands"][seat].remove(token)
        self.put(seat, token, border, how)
        self.agenda = [("close",), ("effects",), ("draw",)]
        if how == "facedown" and self.truth["supply"]:
            name = self.take("supply")
            self.truth["supply"].remove(name)
            self.agenda.insert(0, ("bonus", name, None))

    def put(self, seat: str, token: str, border: str, how: str) -> None:
        values = [0, 0] if how == "facedown" else [int(value) for value in how.split("/")]
        self.truth["borders"][border] = {
            "seat": seat, "token": token, "values": values, "facedown": how == "facedown", "marker": None,
        }  # fmt: skip
        self.closing = [name for name in ENDS[border] if all(self.truth["borders"][space] for space in SPACES[name])]

    def do_close(self, seat: str, first: str) -> None:
        self.closing.sort(key=lambda name: name != first)
        self.close(seat)

    def do_bonus(self, seat: str, name: str) -> None:
        self.pending.sort(key=lambda bonus: bonus[0] != name)
        self.agenda = [("bonus", *bonus) for bonus in self.pending] + self.agenda
        self.pending = []

    def do_might(self, seat: str, what: str, where: str) -> None:
        if what == "marker":
            assert self.truth["provinces"][where]["control"] == other(seat)
            self.truth["provinces"][where]["flipped"] = True
        else:
            lying = self.truth["borders"][where]
            assert lying["seat"] == other(seat)
            lying.update(facedown=True, values=[0, 0])

    def do_centurion(self, seat: str, token: str) -> None:
        self.truth["centurions"][seat].remove(token)
        self.gain(seat, token)
        self.owed[seat] += 1

    def do_pass(self, seat: str) -> None:
        self.begin(other(seat))

    # --- steps of a turn --------------------------------------------------------------------------------------------

    def step_close(self, seat: str) -> None:
        if len(self.closing) == 2:
            self.truth["phase"] = "close"
        else:
            self.close(seat)

    def close(self, seat: str) -> None:
        """Bonuses, controls, Italia, border markers: each for all provinces before the next."""
        for name in self.closing:
            self.truth["provinces"][name]["closed"] = True
            if self.truth["bonuses"][name]:
                self.pending.append((self.truth["bonuses"][name], name))
                self.truth["bonuses"][name] = None
        for name in self.closing:
            strengths = {player: strength(self.truth, player, name) for player in SEATS}
            tied = strengths["caesar"] == strengths["pompey"]
            winner = self.robot if tied else max(SEATS, key=lambda player: strengths[player])
            if winner and not self.over:
                self.truth["provinces"][name]["control"] = winner
                self.marker(winner)
        if "italia" in self.closing and self.truth["provinces"]["italia"]["control"]:
            self.marker(self.truth["provinces"]["italia"]["control"])
        for name in self.closing:
            self.mark_borders(name)
        self.closing = []

    def mark_borders(self, name: str) -> None:
        holder = self.truth["provinces"][name]["control"]
        for border in SPACES[name]:
            neighbour = self.truth["provinces"][across(border, name)]
            lying = self.truth["borders"][border]
            same = holder and neighbour["control"] == holder and not neighbour["flipped"]
            if same and lying["marker"] is None and not self.over:
                lying["marker"] = holder
                self.marker(holder)

    def marker(self, seat: str) -> None:
        if not self.over:
            self.truth["placed"][seat] += 1
            if self.truth["placed"][seat] == 12:
                self.end(seat)

    def end(self, winner: str | None) -> None:
        self.truth.update(phase="over", to_move=None)
        self.winner = winner

    def step_effects(self, seat: str) -> None:
        names = [name for name, _ in self.pending]
        if len(set(names)) == 2 and "tactics" not in names:
            self.truth["phase"] = "bonus"
        else:
            self.agenda = [("bonus", *bonus) for bonus in self.pending] + self.agenda
            self.pending = []

    def step_bonus(self, seat: str, name: str, province: str | None) -> None:
        if name == "tactics":
            self.again = True
        elif name == "wealth":
            self.draw(seat)
        elif name == "might" and self.might_targets(seat):
            self.truth["phase"] = "might"
        elif name == "senate":
            self.senate(seat, province)
        elif name == "poison":
            self.poison(other(seat))
        elif name == "centurion" and self.truth["centurions"][seat]:
            self.truth["phase"] = "centurion"

    def might_targets(self, seat: str) -> set[str]:
        foe = other(seat)
        found = set()
        for border, lying in self.truth["borders"].items():
            if lying and lying["seat"] == foe and not lying["facedown"] and not lying["marker"]:
                found.add(f"might token {border}")
        for name, province in self.truth["provinces"].items():
            if province["control"] == foe and not province["flipped"]:
                found.add(f"might marker {name}")
        return found

    def senate(self, seat: str, province: str | None) -> None:
        self.truth["senate"][seat] += 1
        if province and self.truth["provinces"][province]["control"] == seat:
            for _ in range(self.truth["senate"][seat]):
                self.marker(seat)

    def poison(self, victim: str) -> None:
        if self.truth["hands"][victim]:
            token = self.take("poison")
            self.truth["hands"][victim].remove(token)
            self.truth["bags"][victim] = sorted([*self.truth["bags"][victim], token])
            if victim == self.robot:
                self.truth["solo"]["line"].remove(token)

    def gain(self, seat: str, token: str) -> None:
        self.truth["hands"][seat] = sorted([*self.truth["hands"][seat], token])

    def draw(self, seat: str) -> bool:
        if not self.truth["bags"][seat]:
            return False
        token = self.take("draw")
        self.truth["bags"][seat].remove(token)
        self.gain(seat, token)
        if seat == self.robot:
            self.truth["solo"]["line"].append(token)
        return True

    def step_draw(self, seat: str) -> None:
        if self.owed[seat]:
            self.owed[seat] -= 1
        else:
            self.draw(seat)
        self.begin(seat if self.again else other(seat))

    # --- the start of a turn ----------------------------------------------------------------------------------------

    def begin(self, seat: str) -> None:
        self.forget()
        self.agenda = []
        self.truth.update(phase="place", to_move=seat)
        hand = self.truth["hands"][seat]
        if seat == self.robot:
            if not self.end_if_blocked():
                self.robot_turn()
                if not self.over:
                    self.begin(other(seat))
        elif (self.options["poison"] and not hand) or (
            self.options["stuck"] == "lose" and hand and not self.can_place(hand)
        ):
            self.end(other(seat))
        else:
            self.end_if_blocked()

    def can_place(self, tokens: list[str]) -> bool:
        return any(fits(token, border) for token in tokens for border in free_spaces(self.truth))

    def end_if_blocked(self) -> bool:
        for seat in SEATS:
            tokens = list(self.truth["hands"][seat])
            if seat == self.robot:
                tokens += self.truth["bags"][seat]
                if any("drawCenturion1" in DATA["tiles"][letter] for letter in self.deck()):
                    tokens += self.truth["centurions"][seat]
            if self.can_place(tokens):
                return False
        caesar, pompey = self.truth["placed"].values()
        self.end(None if caesar == pompey else SEATS[caesar < pompey])
        return True
