"""Puzzles of CAESAR!: ends that are solved, in which one action is far better than every other.

What the seat cannot see is dealt anew, in the way that shows best what the second best action overlooks; the numbers are
those of the view, whatever was dealt.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from triumvirate.bots.caesar.ending import FEW, solve
from triumvirate.bots.registry import find_bot
from triumvirate.core.chance import secret_of_seed
from triumvirate.core.puzzles import Line, Puzzle, Refutation
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.view import CaesarView
from triumvirate.search import Solved

WIN_NOW, SAVE, ENDING = "win_now", "save", "ending"
MARGIN = 0.15  # of the chance to win, between the answer and the next best
WORTH = 0.2  # the answer leaves at least such a chance
FEWEST, FEWEST_TO_WIN = 4, 8  # actions to choose from
MOST = 150_000  # positions that a solution may take
TRUTHS = 6  # deals that are tried
SHOWN = 4  # wrong answers whose end is shown
LONGEST = 8  # actions of such an end
SHARE = 0.5  # of the margin: what is shown of a wrong answer costs at least that much


def find(table: Table) -> Iterator[Puzzle]:
    """The puzzle of a position, where it is one."""
    seat = table.deciders()[0]
    view = table.view(seat)
    assert isinstance(view, CaesarView)
    if sum(lying is None for lying in view.borders.values()) > FEW:
        return
    solved = _solved(table, seat)
    if solved is None or not _is_clear(solved):
        return
    dealt = [_dealt(table, seat, number) for number in range(TRUTHS)]
    told = [_overlooked(truth, seat, solved.options[1].action) for truth in dealt]
    least = min(range(TRUTHS), key=lambda number: told[number][1])
    puzzle = _made(dealt[least], seat, solved)
    if puzzle is not None:
        yield puzzle


def _made(table: Table, seat: str, solved: Solved) -> Puzzle | None:
    answer, wrong = solved.options[0], solved.options[1 : 1 + SHOWN]
    enough = answer.chance - SHARE * MARGIN
    lines = {option.action: _overlooked(table, seat, option.action) for option in wrong}
    refuted = {action: Refutation(line) for action, (line, left) in lines.items() if line and left <= enough}
    if wrong[0].action not in refuted:
        return None
    theme = _theme(table, seat, answer.action, lines[wrong[0].action])
    if theme == WIN_NOW and len(solved.options) < FEWEST_TO_WIN:
        return None
    return Puzzle(
        table.position_text(),
        seat,
        theme,
        answer.action,
        {option.action: option.chance for option in solved.options},
        "solved",
        _level(table, seat, theme, solved),
        refuted=refuted,
    )


def fault(puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle: it is solved once more, and what is shown of wrong answers is played."""
    table = Table.from_position(find_game("caesar"), puzzle.position, secret_of_seed(0))
    solved = _solved(table, puzzle.seat)
    if solved is None or not _is_clear(solved):
        return "no one answer is clearly the best"
    if solved.options[0].action != puzzle.answer:
        return f"the best is {solved.options[0].action}"
    if any(abs(puzzle.worth[option.action] - option.chance) > 0.001 for option in solved.options):
        return "the chances are not those of the solution"
    for action, told in puzzle.refuted.items():
        if _left_after(table, puzzle.seat, action, told.line) > solved.chance - SHARE * MARGIN:
            return f"what is shown after {action} does not cost enough"
    second = solved.options[1].action
    if second not in puzzle.refuted:
        return "the second best is not refuted"
    line = puzzle.refuted[second].line
    after = line, _left_after(table, puzzle.seat, second, line)
    if _theme(table, puzzle.seat, puzzle.answer, after) != puzzle.theme:
        return "its theme is another"
    return None


def _solved(table: Table, seat: str) -> Solved | None:
    legal = table.legal(seat)
    return solve(table.view(seat), legal, MOST) if len(legal) >= FEWEST else None


def _is_clear(solved: Solved) -> bool:
    return solved.chance >= WORTH and solved.chance - solved.options[1].chance >= MARGIN


def _dealt(table: Table, seat: str, number: int) -> Table:
    """The position with its hidden half dealt anew."""
    state = table.game.knowledge.determinize(table.view(seat), random.Random(number))
    return Table.from_position(table.game, table.game.positions.text(state, table.options), secret_of_seed(0))


