"""One match in which a model has a seat and bots the others. Everything that leaves here is a function of that seat's view."""

from __future__ import annotations

import secrets

from triumvirate import show
from triumvirate.arena.match import choice_seed
from triumvirate.bots import Bot, find_bot, stated_seconds, usual_bot
from triumvirate.core.errors import BadRequest, MatchOver, NotYourTurn
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game

MOST_LISTED = 120  # actions in one answer; `containing` narrows longer lists

Answer = JsonObject


class Sitting:
    """A match from one seat's side of the table; bots act whenever they can, so the seat is asked as soon as it decides."""

    def __init__(
        self,
        game: str,
        seat: str | None,
        bot: str | None,
        options: Options,
        seed: int | None = None,
        language: str = "en",
    ) -> None:
        played = find_game(game)  # before its bots: who has no game has no bots either
        bot = bot or usual_bot(game)
        self._bot: Bot = find_bot(game, bot)
        self._seconds = stated_seconds(game, bot)
        self._table = Table.new(played, options, seed)
        self._seed = secrets.randbits(62) if seed is None else seed
        self.seat = self._own_seat(seat)
        self.language = language
        self._told = 0

    def _own_seat(self, seat: str | None) -> str:
        itself = self._table.game.automata(self._table.options)
        open_seats = [name for name in self._table.seats if name not in itself]
        if seat is None:
            return open_seats[0]
        if seat not in open_seats:
            raise BadRequest(f"There is no seat '{seat}' to take; take one of {', '.join(open_seats)}.")
        return seat

    def begin(self) -> Answer:
        """Let the others play until the seat decides, and tell how things stand."""
        self._let_bots_play()
        return self._answer()

    def act(self, action: str) -> Answer:
        """Take an action, let the others play, and tell what happened since."""
        self._table.act(self.seat, action)
        self._let_bots_play()
        return self._answer()

    def view(self) -> Answer:
        """The table as the seat may know it: a drawing, and all facts."""
        view = self._table.view(self.seat)
        return {"board": show.text(view), "facts": view.plain_facts(), "result": self._result()}

    def legal(self, containing: str = "") -> Answer:
        """The seat's legal actions, those with a piece of text in them where one is given."""
        actions = [choice.action for choice in self._table.legal(self.seat)]
        wanted = [action for action in actions if containing.lower() in action.lower()]
        listed: Answer = {"actions": wanted[:MOST_LISTED], "of": len(actions)}
        if len(wanted) > MOST_LISTED:
            listed["more"] = f"{len(wanted) - MOST_LISTED} more; `containing` narrows the list, such as a place's name."
        return listed

    def explain(self, action: str) -> Answer:
        """Whether the seat may take an action, and if not, why, with the rule's section."""
        allowed, reason, rule = self._table.explain(self.seat, action, self.language)
        return {"legal": allowed, "reason": reason, "rule": rule}

    def advise(self, bot: str | None = None) -> Answer:
        """What a bot would do in this seat, knowing what the seat knows."""
        name = bot or self._bot.name
        adviser = find_bot(self._table.game.name, name)
        legal = self._table.legal(self.seat)
        if self._table.is_over():
            raise MatchOver("The match is over; nobody acts any more.")
        if not legal:
            raise NotYourTurn(f"{self.seat} has nothing to decide now.")
        seed = choice_seed(self._seed, len(self._table.entries))
        chosen = adviser.choose(self._table.view(self.seat), legal, stated_seconds(self._table.game.name, name), seed)
        return {"action": chosen.action, "why": str(chosen.why), "bot": name}

    def record(self) -> Answer:
        """The whole record after the end; while the match runs, all that the seat has been told, as others' draws are in it."""
        if self._table.is_over():
            return {"record": write_record(self._table, reveal=True), "complete": True}
        return {"record": "\n".join(self._sentences(0)), "complete": False}

    def _let_bots_play(self) -> None:
        table = self._table
        while not table.is_over():
            others = [seat for seat in table.deciders() if seat != self.seat]
            if not others:
                return
            seat = others[0]
            seed = choice_seed(self._seed, len(table.entries))
            table.act(seat, self._bot.choose(table.view(seat), table.legal(seat), self._seconds, seed).action)

    def _answer(self) -> Answer:
        told = self._sentences(self._told)
        self._told = len(self._table.entries)
        answer: Answer = {
            "seat": self.seat,
            "told": told,
            "board": show.text(self._table.view(self.seat)),
            "result": self._result(),
        }
        return answer if self._table.is_over() else {**answer, "legal": self.legal()}

    def _sentences(self, since: int) -> list[str]:
        said = (
            self._table.game.say(self._table.options, event.to_json(), self.seat, self.language)
            for event in self._table.events_for(self.seat, since)
        )
        return [sentence for sentence in said if sentence]

    def _result(self) -> Answer | None:
        result = self._table.result()
        return None if result is None else {**result.to_json(), "you_won": self.seat in result.winners}
