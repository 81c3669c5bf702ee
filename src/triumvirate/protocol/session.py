"""One analysis match, spoken to in JSON. Bad input gets a clear error and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

import msgspec

from triumvirate.bots import find_bot, infos_for
from triumvirate.core.chance import new_secret
from triumvirate.core.errors import BadRequest, MatchOver, NoMatch, NotYourTurn, TriumvirateError
from triumvirate.core.events import Event
from triumvirate.core.game import Game
from triumvirate.core.plain import JsonObject
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.core.view import CLASSES
from triumvirate.games import find_game, game_names
from triumvirate.protocol.fields import (
    DEEPEST_PERFT,
    chance_field,
    language_field,
    number_field,
    options_field,
    seat_field,
    text_field,
    whole_field,
)

Request = JsonObject
Reply = JsonObject


class BadJson(TriumvirateError):
    """A line that is not a JSON object."""

    code = "bad_json"


class Session:
    """Answers requests one after another and keeps one match at a time."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._commands: dict[str, Callable[[Request], Reply]] = {
            "games": self._games,
            "new": self._new,
            "load": self._load,
            "position": self._position,
            "legal": self._legal,
            "act": self._act,
            "explain": self._explain,
            "view": self._view,
            "truth": self._truth,
            "result": self._result,
            "undo": self._undo,
            "record": self._record,
            "hash": self._hash,
            "bots": self._bots,
            "bot": self._bot,
            "perft": self._perft,
            "schema": self._schema,
        }

    def answer(self, line: str | bytes) -> str:
        """The reply to one line; never raises."""
        language = "en"
        try:
            request = _parse(line)
            language = language_field(request)
            reply = {"ok": True, **self._carry_out(request)}
        except TriumvirateError as fault:
            reply = _refused(fault.code, fault.told(language), fault.rule)
        except RecursionError:
            reply = _refused("bad_request", "The request is nested too deeply.", None)
        except Exception as fault:  # the promise is an answer to every line, whatever went wrong
            reply = _refused(
                "bad_request", f"The engine failed on this request ({type(fault).__name__}: {fault}).", None
            )
        return json.dumps(reply)

    def _carry_out(self, request: Request) -> Reply:
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self._commands:
            raise BadRequest(f"'cmd' is one of {', '.join(self._commands)}; not {str(command)[:40]!r}.")
        return self._commands[command](request)

    @property
    def table(self) -> Table:
        """The match; there must be one."""
        if self._table is None:
            raise NoMatch("There is no match yet; begin one with 'new', 'load' or 'position'.")
        return self._table

    # --- matches ------------------------------------------------------------------------------------------------------

    def _games(self, request: Request) -> Reply:
        return {"games": [_describe(find_game(name)) for name in game_names()]}

    def _new(self, request: Request) -> Reply:
        game = find_game(text_field(request, "game"))
        seed = whole_field(request, "seed", None)
        self._table = Table.new(game, options_field(request), seed)
        return self._after(self._table.entries[-1].events)

    def _load(self, request: Request) -> Reply:
        self._table = read_record(text_field(request, "record"), find_game)
        return {"deciders": self.table.deciders(), "result": self._result({})["result"]}

    def _record(self, request: Request) -> Reply:
        return {"record": write_record(self.table, reveal=True)}

    def _position(self, request: Request) -> Reply:
        if "game" not in request and "text" not in request:
            return {"text": self.table.position_text()}
        game = find_game(text_field(request, "game"))
        self._table = Table.from_position(game, text_field(request, "text"), new_secret())
        return {"deciders": self.table.deciders()}

    # --- acting -------------------------------------------------------------------------------------------------------

    def _legal(self, request: Request) -> Reply:
        return {"actions": [choice.to_json() for choice in self.table.legal()]}

    def _act(self, request: Request) -> Reply:
        table = self.table
        seat, action = seat_field(request, table), text_field(request, "action")
        entry = table.act(seat, action, chance_field(request))
        return self._after(entry.events)

    def _after(self, events: Iterable[Event]) -> Reply:
        return {
            "events": [event.to_json() for event in events],
            "deciders": self.table.deciders(),
            "result": self._result({})["result"],
        }

    def _explain(self, request: Request) -> Reply:
        table = self.table
        seat, action = seat_field(request, table), text_field(request, "action")
        legal, reason, rule = table.explain(seat, action, language_field(request))
        return {"legal": legal, "reason": reason, "rule": rule}

    def _undo(self, request: Request) -> Reply:
        self.table.rewind()
        return {"deciders": self.table.deciders()}

    # --- looking ------------------------------------------------------------------------------------------------------

    def _view(self, request: Request) -> Reply:
        table = self.table
        if "seat" not in request:
            raise BadRequest("'view' needs a 'seat'; null is a spectator.")
        seat = None if request["seat"] is None else seat_field(request, table)
        return {"view": table.view(seat).to_json()}

    def _schema(self, request: Request) -> Reply:
        game = find_game(text_field(request, "game"))
        kind = CLASSES.get(game.name)
        return {"schema": {"type": "object"} if kind is None else msgspec.json.schema(kind)}

    def _truth(self, request: Request) -> Reply:
        return {"truth": self.table.truth()}

    def _result(self, request: Request) -> Reply:
        result = self.table.result()
        return {"result": None if result is None else result.to_json()}

    def _hash(self, request: Request) -> Reply:
        return {"hash": self.table.hash()}

    def _perft(self, request: Request) -> Reply:
        depth = whole_field(request, "depth", 1)
        assert depth is not None
        if not 0 <= depth <= DEEPEST_PERFT:
            raise BadRequest(f"'depth' is a whole number from 0 to {DEEPEST_PERFT}.")
        return {"perft": self.table.perft(depth)}

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _bots(self, request: Request) -> Reply:
        game = find_game(text_field(request, "game"))
        return {"bots": [{"name": bot.name, "about": bot.about} for bot in infos_for(game.name)]}

    def _bot(self, request: Request) -> Reply:
        table = self.table
        bot = find_bot(table.game.name, text_field(request, "name"))
        seat = seat_field(request, table)
        seconds, seed = number_field(request, "seconds", 1.0), whole_field(request, "seed", 1)
        if table.is_over():
            raise MatchOver("The match is over; nobody acts any more.")
        legal = table.legal(seat)
        if not legal:
            raise NotYourTurn(f"{seat} has nothing to decide now.")
        choice = bot.choose(table.view(seat), legal, seconds, seed or 0)
        return {"action": choice.action, "why": str(choice.why)}


def _parse(line: str | bytes) -> Request:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise BadJson(f"This line is not JSON: {str(fault)[:120]}.") from fault
    if not isinstance(request, dict):
        raise BadJson('A request is a JSON object, such as {"cmd": "games"}.')
    return request


def _refused(code: str, reason: str, rule: str | None) -> Reply:
    return {"ok": False, "error": {"code": code, "reason": reason, "rule": rule}}


def _describe(game: Game) -> Reply:
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": list(game.seats(game.check({}))),
        "options": {option.name: option.to_json() for option in game.options},
    }
