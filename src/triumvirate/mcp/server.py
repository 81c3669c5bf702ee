"""The tools of the Model Context Protocol, with the official SDK: what a model can do at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Annotated

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import Field

import triumvirate
from triumvirate.bots import infos_for
from triumvirate.core.errors import NoMatch, TriumvirateError
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game, game_names
from triumvirate.mcp.briefing import HOW_TO
from triumvirate.mcp.sitting import Answer, Sitting

LOOKING = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ACTING = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)


class Chair:
    """Holds the match of one connection; one call at a time, and every refusal told in words."""

    def __init__(self, advice: bool, seed: int | None) -> None:
        self.advice, self.seed = advice, seed
        self._sitting: Sitting | None = None
        self._lock = Lock()

    @contextmanager
    def match(self) -> Iterator[Sitting]:
        """The match; there must be one."""
        with self.told():
            if self._sitting is None:
                raise NoMatch("There is no match yet; begin one with new_match.")
            yield self._sitting

    @contextmanager
    def told(self) -> Iterator[None]:
        """Refusals become the tool's error, with the rule's section."""
        with self._lock:
            try:
                yield
            except TriumvirateError as refused:
                rule = f" (rule {refused.rule})" if refused.rule else ""
                raise ToolError(f"{refused.reason}{rule}") from refused

    def sit_down(self, sitting: Sitting) -> None:
        """Leave the match before, if any, for a new one."""
        self._sitting = sitting


def build(advice: bool = True, seed: int | None = None) -> MCPServer:
    """The server for one player; a seed makes the match repeatable, and whoever knows it can work the draws out."""
    server = MCPServer("triumvirate", instructions=HOW_TO, version=triumvirate.__version__, log_level="WARNING")
    chair = Chair(advice, seed)
    _add_acting(server, chair)
    _add_looking(server, chair)
    return server


def _add_acting(server: MCPServer, chair: Chair) -> None:
    @server.tool(annotations=ACTING, structured_output=False)
    def new_match(
        game: Annotated[str, Field(description="one that `games` names")],
        seat: Annotated[str | None, Field(description="the seat you take; without it, the first")] = None,
        bot: Annotated[
            str | None, Field(description="who plays the others: a bot that `games` names; without it, the usual one")
        ] = None,
        options: Annotated[JsonObject | None, Field(description='of the match, such as {"players": 4}')] = None,
        language: Annotated[str, Field(description="en or it", pattern="^(en|it)$")] = "en",
    ) -> str:
        """Begin a match against bots and see the table. A match before it is left."""
        with chair.told():
            sitting = Sitting(game, seat, bot, options or {}, chair.seed, language)
            answer = sitting.begin()
            chair.sit_down(sitting)
            return _text({"how_to_win": find_game(game).briefing, **answer})

    @server.tool(annotations=ACTING, structured_output=False)
    def act(action: Annotated[str, Field(description="one of the legal actions, letter by letter")]) -> str:
        """Take one of your legal actions; the others play until you decide again. Refused actions change nothing."""
        with chair.match() as sitting:
            return _text(sitting.act(action))


def _add_looking(server: MCPServer, chair: Chair) -> None:
    @server.tool(annotations=LOOKING, structured_output=False)
    def games() -> str:
        """The games with their seats, options and bots."""
        with chair.told():
            return _text({"games": [_describe(name) for name in game_names()]})

    @server.tool(annotations=LOOKING, structured_output=False)
    def view() -> str:
        """The table as your seat may know it: a drawing and all facts."""
        with chair.match() as sitting:
            return _text(sitting.view())

    @server.tool(annotations=LOOKING, structured_output=False)
    def legal(containing: Annotated[str, Field(description="list only actions with this text in them")] = "") -> str:
        """Your legal actions now."""
        with chair.match() as sitting:
            return _text(sitting.legal(containing))

    @server.tool(annotations=LOOKING, structured_output=False)
    def explain(action: str) -> str:
        """Whether you may take an action now; if not, why, with the rule's section."""
        with chair.match() as sitting:
            return _text(sitting.explain(action))

    @server.tool(annotations=LOOKING, structured_output=False)
    def advise(
        bot: Annotated[str | None, Field(description="whom to ask; without it, your opponent's kind")] = None,
    ) -> str:
        """What a bot would do in your seat, and why. The table may be without advice."""
        if not chair.advice:
            raise ToolError("This table is without advice: the match is played without help (mcp --no-advice).")
        with chair.match() as sitting:
            return _text(sitting.advise(bot))

    @server.tool(annotations=LOOKING, structured_output=False)
    def record() -> str:
        """The record of the match: the whole of it after the end, before that what your seat has been told."""
        with chair.match() as sitting:
            return _text(sitting.record())


def _describe(name: str) -> Answer:
    game = find_game(name)
    return {
        "name": name,
        "title": game.title,
        "seats": list(game.seats(game.check({}))),
        "options": {option.name: option.to_json() for option in game.options},
        "bots": {bot.name: bot.about for bot in infos_for(name)},
    }


def _text(answer: Answer) -> str:
    """JSON, with the drawing of the board as plain lines before it, where one is: drawings are for reading."""
    board = answer.pop("board", None)
    data = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    return data if board is None else f"{board}\n\n{data}"
