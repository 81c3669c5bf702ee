"""The two first lessons of RUBICO, played on the real rules, one for each faction.

The other seats know everything here and act so that the learner meets a clear story; a deal that allows it is searched for.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from triumvirate.core.chance import secret_of_seed
from triumvirate.core.plain import JsonObject
from triumvirate.core.table import Table
from triumvirate.games.rubico.game import GAME

SEATS = ("p1", "p2", "p3", "p4", "p5")


class NoStory(Exception):
    """This deal does not allow the story."""


def need(is_so: bool) -> None:
    """Go on only with a deal that fits."""
    if not is_so:
        raise NoStory


class Course:
    """A match as one learner sees it, scene by scene."""

    def __init__(self, learner: str, seed: int) -> None:
        self.learner = learner
        self.table = Table(GAME, GAME.check({"players": 5}), secret_of_seed(seed))
        self.table.set_up()
        self.scenes: list[JsonObject] = []
        self._shown: JsonObject = {}
        self._since = len(self.table.entries)

    @property
    def truth(self) -> JsonObject:
        """Everything."""
        return self.table.truth()

    def faces(self, seat: str) -> list[str]:
        """The faces of a row."""
        return [card["face"] for card in self.truth["rows"][seat]]

    def find(self, seat: str, face: str) -> int:
        """The first place of a face in a row, from 1."""
        need(face in self.faces(seat))
        return self.faces(seat).index(face) + 1

    def keep(self, wanted: str | None) -> None:
        """A scene: what the learner sees before an action, or at the end."""
        view = self.table.view(self.learner).to_json()
        legal = [choice.action for choice in self.table.legal(self.learner)] if wanted else []
        need(wanted is None or wanted in legal)
        changed = {name: value for name, value in view.items() if self._shown.get(name) != value}
        events = [event.to_json() for event in self.table.events_for(self.learner, self._since)]
        self.scenes.append({"view": changed, "events": events, "legal": legal, "wanted": wanted})
        self._shown, self._since = view, len(self.table.entries)

    def do(self, action: str) -> None:
        """The learner acts."""
        self.keep(action)
        self.table.act(self.learner, action)

    def other(self, seat: str, *actions: str) -> None:
        """Somebody else acts."""
        for action in actions:
            self.table.act(seat, action)

    def lay(self, seat: str, face: str) -> None:
        """Somebody lays a row with a face in the first place, where they have it."""
        faces = self.faces(seat)
        if face in faces and faces[0] != face:
            self.other(seat, f"swap 1 {faces.index(face) + 1}")
        self.other(seat, "lock")

    def say(self, seat: str, lies: bool) -> None:
        """Somebody says of every card what it is; a liar says red and blue the other way round."""
        turned = {"red": "blue", "blue": "red", "janus": "red", "pompey": "red"}
        for place, face in enumerate(self.faces(seat), 1):
            self.other(seat, f"claim {place} {turned[face] if lies else face}")

    def others(self) -> list[str]:
        """Everybody else who lays a row."""
        return [seat for seat in SEATS if seat not in (self.learner, self.truth["centurion"])]

    def pass_all(self) -> None:
        """All other power holders let it be."""
        for seat in self.table.deciders():
            if seat not in (self.learner, self.truth["centurion"]):
                self.other(seat, "pass")


def marching(seed: int) -> Course:
    """P1 marches with Caesar and holds Juno; P5, also Caesar's, is Centurion; P3 and P4 are senators."""
    c = Course("p1", seed)
    t = c.truth
    need(t["centurion"] == "p5" and t["powers"]["p1"] == "juno")
    need([t["roles"][seat] for seat in SEATS] == ["caesar", "caesar", "senate", "senate", "caesar"])
    need(c.faces("p1")[0] == "blue" and "red" in c.faces("p1") and "janus" not in c.faces("p1"))
    c.do(f"swap 1 {c.find('p1', 'red')}")
    c.keep("lock")
    for seat in c.others():
        c.lay(seat, "blue" if t["roles"][seat] == "senate" else "red")
    need(c.faces("p2")[0] == "red" and c.faces("p3")[0] == "blue")
    c.other("p1", "lock")
    for seat in c.others():
        c.say(seat, t["roles"][seat] == "senate")
    c.other("p3", "trust p1", "done")
    c.other("p4", "accuse p2", "done")
    c.other("p2", "promise p5", "done")
    for place, face in enumerate(c.faces("p1"), 1):
        c.do(f"claim {place} {face}")
    c.do("trust p2")
    c.do("done")
    c.other("p5", "pick p1 1", "pick p2 1", "pick p3 1")
    c.pass_all()
    c.do("pass")
    c.other("p5", "confirm")
    c.do("use juno")
    c.pass_all()
    c.keep(None)
    need(c.truth["position"] == 1)
    return c


def opposing(seed: int) -> Course:
    """P2 is a senator with P4 and holds Roma; P1, Caesar's, is Centurion, and P2 is the next."""
    c = Course("p2", seed)
    t = c.truth
    need(t["centurion"] == "p1" and t["powers"]["p2"] == "roma")
    need([t["roles"][seat] for seat in SEATS] == ["caesar", "senate", "caesar", "senate", "caesar"])
    need(c.faces("p2")[0] == "red" and "blue" in c.faces("p2"))
    c.do(f"swap 1 {c.find('p2', 'blue')}")
    c.keep("lock")
    for seat in c.others():
        c.lay(seat, "blue" if t["roles"][seat] == "senate" else "red")
    need(c.faces("p4")[0] == "blue" and c.faces("p3")[0] == "red")
    c.other("p2", "lock")
    for seat in c.others():
        c.say(seat, t["roles"][seat] == "senate")
        c.other(seat, "done")
    c.do("claim 1 red")
    c.do("done")
    c.other("p1", "pick p2 1", "pick p3 1", "pick p4 1")
    c.pass_all()
    c.do("pass")
    c.other("p1", "confirm")
    c.do("use roma p5 1")
    c.pass_all()
    need(c.truth["position"] == 0 and c.truth["round"] == 2)
    for seat in c.others():
        c.lay(seat, "blue" if t["roles"][seat] == "senate" else "red")
    for seat in c.others():
        c.say(seat, t["roles"][seat] == "senate")
        c.other(seat, "done")
    need(c.faces("p4")[0] == "blue" and c.faces("p1")[0] == "red")
    third = c.find("p5", "blue")
    need(third == 3)
    c.do("pick p4 1")
    c.do("pick p1 1")
    c.do(f"pick p5 {third}")
    c.pass_all()
    c.do("confirm")
    c.pass_all()
    c.keep(None)
    need(c.truth["position"] == 0)
    return c


def caesar() -> list[JsonObject]:
    """The lesson of who marches with Caesar."""
    return _told(marching, 6940)


def senate() -> list[JsonObject]:
    """The lesson of a senator."""
    return _told(opposing, 2610)


def _told(story: Callable[[int], Course], known: int) -> list[JsonObject]:
    """The scenes of a story, with the deal that is known to allow it, or the next that does."""
    for seed in count(known):
        try:
            return story(seed).scenes
        except NoStory:
            continue
    raise AssertionError("seeds do not end")
