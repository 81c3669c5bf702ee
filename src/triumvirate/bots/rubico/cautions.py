"""What speaks against an action of RUBICO, for the judge who advises another: each a predicate over the view of who takes it.

Which way a row should have been told, which cards were wanted and how far others are doubted is the judge's own mind. Where
nothing speaks against an action nothing is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.rubico import grounds
from triumvirate.bots.rubico.counsel import EVEN, Counsel
from triumvirate.bots.rubico.grounds import OPPOSITE, UNTOLD, known_role
from triumvirate.bots.rubico.legate_powers import gains_of, would
from triumvirate.bots.rubico.reasons import MOST_GROUNDS, told
from triumvirate.games.rubico.truth import RowCard

MOST_EXCHANGES = 2
BLUE_LIKE = ("blue", "pompey")
Word = tuple[str, str]  # a face, and what is said of it


def cautions(mind: Counsel, action: str, instead: str = "") -> list[Reason]:
    """What speaks against an action of the mind's seat, beside what it would have done instead."""
    verb, *words = action.split()
    if verb == "pass":
        return list(_pass(mind, instead))
    return list(_AGAINST[verb](mind, words)) if verb in _AGAINST else []


# --- talk ---------------------------------------------------------------------------------------------------------------


def _claim(mind: Counsel, words: Sequence[str]) -> Iterator[Reason]:
    """One card as it would be called."""
    place, said = int(words[0]) - 1, words[1]
    yield from _spoken(mind, [(str(mind.facts.rows[mind.seat][place].face), said)])


def _done(mind: Counsel, words: Sequence[str]) -> Iterator[Reason]:
    """The whole row as it was called."""
    yield from _spoken(mind, [(str(card.face), card.said or "?") for card in mind.facts.rows[mind.seat]])


def _spoken(mind: Counsel, said: Sequence[Word]) -> Iterator[Reason]:
    """Truth where the row should be turned around, lies where it should not, and why that is so."""
    untold = sum(word in UNTOLD for _, word in said)
    if mind.lies():
        true = [face for face, word in said if face == word]
        counts = {"tells.red": true.count("red"), "tells.blue": sum(face in BLUE_LIKE for face in true)}
    else:
        false = [(face, word) for face, word in said if word not in (*UNTOLD, face)]
        counts = {
            "hides.red": sum(face == "red" for face, _ in false),
            "offers.false": sum(word == "red" for _, word in false),
        }
    found = [reason(key, count=count) for key, count in {**counts, "untold": untold}.items() if count]
    yield from found
    if len(found) > bool(untold):
        yield from _who_listens(mind)


def _who_listens(mind: Counsel) -> Iterator[Reason]:
    """The Centurion who is to believe it; for a senator, how far the table still does."""
    for one in mind.lies_because():
        if one.key != "doubt.table":
            yield one
            continue
        percent = round(100 * mind.table().doubts[mind.me])
        if (percent < 100 * EVEN.disbelieved) == mind.lies():
            yield reason("believed" if mind.lies() else "disbelieved", seat=mind.seat, percent=percent)


def _word(verb: str) -> Callable[[Counsel, Sequence[str]], Iterator[Reason]]:
    """The seat itself said the opposite in an earlier round; or it speaks against what it knows."""

    def against(mind: Counsel, words: Sequence[str]) -> Iterator[Reason]:
        view, about = mind.facts, words[0]
        before = grounds.said_before(view, mind.seat, OPPOSITE[verb], about)
        if before is not None:
            yield reason(f"contradicts.self.{verb}", seat=about, round=before)
        yield from known_role(view, about)
        known = grounds.in_favour(view, about) if verb == "accuse" else grounds.against(view, about)
        yield from islice(known, MOST_GROUNDS)

    return against


# --- the Centurion chooses ------------------------------------------------------------------------------------------------


def _confirm(mind: Counsel, words: Sequence[str]) -> Iterator[Reason]:
    """Whose word the choice takes though it was false before, more red than can be, and what it takes and leaves for it."""
    believed = set()
    if not mind.is_senator:
        for seat, row in mind.facts.rows.items():
            sure = (*grounds.seen_claims(mind.facts, seat, true=False), *grounds.false_cards(mind.facts, seat))
            if sure and any(_is_taken_for(card, "red") for card in row):
                believed.add(seat)
                yield reason("takes_word", seat=seat)
                yield sure[0]
        if any(_is_taken_for(card, "red") for row in mind.facts.rows.values() for card in row):
            yield from islice(grounds.too_many_red(mind.facts), 1)
    yield from _exchanged(mind, believed)


def _is_taken_for(card: RowCard, said: str) -> bool:
    return card.picked and card.said == said and card.face is None