def _overlooked(table: Table, seat: str, action: str) -> tuple[Line, float]:
    """What follows an action until its seat is to place again, everybody doing what is best, and what is left then."""
    after, line = table.fork(), list[tuple[str, str]]()
    after.act(seat, action)
    has_answered = False
    while not after.is_over() and len(line) < LONGEST:
        decider = after.deciders()[0]
        if decider == seat and has_answered:
            break
        has_answered = has_answered or decider != seat
        chosen = _best(after, decider)
        line.append((decider, chosen))
        after.act(decider, chosen)
    return tuple(line), _left(after, seat)


def overlooked(puzzle: Puzzle, action: str) -> Refutation | None:
    """What a wrong answer overlooks: the best play against it, played now where none is kept, and what that comes to.

    Nothing where that play, as the tokens lie, does not cost what the answer would have kept.
    """
    table = Table.from_position(find_game("caesar"), puzzle.position, secret_of_seed(0))
    kept = puzzle.refuted.get(action)
    line = kept.line if kept is not None else _overlooked(table, puzzle.seat, action)[0]
    left = _left_after(table, puzzle.seat, action, line)
    if left > puzzle.worth[puzzle.answer] - SHARE * MARGIN:
        return None
    return Refutation(line, _facts(table, puzzle.seat, action, line, left))


def _facts(table: Table, seat: str, action: str, line: Line, left: float) -> dict[str, object]:
    """What a line comes to: what the other one wins in it, and what is left then."""
    after = table.fork()
    after.act(seat, action)
    other = next(one for one in table.seats if one != seat)
    facts: dict[str, object] = {"me": seat, "other": other}
    if (result := after.result()) is not None:
        return facts | {"why": "lost_at_once"} if other in result.winners else {}
    won: list[str] = []
    for decider, chosen in line:
        for event in after.act(decider, chosen).events:
            told = event.to_json()
            if told["kind"] == "province_won" and told["seat"] == other:
                won.append(str(told["province"]).replace("_", " "))
    if won:
        facts["places"] = won
    if (result := after.result()) is not None:
        return facts | {"why": "wins_with" if won else "wins"} if other in result.winners else {}
    if not any(decider == other for decider, _ in line):
        return {}
    return facts | {"why": "takes" if won else "left", "percent": max(1, round(100 * left)) if left else 0}


def _left_after(table: Table, seat: str, action: str, line: Line) -> float:
    """What a seat has left when it did something and this followed."""
    after = table.fork()
    for decider, chosen in ((seat, action), *line):
        after.act(decider, chosen)
    return _left(after, seat)


def _best(table: Table, seat: str) -> str:
    view, legal = table.view(seat), table.legal(seat)
    solved = solve(view, legal, MOST)
    return solved.options[0].action if solved else find_bot("caesar", "tribune").choose(view, legal, 1.0, 0).action


def _left(table: Table, seat: str) -> float:
    """The chance that a seat has left where it is to decide, or what it has come to."""
    result = table.result()
    if result is not None:
        return 0.5 if not result.winners else float(seat in result.winners)
    if table.deciders()[0] != seat:
        return 1.0
    solved = solve(table.view(seat), table.legal(seat), MOST)
    return solved.chance if solved else 1.0


def _theme(table: Table, seat: str, answer: str, second: tuple[Line, float]) -> str:
    """To win at once; to stop a win of the other one's next turn; or to reckon further."""
    after = table.fork()
    after.act(seat, answer)
    if (result := after.result()) is not None and seat in result.winners:
        return WIN_NOW
    line, left = second
    return SAVE if left == 0.0 and len(line) < LONGEST and _is_lost_at_once(table, seat, line) else ENDING


def _is_lost_at_once(table: Table, seat: str, line: Line) -> bool:
    """Whether the other player wins in one turn: a single placement with what follows from it."""
    return sum(decider != seat and action.startswith("place ") for decider, action in line) == 1


def _level(table: Table, seat: str, theme: str, solved: Solved) -> int:
    """How hard it may be held to be before anybody has tried: by what must be seen, and whether a quick player sees it."""
    seen = find_bot("caesar", "tribune").choose(table.view(seat), table.legal(seat), 1.0, 0).action
    level = {WIN_NOW: 900, SAVE: 1150, ENDING: 1300}[theme] + 12 * min(len(solved.options), 25)
    level += 250 if seen != solved.options[0].action else 0
    return level + round(300 * (0.5 - min(0.5, solved.chance - solved.options[1].chance)))
