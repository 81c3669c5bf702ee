"""What stands against doing something at a match, beside who asks and whether it has started: for `permissions.py`.

Each condition answers the refusal, or None. Where nothing particular is named (a seat, an offer, somebody who left),
it asks whether there is anything that it could be done to: that is what a button shows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from triumvirate.core.errors import BadRequest, Illegal, NotYourTurn, TriumvirateError
from triumvirate.core.table import TAKE_BACK
from triumvirate.core.view import LegalAction
from triumvirate.server import games
from triumvirate.server.errors import Conflict, Forbidden, NotFound
from triumvirate.server.matches import curtain, stages, votes
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.viewer import Moment, Viewer, own_seat, standing_in_after
from triumvirate.server.store.rows import OF_TOURNAMENT

LINK = "link"  # who joins by a link or a code


@dataclass(frozen=True)
class Case:
    """Somebody wants to do something: at which match, for which seat of theirs, about what (a seat, an offer), when."""

    held: HeldMatch
    viewer: Viewer
    seat: str | None = None
    about: str | None = None
    moment: Moment | None = None

    @property
    def acting(self) -> str | None:
        """The seat that is acted for."""
        return self.seat or own_seat(self.held, self.viewer)


Condition = Callable[[Case], TriumvirateError | None]


# --- acting ---------------------------------------------------------------------------------------------------------


def not_ones_own(case: Case) -> TriumvirateError | None:
    """One acts for one's own seat."""
    if case.seat is not None and case.seat not in case.viewer.seats:
        return Forbidden(f"The seat '{case.seat}' is not yours.")
    return None


def paused(case: Case) -> TriumvirateError | None:
    """Nothing moves in a pause."""
    return Conflict("The match is paused.") if case.held.row.paused_at is not None else None


def scene_is_on(case: Case) -> TriumvirateError | None:
    """Nothing is done while something is told to all."""
    return Conflict("Something is being told to the whole table: wait for its end.") if _is_told(case) else None


def no_scene(case: Case) -> TriumvirateError | None:
    """Only what is being told can be skipped, or the rest of a window in which one has nothing to decide."""
    is_waiting = any(stages.is_asked_to_wait(case.held, seat) for seat in case.viewer.seats)
    return None if _is_told(case) or is_waiting else Conflict("Nothing is being told now.")


def _is_told(case: Case) -> bool:
    return curtain.is_drawn(case.held.row)


def bot_plays(case: Case) -> TriumvirateError | None:
    """Who is stood in for takes the seat back first."""
    found = case.held.seat(case.acting or "")
    return Conflict("A bot is playing for you: take your seat back first.") if found and found.stand_in else None


def not_waited_for(case: Case) -> TriumvirateError | None:
    """The table waits for others, or for nothing that this seat could choose."""
    seat = case.acting or ""
    is_waited_for = seat in stages.waiting(case.held.row)
    if is_waited_for and needless_answer(case.held) is not None:
        is_waited_for = bool(choices(case.held, seat))
    return None if is_waited_for else NotYourTurn("It is not your turn.")


def not_deciding(case: Case) -> TriumvirateError | None:
    """A preview is of something that the seat could do."""
    return None if case.acting in case.held.row.deciders else NotYourTurn("It is not your turn.")


def nobody_by_rules(case: Case) -> TriumvirateError | None:
    """Only who moves by the rules alone can be foreseen."""
    by_rules = any(seat.kind == "auto" for seat in case.held.seats)
    return None if by_rules else Forbidden("Nobody at this table moves by the rules alone.")


def cannot_be_undone(case: Case) -> TriumvirateError | None:
    """By the rules of undoing: chance, secrets and others stand in the way."""
    if case.held.table is None or case.acting is None:
        return BadRequest("There is nothing to take back.")
    reason = games.why_no_undo(case.held.table, case.acting)
    return Illegal(reason, "undo") if reason else None


def of_a_deal(case: Case) -> TriumvirateError | None:
    """A deal of the day is the same for everybody: nothing helps, nothing is taken back, and nothing of it is changed."""
    is_deal = bool(case.held.row.deal)
    return Forbidden("A deal of the day is played as it is dealt, by everybody alike.") if is_deal else None


def not_alone(case: Case) -> TriumvirateError | None:
    """Hints are for who harms nobody by them."""
    if is_alone(case.held):
        return None
    return Forbidden("There are hints only where one person plays against bots.")


# --- offers ---------------------------------------------------------------------------------------------------------


def offered(kind: str) -> Condition:
    """What is on the table is answered, not offered again."""

    def condition(case: Case) -> TriumvirateError | None:
        is_on = any(made["kind"] == kind for made in case.held.row.offers)
        return Conflict("That is on the table already: answer it.") if is_on else None

    return condition


def too_many_to_take_back(case: Case) -> TriumvirateError | None:
    """Take-back is for two."""
    many = len(case.held.seats) > 2
    return Forbidden("With more than two at the table nothing is taken back.") if many else None


def nothing_done(case: Case) -> TriumvirateError | None:
    """There has to be an action of one's own."""
    return None if has_acted(case.held, case.viewer) else BadRequest("There is nothing to take back.")


def paused_already(case: Case) -> TriumvirateError | None:
    """One pause at a time."""
    return Conflict("The match is paused already.") if case.held.row.paused_at is not None else None


def round_waits(case: Case) -> TriumvirateError | None:
    """Nobody holds up a round of a tournament."""
    is_of_a_round = case.held.row.source == OF_TOURNAMENT
    return Forbidden("A whole round waits for this table: it is not paused.") if is_of_a_round else None


