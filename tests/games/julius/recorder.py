"""Writes matches of our own as the other implementation records its games: whole moves, single losses, a digest after each.

What it writes is read back by `oracle`, which must agree with it; so the reader is tested where nobody has the recordings
of others. Board, digest and next actor are told from the truth after each action and from what the action told.
"""

from __future__ import annotations

import random
from typing import Any

from triumvirate.core.table import Entry, Table
from triumvirate.core.view import LegalAction
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.printed import DATA, PLACE_IDS

NAMES = {block["id"]: block["id"].replace("-", " ").title() for block in DATA["blocks"]}
ORIGINAL = {block["id"]: block["side"] for block in DATA["blocks"]}
CARDS = {card["id"]: number for number, card in enumerate(DATA["cards"], 1)}
LETTER = {"caesar": "C", "pompeius": "P"}
LOSSES = {"hit_taken": "hit", "disrupted": "disrupt", "step_lost_is": "vulcan_hit"}
# What is recorded as it stands, by the word of our action.
WORDS = {
    "end-deploy": "end_deploy",
    "end-levy": "end_levy",
    "end-regroup": "end_regroup",
    "end-disband": "end_disband",
    "decline": "jupiter_pass",
}
BLOCKS = {"build": "step", "pass": "pass", "disband": "disband"}
PATHS = {"move": "move", "retreat": "retreat"}
GOALS = {"levy": "levy", "regroup": "regroup", "port": "port", "deploy": "deploy"}
SELDOM = {"take-back": 0.0, "end-move": 0.4, "stop": 0.3, "end-levy": 0.5, "decline": 0.1, "end-deploy": 2.0}
Facts = dict[str, Any]


def digest(truth: Facts, blocks: dict[str, Facts]) -> str:
    """FNV-1a, 32 bits, of year, turn, blocks and hands."""
    rows = ",".join("{}.{}.{}".format(*row) for row in rows_of(blocks))
    hands = "|".join(" ".join(str(n) for n in sorted(CARDS[card] for card in truth["hands"][side])) for side in LETTER)
    value = 2166136261
    for byte in f"{truth['year']}/{truth['turn']};{rows};{hands}".encode():
        value = (value ^ byte) * 16777619 % 2**32
    return f"{value:08x}"


def rows_of(blocks: dict[str, Facts]) -> list[list[Any]]:
    """Place, steps and owner of every block, in the order of the box."""
    return [[PLACE_IDS.index(one["place"]), one["steps"], LETTER[one["owner"]]] for one in blocks.values()]


def actor(truth: Facts) -> str:
    """Who decides next: one side, both, or nobody."""
    letters = "".join(LETTER[side] for side in truth["deciders"])
    return {"": "-", "CP": "B"}.get(letters, letters)


