"""The library: a match to hold in your hand. `import triumvirate as tv` offers everything that is here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import index
from pathlib import Path

from triumvirate import show
from triumvirate.arena.match import MOST_ACTIONS, choice_seed
from triumvirate.bots import Bot, Choice, find_bot, infos_for, usual_bot
from triumvirate.bots.reasons import NOTHING
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest, MatchOver
from triumvirate.core.foresight import Way
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import SETUP, Entry, Table
from triumvirate.core.view import LegalAction, Result, View
from triumvirate.games import find_game

Action = str | int | LegalAction
# A bot by its name, a bot of your own, or a function of a view and the legal actions.
Player = str | Bot | Callable[[View, Sequence[LegalAction]], Action]


def new(game: str, *, seed: int | None = None, **options: OptionValue) -> Match:
    """A new match, set up and ready; with a seed it is the same on every machine."""
    seed = _whole(seed)
    return Match(Table.new(find_game(game), options, seed), seed)


def load(record: str | Path) -> Match:
    """The match of a record: its text, or the file that holds it. Every line is checked."""
    if isinstance(record, Path) or "\n" not in record:
        record = Path(record).read_text(encoding="utf-8")
    return Match(read_record(record, find_game))


def position(game: str, text: str, *, seed: int | None = None) -> Match:
    """A match that goes on from a position's line, as `Match.position` writes it."""
    from triumvirate.core.chance import secret_of_seed

    seed = _whole(seed)
    return Match(Table.from_position(find_game(game), text, None if seed is None else secret_of_seed(seed)), seed)


def _whole(seed: int | None) -> int | None:
    """A seed, whatever kind of whole number it is; anything else is refused."""
    if seed is None:
        return None
    try:
        return index(seed)
    except TypeError:
        raise BadRequest(f"A seed is a whole number, not {seed!r}.") from None


def play(
    game: str, bots: Player | Sequence[Player], *, seed: int | None = None, seconds: float = 1.0, **options: OptionValue
) -> Match:
    """A whole match between bots, one for all seats or one for each in their order."""
    return new(game, seed=seed, **options).play(bots, seconds=seconds)


def opponents(game: str) -> dict[str, str]:
    """The bots of a game, weakest first, each with a line about it."""
    return {bot.name: bot.about for bot in infos_for(find_game(game).name)}