def seated_by_a_round(case: Case) -> TriumvirateError | None:
    """Who takes part in a tournament sits where its round has put them."""
    is_of_a_round = case.held.row.source == OF_TOURNAMENT
    return Forbidden("Your tournament has given you this seat: take no more part in that.") if is_of_a_round else None


def not_paused(case: Case) -> TriumvirateError | None:
    """Only a pause can be ended."""
    return None if case.held.row.paused_at is not None else Conflict("The match is not paused.")


def many_and_not_host(case: Case) -> TriumvirateError | None:
    """Two agree on a pause; of more, the host decides."""
    if len(case.held.seats) > 2 and not case.viewer.is_host:
        return Forbidden("With more than two at the table the host pauses.")
    return None


def no_vote(case: Case) -> TriumvirateError | None:
    """A vote is held against another person, with enough others to vote."""
    held, viewer = case.held, case.viewer
    others = [seat.seat for seat in held.seats if seat.kind == "person" and seat.seat not in viewer.seats]
    if case.about is not None and case.about not in others:
        return BadRequest("Say which other player is to leave the table.")
    if any(votes.can_be_held(held, seat) for seat in others if case.about in (None, seat)):
        return None
    return Forbidden("There are too few people at this table for a vote.")


def played_again(case: Case) -> TriumvirateError | None:
    """One match follows another, once."""
    if case.held.row.rematch:
        return Conflict("You are playing again already.")
    if case.held.row.source == "upload":
        return BadRequest("An uploaded match has nobody to play again.")
    return None


def not_asked(case: Case) -> TriumvirateError | None:
    """Only who is asked answers."""
    made = [one for one in case.held.row.offers if case.about in (None, one["kind"])]
    if not made:
        return NotFound("There is no such offer on the table.")
    mine = case.viewer.seats if case.seat is None else (case.seat,)
    if any(set(one["answer"]) & set(mine) & set(case.viewer.seats) for one in made):
        return None
    return Forbidden("Your answer is not asked for.")


def not_offered_by_oneself(case: Case) -> TriumvirateError | None:
    """Only who made an offer withdraws it."""
    made = [one for one in case.held.row.offers if case.about in (None, one["kind"])]
    if not made:
        return NotFound("There is no such offer on the table.")
    is_own = any(one["seat"] in case.viewer.seats for one in made)
    return None if is_own else Forbidden("Your answer is not asked for.")


# --- people ---------------------------------------------------------------------------------------------------------


def nobody_left(case: Case) -> TriumvirateError | None:
    """A bot is called only for somebody who has been away for a while."""
    assert case.moment is not None
    after = standing_in_after(case.held, case.viewer, case.moment)
    those = {seat: at for seat, at in after.items() if case.about in (None, seat)}
    if not those:
        return Forbidden("Nobody has left that seat.")
    is_soon = min(those.values()) > case.moment.now
    return Forbidden("They may still come back: wait a little.") if is_soon else None


def plays_oneself(case: Case) -> TriumvirateError | None:
    """A seat is taken back from a bot."""
    mine = [seat for name in case.viewer.seats if case.seat in (None, name) and (seat := case.held.seat(name))]
    return None if any(seat.stand_in for seat in mine) else Conflict("You are playing yourself already.")


def broke_off(case: Case) -> TriumvirateError | None:
    """Who could have had another draw for nothing, if they came back to it: see `round_lots.py`."""
    if case.viewer.id not in case.held.row.numbers.get("broke_off", []):
        return None
    return Forbidden("You did not open the number that you sealed: a bot plays this match to its end.")


def sits_already(case: Case) -> TriumvirateError | None:
    """One seat for each."""
    return Conflict("You sit at this table already.") if case.viewer.seats else None


def private(case: Case) -> TriumvirateError | None:
    """A private table needs its link."""
    if case.held.row.private and case.about != LINK:
        return Forbidden("This table is private: ask for its link.")
    return None


def taken(case: Case) -> TriumvirateError | None:
    """There has to be a free seat, or the one that was asked for."""
    free = any(seat.kind == "open" and case.seat in (None, seat.seat) for seat in case.held.seats)
    return None if free else Conflict("That seat is taken.")


def sealed(case: Case) -> TriumvirateError | None:
    """Some tables keep their secrets after the end."""
    return None if case.held.row.open_after_end else Forbidden("This table keeps its secrets after the end.")


def chat_is_off(case: Case) -> TriumvirateError | None:
    """The host's switch."""
    return None if case.held.row.chat else Forbidden("The host has switched the chat off.")


# --- asked elsewhere too --------------------------------------------------------------------------------------------


def needless_answer(held: HeldMatch) -> str | None:
    """The answer that nobody is asked for outside a window: letting a moment go by."""
    return None if held.row.stage.get("window") else games.secret_answer(held.row.game)


def choices(held: HeldMatch, seat: str) -> list[LegalAction]:
    """A seat's choices. Letting a moment go by is one only where the table asks for it."""
    assert held.table is not None
    needless = needless_answer(held)
    return [choice for choice in held.table.legal(seat) if choice.action != needless]


def is_alone(held: HeldMatch) -> bool:
    """Whether one person plays, against nobody but bots and automata."""
    return len(held.persons()) == 1 and not held.row.same_screen


def has_acted(held: HeldMatch, viewer: Viewer) -> bool:
    """Whether there is an action of the viewer's that could be taken back."""
    undone: set[object] = set()
    for entry in reversed(held.entries):
        if entry.action == TAKE_BACK:
            undone.add(entry.events[0].facts["number"])
        elif entry.seat in viewer.seats and entry.number not in undone:
            return True
    return False