class Recorder:
    """One match, its macros as they come."""

    def __init__(self, seed: int, **options: Any) -> None:
        self.rng = random.Random(seed)
        self.table = Table.new(GAME, {"levy_after_long_march": True, "final_tie": "rome", **options}, seed=seed)
        self.macros: list[Facts] = []
        self.points: list[Facts] = []
        self.under_way: Facts = {}  # a move, retreat, levy … that takes several of our actions
        self.before = self.truth = self.table.truth()
        scenario = "Free Deployment" if options.get("setup") == "free" else "Historical"
        told = {name: True for name in ("tournament", "max_2_events") if options.get(name)}
        self.game: Facts = {"id": seed, "scenario": scenario, "options": told, "macros": self.macros}
        self.write({"t": "setup", "p": "C", **dealt(self.table.entries[0])})

    def recording(self) -> Facts:
        """The match, played to its end."""
        while not self.table.is_over():
            choice = self.choose()
            entry = self.table.act(choice.seat, choice.index)
            self.before, self.truth = self.truth, self.table.truth()
            self.record(choice.seat, choice.action.split(), entry)
        points = self.truth["points"]
        winner = {"caesar": "Caesar", "pompeius": "Pompeius", None: "Draw"}[self.truth["result"]["winner"]]
        last = digest(self.truth, self.truth["blocks"])
        final = {"result": winner, "c_vp": points["caesar"], "p_vp": points["pompeius"], "h": last}
        return {**self.game, "checkpoints": self.points, "final": final}

    def choose(self) -> LegalAction:
        """Anything, some things seldom; the main road is that of the first attacker, as in the recordings."""
        legal = self.table.legal(self.rng.choice(self.table.deciders()))
        place = self.truth["command"]["asked"]
        if place is not None:
            main = f"main-road {self.truth['attacks'][place]['main_road']}"
            return next(choice for choice in legal if choice.action == main)
        weights = [SELDOM.get(choice.action.split()[0], 1.0) for choice in legal]
        return self.rng.choices(legal, weights)[0] if any(weights) else legal[0]

    def record(self, seat: str, words: list[str], entry: Entry) -> None:
        """What one of our actions is in a recording; a part of a move waits for its end."""
        verb, named, letter = words[0], words[1:], LETTER[seat]
        if verb in WORDS:
            self.write({"t": WORDS[verb], "p": letter, **dealt(entry)})
        elif verb in ("discard", "play"):
            self.write({"t": verb, "p": letter, "c": CARDS[named[0]]})
        elif verb in BLOCKS:
            self.write({"t": BLOCKS[verb], "p": letter, "b": NAMES[named[0]]}, entry)
        elif verb in ("vulcan", "battle", "surprise"):
            self.write({"t": verb, "p": letter, "where": place_name(named[0])}, entry)
        elif verb == "fire":
            dice = [event.facts["die"] for event in entry.events if event.kind == "die_rolled"]
            fired = {"b": NAMES[named[0]], "round": self.before["battle"]["round"], "dice": dice}
            self.write({"t": "fire", "p": letter, **fired}, entry)
        elif verb == "hit":
            self.write_losses(entry)
        elif verb == "jupiter":
            self.jupiter(letter, entry)
        elif verb == "jupiter-to":
            self.write({"t": "jupiter_to", "p": letter, "b": self.under_way.pop("b"), "to": place_name(named[0])})
        elif verb in ("end-move", "main-road"):
            self.end_move(letter, entry)
        else:
            self.part_of_a_way(letter, verb, named, entry)

    def write(self, macro: Facts, entry: Entry | None = None) -> None:
        """An event with its digest; losses that it brought are events of their own behind it."""
        self.macros.append(macro)
        losses = [] if entry is None else losses_of(entry)
        if losses:
            self.sign(macro, self.before["blocks"], losses)
            self.write_losses(entry)
        else:
            self.sign(macro, self.truth["blocks"])

    def write_losses(self, entry: Entry) -> None:
        """Every hit, disruption and blow of Vulcan, one after another."""
        losses = losses_of(entry)
        blocks = {name: dict(block) for name, block in self.before["blocks"].items()}
        while losses:
            kind, name = losses.pop(0)
            macro = {"t": kind, "p": LETTER[blocks[name]["owner"]], "b": NAMES[name]}
            self.macros.append(macro)
            weaken(blocks, name)
            self.sign(macro, blocks if losses else self.truth["blocks"], losses)

    def sign(self, macro: Facts, blocks: dict[str, Facts], losses: Any = ()) -> None:
        """The digest after an event and who acts next; a checkpoint now and then."""
        truth = self.before if losses else self.truth
        next_to_lose = [LETTER[blocks[name]["owner"]] for _, name in losses[:1]]
        macro.update(h=digest(truth, blocks), act=next_to_lose[0] if losses else actor(truth))
        if not losses and not truth["phase"].startswith("deploy") and self.rng.random() < 0.1:
            points = [truth["points"][side] for side in LETTER]
            self.points.append({"at": len(self.macros), "vp": points, "board": rows_of(blocks)})

    def jupiter(self, letter: str, entry: Entry) -> None:
        """The block that Jupiter drew is named, and whether it comes over."""
        [drawn] = [event.facts for event in entry.events if event.kind == "jupiter_drew_is"]
        self.under_way = {"b": NAMES[drawn["block"]]}
        defects = self.truth["mover"] is not None
        self.write(
            {"t": "jupiter", "p": letter, **self.under_way, "where": place_name(drawn["place"]), "defects": defects}
        )

    def end_move(self, letter: str, entry: Entry) -> None:
        """The end of movement with all its main roads; the recordings name a surprise that nobody has to choose, too."""
        if self.truth["command"]["asked"] is not None:
            return
        named = [event.facts["place"] for event in entry.events if event.kind == "surprise_named"]
        macro = {"t": "end_move", "p": letter}
        self.write(macro)
        if named:
            macro["act"] = letter
            self.write({"t": "surprise", "p": letter, "where": place_name(named[0])})
        elif self.truth["phase"] == "surprise":
            macro["act"] = letter

    def part_of_a_way(self, letter: str, verb: str, named: list[str], entry: Entry) -> None:
        """A block is taken up, goes on, and is recorded with its whole way as soon as it is put down."""
        if verb in PATHS or verb in GOALS:
            self.under_way = {"t": {**PATHS, **GOALS}[verb], "b": named[0]}
            self.under_way["path"] = [self.before["blocks"][named[0]]["place"]]
        elif named:
            self.under_way["path"].append(named[0])
        if self.truth["mover"] is not None:
            return
        macro, block, path = self.under_way, self.under_way["b"], self.under_way.pop("path")
        macro.update(p=letter, b=NAMES[block])
        reached = self.truth["blocks"][block]["place"]
        if any(event.kind == "trapped" for event in entry.events):
            macro["t"] = "retreat_fail"
        elif macro["t"] in PATHS.values():
            macro["path"] = [place_name(place) for place in (path if path[-1] == reached else [*path, reached])]
        else:
            macro["to"] = place_name(reached)
        self.under_way = {}
        self.write(macro, entry)
        if macro["t"] == "port" and (self.truth["phase"] != "port" or self.truth["to_move"] != side_of(letter)):
            macro["act"] = letter
            self.write({"t": "end_port", "p": letter})


def side_of(letter: str) -> str:
    """The side of a letter."""
    return next(side for side, one in LETTER.items() if one == letter)


def place_name(place: str) -> str:
    """A place as people write it."""
    return place.replace("-", " ").title()


def dealt(entry: Entry) -> Facts:
    """The cards that an action dealt, in the order of the draws."""
    cards = [event.facts for event in entry.events if event.kind == "card_dealt"]
    hands = {side[0]: [CARDS[fact["card"]] for fact in cards if fact["seat"] == side] for side in LETTER}
    return {"deal": hands} if cards else {}


def losses_of(entry: Entry) -> list[tuple[str, str]]:
    """What an action took from blocks, in its order, without what Jupiter did."""
    if any(event.kind == "jupiter_drew" for event in entry.events):
        return []
    return [(LOSSES[event.kind], event.facts["block"]) for event in entry.events if event.kind in LOSSES]


def weaken(blocks: dict[str, Facts], name: str) -> None:
    """A block loses a step; below the last it is dead, or Cleopatra stands on the other side."""
    block = blocks[name]
    block["steps"] -= 1
    if block["steps"] == 0 and name == "cleopatra":
        block.update(steps=1, owner=next(side for side in LETTER if side != block["owner"]))
    elif block["steps"] == 0:
        block.update(place="dead", owner=ORIGINAL[name])
