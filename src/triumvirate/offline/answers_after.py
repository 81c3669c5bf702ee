"""Calls about puzzles and about looking back, answered without a server."""

from __future__ import annotations

from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.offline.answers import Call, door
from triumvirate.server.matches.history import table_at
from triumvirate.server.puzzles.telling import find
from triumvirate.server.replies import AnalysisReply, PuzzleHint, PuzzleReply, PuzzlesReply, PuzzleVerdict, State
from triumvirate.server.requests import Solution, Upload
from triumvirate.server.tables.brought import brought, check_size


@door("GET", "/puzzles")
async def puzzles(call: Call) -> PuzzlesReply:
    """The games that have puzzles, today's of each, and how I stand."""
    desk = call.desk
    return await desk.puzzles.all(desk.person.id, call.language, desk.keeper.now())


@door("GET", "/puzzles/{game}/next")
async def next_puzzle(call: Call) -> PuzzleReply:
    """A puzzle that was not tried here."""
    theme = call.query.get("theme") or None
    return await _asked(call, await call.desk.puzzles.next(call.parts["game"], theme, call.desk.person.id))


@door("GET", "/puzzles/{game}/{puzzle}")
async def one_puzzle(call: Call) -> PuzzleReply:
    """A puzzle by its name."""
    return await _asked(call, call.parts["puzzle"])


async def _asked(call: Call, puzzle: str) -> PuzzleReply:
    desk = call.desk
    asked = await desk.puzzles.asked(call.parts["game"], puzzle, desk.person.id, call.language, desk.keeper.now())
    return PuzzleReply(puzzle=asked)


@door("POST", "/puzzles/{game}/{puzzle}/hint")
async def hint(call: Call) -> PuzzleHint:
    """A few of the choices."""
    desk, game, puzzle = call.desk, call.parts["game"], call.parts["puzzle"]
    find(game, puzzle)
    return PuzzleHint(choices=await desk.puzzles.hint(game, puzzle, desk.person.id, desk.keeper.now()))


@door("POST", "/puzzles/{game}/{puzzle}")
async def solution(call: Call) -> PuzzleVerdict:
    """An answer, and what it comes to."""
    desk, said = call.desk, call.said(Solution)
    game, puzzle = call.parts["game"], call.parts["puzzle"]
    return await desk.puzzles.answer(game, puzzle, said.choice, desk.person.id, call.language, desk.keeper.now())


@door("GET", "/matches/{match}/analysis")
async def analysis(call: Call) -> AnalysisReply:
    """How far looking back is, or what was found."""
    await call.opened()
    return await call.desk.analyst.report(call.match, call.language)


@door("POST", "/matches/{match}/analysis")
async def analyse(call: Call) -> AnalysisReply:
    """Look back at a match."""
    held = await call.opened()
    await call.desk.analyst.begin(call.match, lambda: table_at(held, None))
    return await call.desk.analyst.report(call.match, call.language)


@door("POST", "/records")
async def upload(call: Call) -> State:
    """Keep a record as a finished match."""
    text = call.said(Upload).record
    check_size(text)
    held = brought(call.desk.keeper, call.desk.person, read_record(text, find_game), text)
    await call.desk.keeper.add(held)
    return call.state(held)


@door("GET", "/looked-back/{match}")
async def looked_back(call: Call) -> AnalysisReply:
    """The same of a match of the server's, which was given as a record."""
    return await call.desk.analyst.report(call.match, call.language)


@door("POST", "/looked-back/{match}")
async def look_back(call: Call) -> AnalysisReply:
    """Look back at a match of the server's: this page thinks, and the server does not."""
    said = call.said(Upload)
    await call.desk.analyst.begin(call.match, lambda: read_record(said.record, find_game))
    return await call.desk.analyst.report(call.match, call.language)
