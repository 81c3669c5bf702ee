"""What a talker of RUBICO says of its own accord: of the round before, of its row, of others' words and powers, at the end.

Each idea is true of what the seat sees, or a lie that its side wants; the more likely the more pressing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from triumvirate.bots.rubico.talk.sight import (
    Sight,
    grounds,
    is_full,
    is_short,
    is_surely_false,
    is_surely_true,
    praise,
    short_of,
)
from triumvirate.bots.talk import Heard

DOUBTED, BELIEVED = 0.6, 0.35
ANSWERED = ("deny", "retort", "trusted")  # what is said to who accuses or trusts
Facts = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True)
class Idea:
    """A thing to say: the family of sentences, what fills them, how likely it is said, and whether it is only one's own."""

    family: str
    facts: Facts = ()
    likely: float = 1.0
    is_own: bool = False  # others may say the same at the same moment
    is_due: bool = False  # said however much was said already


def ideas(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """Everything that could be said now, most pressing first."""
    yield from _BY_PHASE[sight.facts.phase](sight, heard)


def _before_the_row(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """While rows are laid: what the round before has shown."""
    entry = sight.last
    if entry is None:
        yield Idea("greeting", likely=0.3)
        return
    for one in heard:
        if one.seat is None or one.seat in (sight.me, *sight.fellows) or not _promised_red(one, entry["round"]):
            continue
        if is_surely_false(entry, one.seat):
            yield Idea("broken", (("seat", one.seat),))
        if is_surely_true(entry, one.seat):
            yield Idea("kept", (("seat", one.seat),), 0.7)
    found = short_of(entry)
    if is_short(entry):
        family = {0: "short.none", 1: "short.one"}.get(found.came, "short")
        yield Idea(family, (("count", found.promised), ("other", found.came)), 0.7)
    if is_full(entry) and entry["to"] > entry["from"]:
        yield Idea("full", (("count", found.came),), 0.5)
    left = sight.facts.checkpoints[-1] - sight.facts.position
    if left <= 2:
        yield Idea("near.rome" if left == 2 else "near.rome.one", likely=0.4)
    if max(sight.facts.senate.legions.values()) == 3:
        yield Idea("near.legion", likely=0.4)
    was_moved = any(use.power == "fortuna" and use.round == entry["round"] for use in sight.facts.used)
    if entry["from"] == entry["to"] and not was_moved:
        yield Idea("stuck", likely=0.3)


def _promised_red(one: Heard, number: int) -> bool:
    line = one.line
    is_promise = one.is_bot and line.key.startswith("promise.") and line.fact("face") == "red"
    return is_promise and line.moment.split(" ")[0] == str(number)


def _talking(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """While rows lie on the table: accusations are answered, words explained, promises made."""
    facts = sight.facts
    yield from _accused(sight, heard)
    own = facts.words[sight.me]
    if own is not None and own.word == "promise":
        yield from _promise(sight, own.about)
    if own is not None and own.word == "accuse":
        yield from (Idea(family, said, is_own=True) for family, said in grounds(sight, own.about))
        yield Idea("ground.none", (("seat", own.about),), 0.6)
    if own is not None and own.word == "trust":
        yield from (Idea(family, said, 0.8) for family, said in praise(sight, own.about))
        yield Idea("vouch.none", (("seat", own.about),), 0.4)
    yield from _corrected(sight)
    yield from _of_others(sight)
    yield from _powers(sight, heard)
    if sight.is_centurion:
        yield Idea("asking", (("count", facts.quota),), 0.5)
    elif sight.me in facts.talked:
        yield from _of_the_row(sight)


def _promise(sight: Sight, to: str) -> Iterator[Idea]:
    """What the promise given this round is about: a card of the own row, as it was called."""
    for face in ("red", "janus", "blue"):
        for place in sight.claimed(face)[:1]:
            yield Idea("promise", (("seat", to), ("place", place), ("face", face)), is_own=True, is_due=True)


def _accused(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """An accusation is answered once a round, trust perhaps."""
    if any(one.seat == sight.me and one.line.key.startswith(ANSWERED) and _is_of(one, sight) for one in heard):
        return
    doubts = sight.doubts() if sight.accusers() or sight.believers() else {}
    for seat in sight.accusers():
        back = doubts[seat] > DOUBTED
        yield Idea("deny.back" if back else "deny", (("seat", seat),), is_own=True)
    own = sight.facts.words[sight.me]
    accused = own.about if own is not None and own.word == "accuse" else None
    for seat in sight.believers():
        if seat != accused and doubts[seat] <= DOUBTED:  # nobody thanks whom they accuse
            yield Idea("trusted", (("seat", seat),), 0.5, is_own=True)


def _is_of(one: Heard, sight: Sight) -> bool:
    """Whether a bot's line was said this round."""
    return one.line.moment.split(" ")[0] == str(sight.facts.round)


def _corrected(sight: Sight) -> Iterator[Idea]:
    """Who corrects what was said of a card is asked about it, but not by a fellow."""
    for seat in sight.others:
        for place, card in enumerate(sight.facts.rows[seat], 1):
            if card.said_first and seat not in sight.fellows:
                yield Idea("corrected", (("seat", seat), ("place", place)), 0.6)


def _of_others(sight: Sight) -> Iterator[Idea]:
    """What others say of each other: some of it is taken up."""
    said = [(seat, word) for seat, word in sight.facts.words.items() if seat != sight.me and word is not None]
    accused = [(seat, word.about) for seat, word in said if word.word == "accuse" and word.about != sight.me]
    doubts = sight.doubts() if accused else {}
    for seat, about in accused:
        if doubts[about] > DOUBTED:
            yield Idea("join", (("seat", about), ("seat_other", seat)), 0.5)
        elif doubts[about] < BELIEVED and seat not in sight.fellows:
            yield Idea("defend", (("seat", about), ("seat_other", seat)), 0.5)


def _of_the_row(sight: Sight) -> Iterator[Idea]:
    """To the Centurion, of the own row as it was described."""
    centurion = ("seat", sight.facts.centurion)
    red = sight.claimed("red")
    if red:
        yield Idea("take.mine", (centurion, ("place", red[0])), 0.35)
    elif len(sight.claimed("blue")) == len(sight.facts.rows[sight.me]) > 0:
        yield Idea("leave.mine", (centurion,), 0.5)


def _choosing(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """While the Centurion chooses: he thinks aloud, the others urge him."""
    yield from _powers(sight, heard)
    if not sight.is_centurion:
        yield from _accused(sight, heard)
    seat, doubt = sight.best()
    first = sight.facts.rows[seat][0].said if sight.facts.rows[seat] else None
    own = sight.facts.words[sight.me]  # what was said of somebody this round is not taken back by the way
    if doubt < BELIEVED and first == "red" and (own is None or (own.word, own.about) != ("accuse", seat)):
        yield Idea("believe" if sight.is_centurion else "urge", (("seat", seat),), 0.4)
    seat, doubt = sight.worst()
    if doubt > DOUBTED and sight.facts.rows[seat] and (own is None or (own.word, own.about) != ("trust", seat)):
        yield Idea("doubt" if sight.is_centurion else "urge.not", (("seat", seat),), 0.4)


def _powers(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """A power that another has just used and nobody has spoken of."""
    facts = sight.facts
    others = [one for one in facts.used if one.round == facts.round and one.seat not in (sight.me, *sight.fellows)]
    for use in reversed(others):
        if any(one.line.key.startswith("power.") and one.line.fact("seat") == use.seat for one in heard):
            continue
        at, who = use.target.split(" ")[0] if use.target else "", ("seat", use.seat)
        if use.power in ("minerva", "cibelis", "roma"):
            look = "look" if use.power == "roma" or facts.options["minerva_mode"] == "peek_only" else "take"
            if at == sight.me:
                yield Idea(f"power.{look}.mine", (who,), is_own=True)
            else:
                yield Idea(f"power.{look}", (who, ("seat_other", at)), 0.4)
        elif use.power in ("venus", "eris"):
            yield Idea("power.cover", (who,), 0.5)
        elif use.power == "fortuna":
            yield Idea(f"power.fortuna.{at}", (who,), 0.8)
        else:
            yield Idea(f"power.{use.power}", (who,), 0.6)


def _at_the_end(sight: Sight, heard: list[Heard]) -> Iterator[Idea]:
    """Roles are open: the liar counts, whoever was right or wrong about somebody says so."""
    facts = sight.facts
    assert facts.result is not None
    lies, has_won = len(sight.false_rounds()), facts.result.winner == facts.roles[sight.me]
    if sight.is_senator and has_won and lies >= 2:
        yield Idea("over.lies", (("count", lies),), is_own=True)
    for entry in facts.history:
        word = entry["words"].get(sight.me)
        if word is None or sight.is_senator or facts.roles[word.about] != "senate" or word.word == "promise":
            continue
        family = "over.right" if word.word == "accuse" else "over.fooled"
        yield Idea(family, (("seat", word.about), ("round", entry["round"])), is_own=True)
    side = "senate" if sight.is_senator else "caesar"
    yield Idea(f"over.{side}.{'won' if has_won else 'lost'}", is_own=True)


_BY_PHASE: dict[str, Callable[[Sight, list[Heard]], Iterator[Idea]]] = {
    "arrange": _before_the_row,
    "talk": _talking,
    "choice": _choosing,
    "powers": _powers,
    "over": _at_the_end,
}