def _exchanged(mind: Counsel, believed: set[str]) -> Iterator[Reason]:
    """Cards taken that were not wanted, and left though they were, against what is known or thought of them."""
    wanted, found = mind.cards(), Counter[tuple[str, str, str]]()
    lying = Counter[tuple[str, str, str]]()
    for number, (seat, row) in enumerate(mind.facts.rows.items()):
        for place, card in enumerate(row):
            verb, name = "takes" if card.picked else "leaves", str(card.face or card.said)
            if card.covered or name in (*UNTOLD, "None", "janus"):
                continue
            key = (f"{verb}.known", "", name) if card.face else (verb, seat, name)
            lying[key] += 1
            helps_caesar = (name == "red") == (card.face is not None or mind.beliefs.doubts[number] < 0.5)
            is_other = card.picked != ((number, place) in wanted)
            if is_other and helps_caesar == (mind.is_senator == card.picked) and not (seat in believed and card.picked):
                found[key] += 1
    doubts = dict(zip(mind.seats, mind.beliefs.doubts, strict=True))

    def surest(key: tuple[str, str, str]) -> float:
        return -abs(doubts[key[1]] - 0.5) if key[1] else -1.0

    named: set[str] = set()
    for key in sorted(found, key=lambda one: (surest(one), one))[:MOST_EXCHANGES]:
        verb, seat, name = key
        if not seat:
            yield reason(verb, count=lying[key], face=name)
            continue
        yield reason(verb, count=lying[key], seat=seat, said=name)
        if seat not in named:
            named.add(seat)
            yield mind.doubted(mind.seats.index(seat), mind.beliefs.doubts)


# --- powers -------------------------------------------------------------------------------------------------------------


def _use(mind: Counsel, words: Sequence[str]) -> Iterator[Reason]:
    """That it could wait, what it does for the other side, and how little it is worth."""
    view, action = mind.facts, " ".join(("use", *words))
    yield from told(view, "pass")
    yield from _given_away(mind, words[0], words[1:])
    gain = _gains(mind, [action]).get(action)
    if gain is None:
        return
    points = round(100 * gain)
    if points < 0:
        yield reason("power.costs", count=-points)
    elif points == 0:
        yield reason("power.nothing", power=words[0])
    else:
        yield reason("power.little", count=points, power=words[0])


def _given_away(mind: Counsel, power: str, target: Sequence[str]) -> Iterator[Reason]:
    """What a power used so does for the other side, or that it does nothing."""
    view, action = mind.facts, " ".join(("use", power, *target))
    if power == "fortuna":
        if (target[0] == "forward") == mind.is_senator:
            yield from told(view, action)
    elif power == "vesta":
        effects = view.senate.shown[view.senate.tucked :]
        own = "blue" if mind.is_senator else "red"
        count = sum(card.startswith(own) for card in effects)
        if count:
            yield reason(f"vesta.{own}", count=count)
    elif power == "juno":
        if mind.is_senator:
            yield reason("juno.red")
        elif not view.vesta:
            yield reason("juno.pompey")
    elif power in ("venus", "eris"):
        card = view.rows[mind.seat][int(target[0]) - 1]
        if not card.picked:
            yield reason("cover.idle")
        elif card.face != "janus" and (card.face == "red") != mind.is_senator:
            yield from told(view, action)
    elif power in ("minerva", "cibelis"):
        yield from _taken_away(mind, action, target)


def _taken_away(mind: Counsel, action: str, target: Sequence[str]) -> Iterator[Reason]:
    """A card that nobody was to turn up, or one that was to help."""
    seat, number = target[0], mind.seats.index(target[0])
    card = mind.facts.rows[seat][int(target[1]) - 1]
    if not card.picked:
        yield reason("away.idle", seat=seat)
    elif card.face is None and card.said in ("red", *BLUE_LIKE):
        helps_caesar = (card.said == "red") == (mind.beliefs.doubts[number] < 0.5)
        if helps_caesar != mind.is_senator:
            yield from told(mind.facts, action)
            yield mind.doubted(number, mind.beliefs.doubts)


def _pass(mind: Counsel, instead: str) -> Iterator[Reason]:
    """What the power would have done, used as it should have been."""
    view = mind.facts
    power = view.powers[mind.seat]
    if power is None:
        return
    if power == "fortuna" and view.position + 1 == view.checkpoints[-1] and not mind.is_senator:
        yield reason("fortuna.missed")
        return
    best = round(100 * _gains(mind, [instead]).get(instead, 0.0)) if instead.startswith("use") else 0
    if best > 0:
        yield would(power, best, mind.is_senator)


def _gains(mind: Counsel, uses: Sequence[str]) -> Mapping[str, float]:
    return gains_of(mind.view, mind.beliefs, mind.is_senator, uses).gains


_AGAINST: Mapping[str, Callable[[Counsel, Sequence[str]], Iterator[Reason]]] = {
    **{"claim": _claim, "done": _done, "trust": _word("trust"), "accuse": _word("accuse")},
    **{"confirm": _confirm, "use": _use},
}
