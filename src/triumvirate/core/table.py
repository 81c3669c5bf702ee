"""A table: the truth of one match, and the only way to it. Everything outside gets views."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from triumvirate.core import deals, speech
from triumvirate.core.chance import Lots, Outcome, Source, new_secret, secret_of_seed, word
from triumvirate.core.errors import BadRequest, Illegal, MatchOver, NotYourTurn
from triumvirate.core.events import Event
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, Recalled, Result, View


@dataclass(frozen=True)
class Entry:
    """One line of a match: the set-up, an action, or a take-back, with its chance outcomes and what it told."""

    number: int
    seat: str | None
    action: str
    outcomes: tuple[Outcome, ...] = ()
    events: tuple[Event, ...] = ()
    hash: str = ""
    before: bytes = field(default=b"", repr=False)

    @property
    def undone(self) -> int | None:
        """The number of the entry that this one takes back, if it does."""
        if self.action != TAKE_BACK:
            return None
        number = self.events[0].facts["number"]
        assert isinstance(number, int)
        return number


SETUP, TAKE_BACK = "set-up", "take back"


class Table:
    """A match in progress or finished. What was drawn stays drawn: an entry in another's place draws as that one did."""

    def __init__(self, game: Game, options: Options, lots: Lots | bytes | None = None) -> None:
        self.game = game
        self.options = game.check(options)
        self.seats = game.seats(self.options)
        self.names: dict[str, str] = {}
        # who sits where, as refusals name them; by their seats where it is not known
        self.called: Mapping[str, str] = {}
        self.lots = lots if isinstance(lots, Lots) else Lots(lots or new_secret())
        self._key = self.lots.key
        self.position = ""
        self.entries: list[Entry] = []
        self._live: list[int] = []
        self._recalled: dict[str | None, dict[str, object]] = {}
        self._state = game.prepare(self.options)

    # --- beginning --------------------------------------------------------------------------------------------------

    @classmethod
    def new(cls, game: Game, options: Options | None = None, seed: int | None = None) -> Table:
        """A match set up and ready; with a seed it is the same on every machine."""
        table = cls(game, options or {}, None if seed is None else secret_of_seed(seed))
        table.set_up()
        return table

    @classmethod
    def from_position(cls, game: Game, text: str, lots: Lots | bytes | None = None) -> Table:
        """A match that goes on from a position's line."""
        options, state = game.positions.parse(text)
        table = cls(game, options, lots)
        table._state = state
        table.position = text
        return table

    def set_up(self, script: Sequence[Outcome] | None = None) -> Entry:
        """Carry out the set-up, which is entry 0. Against streaks it is drawn until one stands."""
        seed = None
        if script is None and self.lots.streaks:
            *_, stands = self.deals()
            seed = stands.word
        return self._carry_out(None, SETUP, lambda state: self.game.rules.setup(state), script, seed)

    def deals(self) -> Iterator[deals.Try]:
        """The tries of the set-up where it is dealt against streaks; the last of them stands."""
        return deals.tries(self.game, self.game.prepare(self.options), self._key, self.lots.streaks)

    # --- acting -----------------------------------------------------------------------------------------------------

    def act(self, seat: str, action: str | int, chance: Sequence[Outcome] | None = None) -> Entry:
        """A seat takes an action. Refused actions change nothing."""
        number = self._deciding_seat(seat)
        index = self.game.read_action(self._state, number, action, self.called)
        text = self.game.notation.text(self._state, number, index)
        return self._carry_out(seat, text, lambda state: self.game.rules.apply(state, number, index), chance)

    def _carry_out(
        self,
        seat: str | None,
        text: str,
        do: Callable[[State], None],
        script: Sequence[Outcome] | None,
        seed: int | None = None,
    ) -> Entry:
        state = self._state.copy()
        number = len(self.entries)
        state.rng_seed, state.rng_count = word(self._key, self.next_turn) if seed is None else seed, 0
        state.source, state.log = Source(self.game, script), []
        do(state)
        state.source.check_used_up()
        events = tuple(self.game.words.event(state, fact) for fact in state.log)
        outcomes = tuple(state.source.outcomes)
        state.source = state.log = None
        before = self.game.layout.pack(self._state)
        self._state = state
        entry = Entry(number, seat, text, outcomes, events, self.hash(), before)
        self._live.append(number)
        self.entries.append(entry)
        return entry

    def _deciding_seat(self, seat: str) -> int:
        if seat not in self.seats:
            raise BadRequest(f"There is no seat '{seat}'; the seats are {', '.join(self.seats)}.")
        if self.is_over():
            raise MatchOver("The match is over; nobody acts any more.")
        number = self.seats.index(seat)
        if not self.game.may_act(self._state, number):
            # Whom the table waits for is not said: in some games that is a secret.
            raise NotYourTurn(f"{self.called.get(seat, seat)} has nothing to decide now.")
        return number

    # --- undo -------------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: str) -> str | None:
        """Why a seat cannot take its last action back by itself, or None when it can."""
        if not self._live or self.entries[self._live[-1]].action == SETUP:
            return "There is nothing to take back."
        last = self.entries[self._live[-1]]
        if last.seat != seat:
            return "The last action was another player's."
        if last.outcomes:
            return "Chance has spoken since; what was drawn cannot be drawn again."
        if any(event.reveals for event in last.events):
            return "The action showed something that was hidden."
        return None

    def standing(self) -> list[Entry]:
        """The entries that stand: those that nobody took back."""
        return [self.entries[number] for number in self._live]

    def undo(self, seat: str) -> Entry:
        """Take back a seat's own last action: never past chance, a secret shown, or another player's action."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Illegal(reason, "undo")
        return self.take_back(seat)

    def take_back(self, seat: str) -> Entry:
        """Take back the last action, whatever it was: by consent, or after `undo` has checked it."""
        if not self._live or self.entries[self._live[-1]].action == SETUP:
            raise BadRequest("There is nothing to take back.")
        undone = self.entries[self._live.pop()]
        before = self.game.layout.pack(self._state)
        self._state = self.game.layout.unpack(undone.before)
        told = Event("taken_back", {"seat": seat, "number": undone.number})
        entry = Entry(len(self.entries), seat, TAKE_BACK, (), (told,), self.hash(), before)
        self.entries.append(entry)
        return entry

    def rewind(self) -> None:
        """Forget the last entry altogether. For analysis only: a real table takes back, and the record shows it."""
        if not self.entries or self.entries[-1].action == SETUP:
            raise BadRequest("There is nothing to undo.")
        last = self.entries.pop()
        self._state = self.game.layout.unpack(last.before)
        if last.undone is not None:
            self._live.append(last.undone)
        else:
            self._live.pop()

    def fork(self) -> Table:
        """An independent copy, for analysis."""
        twin = copy.copy(self)
        twin.entries, twin._live, twin._state = list(self.entries), list(self._live), self._state.copy()
        return twin

    def redrawn(self) -> Table:
        """A copy whose next draws are others than the match's own, for analysis."""
        twin = self.fork()
        twin.lots = Lots(new_secret())
        twin._key = twin.lots.key
        return twin

    # --- looking ----------------------------------------------------------------------------------------------------

    def at(self, number: int) -> Table:
        """The table as it was after an entry. Every entry keeps the state before it, so any costs the same."""
        twin = self.fork()
        twin._state = self._after(number)
        del twin.entries[number + 1 :]
        undone = {entry.undone for entry in twin.entries}
        twin._live = [
            entry.number for entry in twin.entries if entry.action != TAKE_BACK and entry.number not in undone
        ]
        return twin

    def view_at(self, number: int, seat: str | None) -> View:
        """What a seat, or a spectator, might know after an entry."""
        return self._views(self._after(number), number + 1)(seat)

    def _after(self, number: int) -> State:
        """The state after an entry."""
        if not 0 <= number < len(self.entries):
            raise BadRequest(f"This match has the entries 0 to {len(self.entries) - 1}.")
        if number == len(self.entries) - 1:
            return self._state.copy()
        return self.game.layout.unpack(self.entries[number + 1].before)

    def deciders(self) -> list[str]:
        """The seats that may act now; none after the end."""
        return [self.seats[seat] for seat in self.game.deciding(self._state)]

    def legal(self, seat: str | None = None) -> list[LegalAction]:
        """All legal actions of one seat, or of all that decide."""
        if seat is None:
            acting = self.game.deciding(self._state)
        else:
            acting = [n for n, name in enumerate(self.seats) if name == seat and self.game.may_act(self._state, n)]
        found: list[LegalAction] = []
        for number in acting:
            actions = self.game.legal(self._state, number)
            texts = self.game.action_texts(self._state, number, actions)
            found += [LegalAction(self.seats[number], *choice) for choice in zip(texts, actions, strict=True)]
        return found

    def explain(self, seat: str, action: str, language: str = "en") -> tuple[bool, str, str | None]:
        """Whether a seat may take an action; if not, why not, with the rule's section."""
        try:
            number = self._deciding_seat(seat)
            self.game.read_action(self._state, number, action, self.called)
        except (Illegal, NotYourTurn, MatchOver) as refused:
            return False, refused.told(language), refused.rule
        return True, speech.told("This is allowed.", language), None

    def view(self, seat: str | None) -> View:
        """What a seat, or a spectator, may know."""
        return self.views()(seat)

    def views(self) -> Callable[[str | None], View]:
        """The view of any viewer now; what all of them share is made once. Not to be kept over the next entry."""
        return self._views(self._state, len(self.entries))

    def _views(self, state: State, count: int) -> Callable[[str | None], View]:
        seen, entries = self.game.knowledge.views(state, self.options), self.entries[:count]

        def look(seat: str | None) -> View:
            if seat is not None and seat not in self.seats:
                raise BadRequest(f"There is no seat '{seat}'; the seats are {', '.join(self.seats)}.")
            view = seen(None if seat is None else self.seats.index(seat))
            view.recalled = Recalled(partial(_told, entries, seat), self._recalled.setdefault(seat, {}))
            return view

        return look

    def events_for(self, seat: str | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, has been told from an entry on."""
        return [event for entry in self.entries[since:] for event in entry.events if event.is_for(seat)]

    def memory(self, seat: str | None) -> JsonObject:
        """The game's memory aid for a seat or a spectator: of its view and of what it was told and still holds."""
        told = [event.to_json() for event in _told(self.entries, seat)]
        return self.game.knowledge.memory(self.view(seat), told)

    def result(self) -> Result | None:
        """How the match ended, or None."""
        return self.game.results.end(self._state, self.options)

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.game.rules.is_over(self._state))

    def hash(self) -> str:
        """A digest of the whole state; never shown while a match with secrets runs."""
        return self.game.layout.hash(self._state)

    def scores(self) -> dict[str, int]:
        """The points of every seat as the match stands."""
        return self.game.results.scores(self._state, self.options)

    def truth(self) -> JsonObject:
        """Everything, for analysis."""
        return self.game.knowledge.truth(self._state)

    def position_text(self) -> str:
        """The position in one line; it holds every secret."""
        return self.game.positions.text(self._state, self.options)

    def perft(self, depth: int) -> int:
        """How many sequences of that many actions there are from here, chance taken from the match's own words."""
        return self._sequences(self._state, self.next_turn, depth)

    def _sequences(self, state: State, number: int, depth: int) -> int:
        if depth == 0:
            return 1
        rules = self.game.rules
        if depth == 1:
            return sum(rules.count_legal(state, seat) for seat in self.game.deciding(state))
        count = 0
        for seat in self.game.deciding(state):
            for action in self.game.legal(state, seat):
                after = state.copy()
                after.rng_seed, after.rng_count = word(self._key, number), 0
                rules.apply(after, seat, action)
                count += self._sequences(after, number + 1, depth - 1)
        return count

    @property
    def version(self) -> int:
        """The version of the rules that the match is played by."""
        return self.game.version

    @property
    def next_turn(self) -> int:
        """The number whose word the next entry draws by."""
        return self.lots.turn(len(self.entries), len(self._live))

    @property
    def secret(self) -> bytes:
        """The table's secret."""
        return self.lots.secret

    @property
    def commitment(self) -> str:
        """The published digest of the table's secret."""
        return self.lots.commitment


def _told(entries: Sequence[Entry], seat: str | None) -> list[Event]:
    """What a seat, or a spectator, was told and still holds: what was taken back is gone."""
    undone = {entry.undone for entry in entries}
    return [event for entry in entries if entry.number not in undone for event in entry.events if event.is_for(seat)]
