"""A second, slow model of a whole match of CAESAR!, Auto-Crassus included."""

from __future__ import annotations

from reference.board import DATA, ENDS
from reference.crassus import Crassus
from reference.turns import Turns


class Model(Turns):
    """Knows what the truth must be after each action, given what chance said."""

    def deck(self) -> dict[str, int]:
        return DATA["decks"]["centurions" if self.options["centurions"] else "base"][self.options["solo"]]

    def robot_turn(self) -> None:
        solo, seat = self.truth["solo"], self.robot
        if not solo["tiles"]:
            solo["tiles"] = [letter for letter, count in sorted(self.deck().items()) for _ in range(count)]
        tile = self.take("tile")
        solo["tiles"].remove(tile)
        short = False
        for task in DATA["tiles"][tile]:
            if self.over:
                return
            if task in ("draw1", "draw2"):
                for _ in range(int(task[-1])):
                    short |= not self.draw(seat)
            elif task == "drawCenturion1":
                short |= not self.robot_draws_centurion()
            elif task == "resolve":
                self.robot_places()
            elif task == "discard1" and not short and solo["line"]:
                token = solo["line"].pop(0)
                self.truth["hands"][seat].remove(token)
                self.truth["bags"][seat] = sorted([*self.truth["bags"][seat], token])

    def robot_draws_centurion(self) -> bool:
        if not self.truth["centurions"][self.robot]:
            return False
        token = self.take("centurion")
        self.truth["centurions"][self.robot].remove(token)
        self.truth["solo"]["line"].append(token)
        self.gain(self.robot, token)
        return True

    def robot_places(self) -> None:
        line, seat = self.truth["solo"]["line"], self.robot
        found = Crassus(self.truth, seat, line, self.options["poison"], self.options["crassus_gifts"]).choose()
        if found is None:
            return
        ways = {}
        for way in sorted(found[1], key=lambda way: ENDS[way.border].index(way.target)):
            ways.setdefault(way.text, way)  # one placement for both its provinces: the first is the target
        text = self.take("pick") if len(ways) > 1 else next(iter(ways))
        way = ways[text]
        line.remove(way.token)
        self.truth["hands"][seat].remove(way.token)
        self.put(seat, way.token, way.border, text.split()[-1])
        self.closing.sort(key=lambda name: name != way.target)
        self.close(seat)
        for name, province in self.pending:
            self.robot_bonus(name, province)
        self.pending = []

    def robot_bonus(self, name: str, province: str) -> None:
        if self.over:
            return
        if name in ("senate", "poison"):
            self.step_bonus(self.robot, name, province)
        elif self.options["harder"] and self.truth["provinces"][province]["control"] == self.robot:
            self.marker(self.robot)
