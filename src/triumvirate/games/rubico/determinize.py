"""A truth that agrees with all a view says: roles, powers and faces the viewer has not seen are dealt at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from triumvirate.core.fields import State
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import View
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.state import FACES, POWERS
from triumvirate.games.rubico.truth import Facts, state_of

_OPEN = (
    *("phase", "round", "centurion", "quota", "position", "reached", "senate"),
    *("words", "locked", "talked", "vesta", "juno", "used"),
)


def determinize(view: View, rng: random.Random) -> State:
    """Every deal of what is unseen is about as likely; what the past rounds showed is kept to."""
    facts = view.plain_facts()
    result = facts["result"]
    truth: Facts = {name: facts[name] for name in _OPEN}
    truth["winner"] = result["winner"] if result else None
    truth["ended_by"] = result["reason"] if result else "running"
    truth["roles"] = _roles(view, facts, rng)
    truth["powers"] = _powers(facts, rng)
    truth["passed"] = _passed(view, facts, rng)
    truth["history"], extra = _past_rounds(facts, rng)
    _deal(truth, facts, extra, rng)
    return state_of(view.options, truth)


def _roles(view: View, facts: Facts, rng: random.Random) -> dict[str, str]:
    roles = dict(facts["roles"])
    in_play = DATA["roles"][str(view.options["players"])]
    left = Counter(caesar=in_play["red"], senate=in_play["blue"])
    left.subtract(role for role in roles.values() if role)
    unknown = list(left.elements())
    rng.shuffle(unknown)
    return {seat: role or unknown.pop() for seat, role in roles.items()}


def _powers(facts: Facts, rng: random.Random) -> dict[str, str | None]:
    seen = {use["power"] for use in facts["used"]} | {power for power in facts["powers"].values() if power}
    left = [power for power in POWERS if power not in seen]
    rng.shuffle(left)
    holders = facts["holds_power"]
    return {seat: (power or left.pop()) if seat in holders else None for seat, power in facts["powers"].items()}


def _passed(view: View, facts: Facts, rng: random.Random) -> list[str]:
    """Who has passed is known of oneself; a Centurion asked to go on from a complete choice knows that all have."""
    if facts["phase"] not in ("choice", "powers", "over") or facts["holding"]:
        return []
    others = [seat for seat in facts["holds_power"] if seat not in (view.seat, facts["centurion"])]
    own = [view.seat] if view.seat is not None and facts.get("passed") else []
    if facts["phase"] == "choice" and view.seat == facts["centurion"] and facts["complete"] and facts["your_turn"]:
        return [*own, *others]
    passed = [seat for seat in others if rng.random() < 0.5]
    own_is_open = view.seat in facts["holds_power"] and view.seat != facts["centurion"] and not own
    must_wait = facts["phase"] == "powers" or (facts["complete"] and view.seat == facts["centurion"])
    if must_wait and not own_is_open and len(passed) == len(others) and others:
        passed.remove(rng.choice(others))
    return [*own, *passed]


def _past_rounds(facts: Facts, rng: random.Random) -> tuple[list[Facts], list[str]]:
    """The remembered rounds with all faces, and the card of the stock that joined the last one, if one did."""
    aside = Counter(card["face"] for card in facts["aside"] if card["face"])
    rounds: list[Facts] = []
    extra: list[str] = []
    for entry in facts["history"]:
        is_now = entry["round"] == facts["round"]
        filled, extra = _past_round(entry, facts["deck"], aside if is_now else Counter(), rng)
        rounds.append(filled)
    return rounds, extra


def _past_round(
    entry: JsonObject, deck: Mapping[str, int], aside: Counter[str], rng: random.Random
) -> tuple[Facts, list[str]]:
    """Faces for the cards of a past round: those taken must make up what was turned up, give or take the card of the
    stock that joined it and the one discarded unseen."""
    cards = [card for row in entry["rows"].values() for card in row if card["face"]]
    taken = Counter(card["face"] for card in cards if card["taken"])
    left = aside + Counter(card["face"] for card in cards if not card["taken"])
    pile: Counter[str] = Counter(entry["shown"])
    if "discard" in entry["work"]:
        missing = list((taken - pile).elements()) or list((Counter(deck) - pile - left).elements())
        pile[rng.choice(missing)] += 1
    unknown = list((pile - taken).elements())
    rng.shuffle(unknown)
    rest = list((Counter(deck) - pile - left).elements())
    rng.shuffle(rest)
    rows = {
        seat: [{**card, "face": card["face"] or (unknown if card["taken"] else rest).pop()} for card in row]
        for seat, row in entry["rows"].items()
    }
    return {**entry, "rows": rows}, unknown


def _deal(truth: Facts, facts: Facts, extra: list[str], rng: random.Random) -> None:
    """Faces for the cards now on the table; what remains is the stock."""
    rows = {seat: [dict(card) for card in row] for seat, row in facts["rows"].items()}
    unseen: Counter[str] = Counter(facts["deck"])
    if truth["ended_by"] in ("rome", "legion"):
        unseen.subtract(extra)
        for seat, row in truth["history"][-1]["rows"].items():
            for card, past in zip(rows[seat], row, strict=True):
                card["face"] = past["face"]
    holding = dict(facts["holding"]) if facts["holding"] else None
    aside = [dict(card) for card in facts["aside"]]
    cards = [card for row in rows.values() for card in row] + aside + ([holding] if holding else [])
    unseen.subtract(card["face"] for card in cards if card["face"])
    pool = list(unseen.elements())
    rng.shuffle(pool)
    for card in cards:
        card["face"] = card["face"] or pool.pop()
    truth["rows"], truth["holding"], truth["aside"] = rows, holding, aside
    truth["stock"] = {face: pool.count(face) for face in FACES}
