"""A match as it is played at one screen: who sits where, what the one who looks may see, bots, hints and the record."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.match import choice_seed
from triumvirate.bots import adviser_of, find_bot, usual_bot
from triumvirate.bots.coach import take_up
from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import Why
from triumvirate.bots.talk import Heard, Speaker, manner_of, next_line, said, talk_of
from triumvirate.core.chance import Lots, new_secret, secret_of_seed
from triumvirate.core.errors import BadRecord, Illegal
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.proving import check_outcomes
from triumvirate.core.record import write_record
from triumvirate.core.rulebook import REGISTRY
from triumvirate.core.table import Entry, Table
from triumvirate.core.view import LegalAction, View


@dataclass(frozen=True)
class Plan:
    """What a start screen or a command line asks for."""

    game: Game
    options: Options
    bots: Mapping[str, str]  # seat → bot; people have the other seats
    seed: int | None = None


@dataclass
class Sitting:
    """One match at one screen."""

    table: Table
    bots: dict[str, str]
    viewer: str | None = None
    reasons: dict[int, Why] = field(default_factory=dict)  # entry number → why a bot did it
    resigned: str | None = None
    seen: dict[str, int] = field(default_factory=dict)  # seat → entries there were when it last acted
    luck: random.Random = field(default_factory=random.Random)
    said: list[tuple[int, Heard]] = field(default_factory=list)  # what bots said, with the entry it came after
    talk_seed: int = field(default_factory=lambda: random.getrandbits(30))
    spoken_of: str = ""  # the last occasion on which they were asked
    is_whole: bool = False  # from its set-up on: all of its draws can be worked out again

    @classmethod
    def begin(cls, plan: Plan) -> Sitting:
        """Set the table up and seat everybody. Every seat adds a number to the draws, where no seed decides them."""
        options = plan.game.check(plan.options)
        itself = plan.game.automata(options)
        shares = {seat: new_secret() for seat in plan.game.seats(options) if seat not in itself}
        lots = Lots(new_secret(), shares) if plan.seed is None else Lots(secret_of_seed(plan.seed))
        table = Table(plan.game, options, lots)
        table.set_up()
        sitting = cls.at(table, dict(plan.bots))
        sitting.is_whole = True
        return sitting

    @classmethod
    def at(cls, table: Table, bots: dict[str, str]) -> Sitting:
        """Go on at a table."""
        for seat in table.seats:
            table.names.setdefault(seat, bots.get(seat, ""))
        sitting = cls(table, bots)
        people = sitting.people()
        sitting.viewer = people[0] if len(people) == 1 else None
        return sitting

    @property
    def game(self) -> Game:
        """What is played."""
        return self.table.game

    def people(self) -> list[str]:
        """The seats that people take."""
        itself = self.game.automata(self.table.options)
        return [seat for seat in self.table.seats if seat not in self.bots and seat not in itself]

    def is_shared(self) -> bool:
        """Whether several people play at this screen and must not see each other's secrets."""
        return len(self.people()) > 1

    def is_over(self) -> bool:
        """Whether the match has ended, by the rules or by resigning."""
        return self.resigned is not None or self.table.is_over()

    def bot_to_move(self) -> str | None:
        """A bot's seat that must act now; bots act before people where both may."""
        if self.is_over():
            return None
        return next((seat for seat in self.table.deciders() if seat in self.bots), None)

    def person_to_move(self) -> str | None:
        """The person whose turn it is; the one who looks goes on if they may."""
        if self.is_over():
            return None
        waiting = [seat for seat in self.table.deciders() if seat not in self.bots]
        return self.viewer if self.viewer in waiting else waiting[0] if waiting else None

    def view(self) -> View:
        """What the one who looks may know."""
        return self.table.view(self.viewer)

    def legal(self) -> list[LegalAction]:
        """The choices of the one who looks."""
        if self.viewer is None or self.is_over():
            return []
        return self.table.legal(self.viewer)

    def act(self, action: str) -> Entry:
        """The one who looks takes an action; a refusal is raised with its rule."""
        if self.viewer is None:
            raise Illegal("Nobody is at the table; take your seat first.")
        self.seen[self.viewer] = len(self.table.entries)
        return self.table.act(self.viewer, action)

    def bot_choice(self, seat: str, seconds: float = 1.0) -> Choice:
        """What a bot would do; it may take a while."""
        bot = seat_bot(self.game.name, self.bots[seat])
        seed = choice_seed(self.luck.getrandbits(32), len(self.table.entries))
        return bot.choose(self.table.view(seat), self.table.legal(seat), seconds, seed)

    def bot_acts(self, seat: str, choice: Choice) -> Entry:
        """A bot's action with its reason."""
        entry = self.table.act(seat, choice.action)
        self.reasons[entry.number] = choice.why
        return entry

    def bots_talk(self) -> bool:
        """Let the bots say something where there is something new to speak of; whether one did."""
        talk = talk_of(self.game.name)
        if talk is None or not self.bots or not self.people():
            return False
        occasion = talk.occasion(self.table.view(None))
        if occasion == self.spoken_of:
            return False
        self.spoken_of = occasion
        seed = choice_seed(self.talk_seed, 0)
        speakers = {seat: Speaker(bot, manner_of(seat), seed + n) for n, (seat, bot) in enumerate(self.bots.items())}
        heard = [one for _, one in self.said]
        found = next_line(talk, self.table.view, speakers, heard, f"{seed} {occasion}")
        if found is not None:
            self.said.append((len(self.table.entries) - 1, found))
        return found is not None

    def hint(self) -> Choice | None:
        """What the game's adviser would do in the viewer's place, from the viewer's own view: the same that a server says.

        Where it is not compiled yet the game's usual bot answers.
        """
        legal = self.legal()
        if not legal:
            return None
        from triumvirate.warming import is_compiled  # with the compiler, which a table can do without

        game = self.game.name
        bot = find_bot(game, adviser_of(game))
        if bot.abilities.waits(asked=True) and not is_compiled(self.game):
            bot = find_bot(game, usual_bot(game))
        if self.viewer is not None:
            take_up(bot, self.table, self.viewer)
        return bot.advise(self.view(), legal, 1.0, choice_seed(7, len(self.table.entries))).best[0]

    def undo(self) -> Entry:
        """Take the viewer's own last action back, or a refusal that says why not.

        Where nobody but bots would have to agree, whatever followed it goes back too; what was drawn stays drawn.
        """
        if self.viewer is None or self.resigned:
            raise Illegal("There is nothing to take back.")
        if self.is_shared():
            return self.table.undo(self.viewer)
        if not any(entry.seat == self.viewer for entry in self.table.standing()):
            raise Illegal("There is nothing to take back.")
        while True:
            taken = self.table.take_back(self.viewer)
            if taken.undone is not None and self.table.entries[taken.undone].seat == self.viewer:
                return taken

    def log(self, language: str = "en") -> list[tuple[int, str]]:
        """Everything told to the one who looks, in words: entry number and sentence."""
        lines = []
        open_now = self.game.knowledge.bots_speak or self.is_over()
        for entry in self.table.entries:
            if entry.number in self.reasons and open_now:
                why = self.reasons[entry.number]
                if reason := (why if self.is_over() else why.for_others()).said(language):
                    lines.append((entry.number, f"“{self.bots[entry.seat or ''].capitalize()}: {reason}”"))
            for event in entry.events:
                if event.is_for(self.viewer):
                    told = self.game.say(self.table.options, event.to_json(), self.viewer, language)
                    if told:
                        lines.append((entry.number, told))
            for number, heard in self.said:
                if number == entry.number and heard.seat is not None:
                    told = said(self.game.name, heard.line, language)
                    lines.append((number, f"{heard.seat.upper()}: “{told}”"))
        if self.resigned:
            lines.append((len(self.table.entries), f"{self.resigned.capitalize()} resigns."))
        return lines

    def is_new(self, number: int) -> bool:
        """Whether an entry came since the one who looks last acted."""
        return number >= self.seen.get(self.viewer or "", 0)

    def result_words(self) -> str:
        """How it ended, in one sentence."""
        if self.resigned:
            others = [seat.capitalize() for seat in self.table.seats if seat != self.resigned]
            return f"{self.resigned.capitalize()} resigned; {' and '.join(others)} won."
        result = self.table.result()
        if result is None:
            return "The match is not over."
        scores = ", ".join(f"{seat.capitalize()} {score}" for seat, score in result.scores.items())
        if not result.winners:
            return f"A draw ({result.reason}). {scores}."
        return f"{' and '.join(seat.capitalize() for seat in result.winners)} won ({result.reason}). {scores}."

    def proof_words(self) -> str:
        """Whether every draw follows from the numbers that were sealed before the start, in one sentence."""
        if not self.is_whole or not self.table.is_over():
            return ""
        try:
            check_outcomes(self.table)
        except BadRecord as fault:
            return f"The draws do not follow from the table's secret. {fault.reason}"
        numbers = f" and {len(self.table.lots.shares)} numbers of the seats" if self.table.lots.shares else ""
        return f"Checked: every draw follows from the table's secret{numbers}."

    def record(self) -> str:
        """The match as text; the secret is published when it is over."""
        return write_record(self.table, reveal=self.table.is_over())


def rule_words(game: str, section: str | None) -> str:
    """A section with its paraphrase, as refusals cite it."""
    if not section:
        return ""
    # where a section has a function that refuses, its paraphrase is the one that explains the refusal
    entries = sorted(REGISTRY.get((game, section), []), key=lambda entry: not entry.function.startswith("why_not"))
    return f"Rule {section}: {entries[0].paraphrase}" if entries else f"Rule {section}."
