"""The reasons of RUBICO: what can be said of an action, each a predicate over the view of who takes it.

What is not so is not said, and where nothing is so nothing is said. The words stand in `words.LANGUAGE.json`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.rubico import grounds
from triumvirate.bots.rubico.grounds import UNTOLD, known_role
from triumvirate.bots.rubico.suspicion import WORTH
from triumvirate.games.rubico.truth import RowCard
from triumvirate.games.rubico.view import RubicoView

PLAIN = ("red", "blue")  # what can be counted before it is turned up: no copy, no card for the Senate
BEFORE_THE_REVEAL = ("fortuna", "roma", "vesta", "juno")
MOST_GROUNDS = 2


def told(view: RubicoView, action: str) -> list[Reason]:
    """What speaks for an action of the view's seat, or what it does."""
    verb, *words = action.split()
    return list(_BY_VERB[verb](view, verb, words))


# --- a row is laid ------------------------------------------------------------------------------------------------------


def _swap(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """The card that comes to the left lies before all that is worth less to the march, or before all that is worth more."""
    faces = _own_faces(view)
    left, right = (int(word) - 1 for word in words)
    faces[left], faces[right] = faces[right], faces[left]
    mine, rest = WORTH[faces[left]], [WORTH[face] for face in faces[left + 1 :]]
    if all(mine >= other for other in rest) and mine > min(rest):
        yield reason("swap.best", face=faces[left], place=left + 1)
    elif all(mine <= other for other in rest) and mine < max(rest):
        yield reason("swap.worst", face=faces[left], place=left + 1)


def _lock(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """The whole row lies in order, one way or the other."""
    worth = [WORTH[face] for face in _own_faces(view)]
    if min(worth) == max(worth):
        yield reason("lock.same")
    elif all(one >= other for one, other in pairwise(worth)):
        yield reason("lock.best")
    elif all(one <= other for one, other in pairwise(worth)):
        yield reason("lock.worst")


def _own_faces(view: RubicoView) -> list[str]:
    return [str(card.face) for card in view.rows[view.seat or ""]]


# --- talk ---------------------------------------------------------------------------------------------------------------


def _claim(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """Whether it is so, and who is to believe it."""
    face, said = view.rows[view.seat or ""][int(words[0]) - 1].face, words[1]
    if said == face:
        yield reason("claim.true", face=said)
    elif said in UNTOLD:
        yield reason("claim.nothing", face=str(face))
    else:
        yield reason("claim.false", face=str(face), said=said)


def _word(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """What is known of the one who is accused or vouched for."""
    (about,) = words
    yield from known_role(view, about)
    if verb == "promise":
        if about == view.centurion:
            yield reason("promise.centurion", seat=about)
        return
    known = grounds.against(view, about) if verb == "accuse" else grounds.in_favour(view, about)
    yield from islice(known, MOST_GROUNDS)


def _done(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """How much of what was said of the row is so."""
    said = [card for card in view.rows[view.seat or ""] if card.said not in UNTOLD]
    false = sum(card.said != card.face for card in said)
    if false:
        yield reason("done.false", count=false)
    elif said:
        yield reason("done.true")


# --- the Centurion chooses ------------------------------------------------------------------------------------------------


def _pick(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """What the card is, or what it is called, and what speaks for believing that."""
    seat, card = words[0], _card(view, words)
    if card.face is not None:
        yield reason("card.known", face=card.face)
    elif card.said not in UNTOLD:
        yield reason("card.called", seat=seat, said=str(card.said))
        is_wanted = (card.said == "red") == (view.roles[view.seat or ""] == "caesar")
        known = grounds.in_favour(view, seat) if is_wanted else grounds.against(view, seat)
        yield from islice((*known_role(view, seat), *known), 1)
    else:
        yield reason("card.untold", seat=seat)


def _confirm(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """What the chosen cards were called, where that leads if it is true, and whose cards were left for a reason."""
    chosen = [card for row in view.rows.values() for card in row if card.picked]
    red = sum(card.said == "red" for card in chosen)
    yield reason("confirm.called", count=red, more=len(chosen)) if red else reason("confirm.none", more=len(chosen))
    yield from _if_true(view, chosen)
    yield from _passed_over(view)


def _if_true(view: RubicoView, chosen: Sequence[RowCard]) -> Iterator[Reason]:
    """How far Caesar comes if everything is as it was called, where that can be counted before it is turned up."""
    active = [] if view.vesta else view.senate.shown[view.senate.tucked :]
    called = [str(card.face or card.said) for card in chosen]
    if not called or any(name not in PLAIN for name in called) or {"extra", "discard"} & set(active):
        return
    red = called.count("red") + sum(card.startswith("red") for card in active) + 2 * view.juno
    steps = red - called.count("blue") - active.count("blue")
    goal = min(box for box in view.checkpoints if box > view.position)
    if steps <= 0 and not (steps < 0 and view.options["backward"]):
        yield reason("if_true.stays", box=view.track[view.position])
    elif view.position + steps >= goal:
        yield reason("if_true.reaches", box=view.track[goal])


def _passed_over(view: RubicoView) -> Iterator[Reason]:
    """A player none of whose cards called red was taken, and what is known against that player for certain."""
    for seat, row in view.rows.items():
        left = [card for card in row if card.said == "red" and card.face is None and not card.covered]
        if left and not any(card.picked for card in row):
            sure = (*grounds.seen_claims(view, seat, true=False), *grounds.false_cards(view, seat))
            if sure:
                yield reason("passes_over", seat=seat)
                yield sure[0]
                return


def _card(view: RubicoView, words: Sequence[str]) -> RowCard:
    return view.rows[words[0]][int(words[1]) - 1]


# --- powers -------------------------------------------------------------------------------------------------------------


def _use(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """What a power does here."""
    power, *target = words
    if power == "fortuna":
        box = view.position + (1 if target[0] == "forward" else -1)
        yield reason("fortuna.wins") if box == view.checkpoints[-1] else reason("fortuna.to", box=view.track[box])
    elif power == "vesta":
        active = [card for card in view.senate.shown[view.senate.tucked :] if card not in ("empty", "jolly")]
        yield reason("vesta.voids", count=len(active)) if active else reason("vesta")
    elif power == "juno":
        yield reason("juno")
    elif power in ("venus", "eris"):
        card = view.rows[view.seat or ""][int(target[0]) - 1]
        yield reason("cover.chosen" if card.picked else "cover", face=str(card.face))
    else:
        yield from _on_another(view, power, target)


def _on_another(view: RubicoView, power: str, target: Sequence[str]) -> Iterator[Reason]:
    card = _card(view, target)
    if card.picked:
        yield reason("away.chosen", seat=target[0])
    if card.face is None and card.said not in UNTOLD:
        yield reason("card.called", seat=target[0], said=str(card.said))


def _pass(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """Why a power may wait."""
    power = view.powers[view.seat or ""]
    if power is None:
        return
    if power == "roma" and None not in view.roles.values():
        yield reason("wait.knows")
    elif view.phase == "choice" and power in BEFORE_THE_REVEAL:
        yield reason("wait.later", power=power)
    elif view.phase == "choice" and not view.complete:
        yield reason("wait.early", seat=view.centurion)
    elif view.phase == "powers" and power not in BEFORE_THE_REVEAL:
        yield reason("wait.over", power=power)


def _put(view: RubicoView, verb: str, words: Sequence[str]) -> Iterator[Reason]:
    """Where a card comes to lie."""
    if int(words[0]) == len(view.rows[view.seat or ""]) + 1:
        yield reason("put.end")


_BY_VERB = {
    **{"swap": _swap, "lock": _lock, "claim": _claim, "done": _done},
    **dict.fromkeys(("trust", "accuse", "promise"), _word),
    **{"pick": _pick, "unpick": _pick, "confirm": _confirm, "use": _use, "pass": _pass, "put": _put},
}