class Picture:
    """A match as one viewer sees it: text when printed, a drawn board in a notebook."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __str__(self) -> str:
        return show.text(self.view)

    def __repr__(self) -> str:
        return f"<Picture of {self.view.game} for {self.view.seat or 'a spectator'}>"

    def _repr_svg_(self) -> str:
        return show.svg(self.view)

    @property
    def svg(self) -> str:
        """The drawn board."""
        return show.svg(self.view)

    def pixels(self, width: int = 1000) -> Array:
        """The drawn board as bytes, height × width × 3 (needs the extra `rl`)."""
        return show.pixels(self.view, width)


class Match:
    """A match for study: act in any seat, look from any seat, go back, copy, save.

    Printed, it is the board as a spectator sees it; iterated over, its entries. Underneath is `core.table.Table`.
    """

    def __init__(self, table: Table, seed: int | None = None) -> None:
        self.table = table
        self.seed = int.from_bytes(table.secret[:6], "big") if seed is None else seed

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's name."""
        return self.table.game.name

    @property
    def options(self) -> dict[str, OptionValue]:
        """The match's options, defaults filled in."""
        return dict(self.table.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats, in their order."""
        return tuple(self.table.seats)

    @property
    def deciders(self) -> list[str]:
        """The seats that may act now: several where decisions are taken at the same time, none after the end."""
        return self.table.deciders()

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.table.is_over()

    @property
    def result(self) -> Result | None:
        """Winners, reason and scores, or None while it runs."""
        return self.table.result()

    @property
    def position(self) -> str:
        """The whole state in one line, secrets included; `triumvirate.position` reads it."""
        return self.table.position_text()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The set-up and every action, with the chance outcomes and events of each."""
        return tuple(self.table.entries)

    def legal(self, seat: str | None = None) -> list[LegalAction]:
        """Every legal action of a seat, or of all that may act."""
        return self.table.legal(seat)

    def view(self, seat: str | None = None) -> View:
        """What a seat, or a spectator, may know, as plain data."""
        return self.table.view(seat)

    def show(self, seat: str | None = None) -> Picture:
        """The same as a picture."""
        return Picture(self.view(seat))

    def truth(self) -> JsonObject:
        """Everything, what is hidden from the players too."""
        return self.table.truth()

    def log(self, seat: str | None = None, language: str = "en") -> list[str]:
        """What happened, in words for a seat or a spectator ("en" or "it")."""
        said = (
            self.table.game.say(self.table.options, event.to_json(), seat, language)
            for event in self.table.events_for(seat)
        )
        return [sentence for sentence in said if sentence]

    def record(self) -> str:
        """The match as text that `load` reads, with the secret that proves its draws."""
        return write_record(self.table, reveal=True)

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(self, action: Action, seat: str | None = None) -> Entry:
        """Take an action: its text, its index, or an element of `legal()`. A refusal says why and changes nothing."""
        if isinstance(action, LegalAction):
            seat, action = seat or action.seat, action.index
        return self.table.act(self._seat(seat), action)

    def why_not(self, action: str, seat: str | None = None) -> str | None:
        """Why an action is not legal now, with the rule's section; None when it is."""
        legal, reason, rule = self.table.explain(self._seat(seat), action)
        return None if legal else f"{reason} ({rule})" if rule else reason

    def foresee(self, action: str | None = None, seat: str | None = None) -> list[Way] | None:
        """What the game's own player would do if the turn ended now, or after an action: every tile and draw is tried.

        None where its turn does not follow, because something else must be decided first or chance decides before it.
        """
        return self.table.game.foresee(self.table.view(self._seat(seat)), action)

    def undo(self) -> Match:
        """Forget the last entry, whatever it was; the same draw comes again."""
        self.table.rewind()
        return self

    def copy(self) -> Match:
        """An independent copy to try things on."""
        return Match(self.table.fork(), self.seed)

    def ask(
        self, bot: Player | None = None, seat: str | None = None, *, seconds: float = 1.0, seed: int | None = None
    ) -> Choice:
        """What a bot, or the game's usual one, would do in a seat's place, and why; it sees that seat's view only."""
        seat = self._seat(seat)
        view, legal = self.table.view(seat), self.table.legal(seat)
        if not legal:
            raise BadRequest(f"{seat} has nothing to decide now.")
        bot = usual_bot(self.game) if bot is None else bot
        chooser = find_bot(self.game, bot) if isinstance(bot, str) else bot
        if callable(chooser):
            return Choice(_text_of(chooser(view, legal), legal), NOTHING)
        seed = choice_seed(self.seed, len(self.table.entries)) if seed is None else seed
        return chooser.choose(view, legal, seconds, seed)

    def play(self, bots: Player | Sequence[Player] | Mapping[str, Player], *, seconds: float = 1.0) -> Match:
        """Play on to the end: one bot for all seats, one for each in their order, or by seat."""
        at = self._seated(bots)
        while not self.is_over:
            if len(self.table.entries) > MOST_ACTIONS:
                raise BadRequest(f"The match did not end within {MOST_ACTIONS} actions.")
            seat = self.deciders[0]
            self.table.act(seat, self.ask(at[seat], seat, seconds=seconds).action)
        return self

    def _seated(self, bots: Player | Sequence[Player] | Mapping[str, Player]) -> dict[str, Player]:
        if isinstance(bots, Mapping):
            return dict(bots)
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            return dict.fromkeys(self.seats, bots)
        if len(bots) != len(self.seats):
            raise BadRequest(f"{len(bots)} bots for {len(self.seats)} seats: {', '.join(self.seats)}.")
        return dict(zip(self.seats, bots, strict=True))

    def _seat(self, seat: str | None) -> str:
        """The seat that is meant when none is named: the only one that may act."""
        if seat is not None:
            return seat
        deciding = self.deciders
        if not deciding:
            raise MatchOver("The match is over; nobody acts any more.")
        if len(deciding) > 1:
            raise BadRequest(f"{', '.join(deciding)} decide at the same time: say which seat is meant.")
        return deciding[0]

    # --- going through it ---------------------------------------------------------------------------------------------

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        """How many actions were taken."""
        return sum(entry.seat is not None for entry in self.table.entries)

    def moments(self) -> Iterator[Match]:
        """The match after its set-up and after every entry since, each a copy of its own."""
        back, found = self.table.fork(), [self.table.fork()]
        while back.entries and back.entries[-1].action != SETUP:
            back.rewind()
            found.append(back.fork())
        return (Match(table, self.seed) for table in reversed(found))

    # --- showing itself -----------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        if self.result is None:
            state = f"{', '.join(self.deciders)} to act"
        else:
            state = f"{' and '.join(self.result.winners) or 'nobody'} won"
        return f"<Match of {self.table.game.title}: {len(self)} actions, {state}>"

    def __str__(self) -> str:
        return show.text(self.view())

    def _repr_svg_(self) -> str:
        return show.svg(self.view())


def _text_of(action: Action, legal: Sequence[LegalAction]) -> str:
    """The text of an action that a function has chosen."""
    if isinstance(action, LegalAction):
        return action.action
    if isinstance(action, str):
        return action
    return next((choice.action for choice in legal if choice.index == action), str(action))
