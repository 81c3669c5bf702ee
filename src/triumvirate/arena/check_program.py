"""Whether a program keeps to the lines that bots in any language speak: greeting, whole matches, strange lines, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from triumvirate.arena.match import choice_seed, play_match
from triumvirate.bots import find_bot, names_for
from triumvirate.bots.program import PROTOCOL, Program
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games import find_game


@dataclass(frozen=True)
class Checked:
    """One thing that was looked at: what, whether it is right, and what is to be said of it."""

    what: str
    is_right: bool
    told: str = ""


def check_program(command: str, games: Sequence[str], matches: int, seconds: float, seed: int) -> Iterator[Checked]:
    """Look at everything, one thing after the other; what cannot go on says why and ends it."""
    for game in games:
        title = find_game(game).title
        try:
            program = Program(game, command)
        except BadRequest as refused:
            yield Checked(f"{title}: it starts", False, str(refused))
            return
        yield from _look(title, program, matches, seconds, seed)


def _look(title: str, program: Program, matches: int, seconds: float, seed: int) -> Iterator[Checked]:
    greeted = program.greeted
    said = (
        f"{greeted.get('name', 'no name')}, protocol {greeted.get('protocol', PROTOCOL)}" if greeted else "passed over"
    )
    yield Checked(f"{title}: greeting", True, said)
    try:
        yield _strange_lines(title, program, seed)
        for number in range(matches):
            yield _match(title, program, number, seconds, seed + number)
        yield Checked(
            f"{title}: answers name their question (id)", program.echoes, "" if program.echoes else "no id in them"
        )
    except BadRequest as refused:
        yield Checked(f"{title}: it goes on", False, str(refused))
        program.close()
        return
    status = program.close()
    told = "it had to be killed" if status is None else f"status {status}"
    yield Checked(f"{title}: it ends when it is asked to", status == 0, told)


def _strange_lines(title: str, program: Program, seed: int) -> Checked:
    """Lines of a later protocol are passed over, and a question that is stopped at once is answered nevertheless."""
    table = Table.new(find_game(program.game), {}, seed)
    seat = table.deciders()[0]
    program.tell({"cmd": "weather", "sky": "clear"})
    program.tell({"cmd": "stop", "id": 0})
    chosen = program.choose(table.view(seat), table.legal(seat), 0.0, choice_seed(seed, 0))
    return Checked(f"{title}: strange lines are passed over", True, f"then {chosen.action}")


def _match(title: str, program: Program, number: int, seconds: float, seed: int) -> Checked:
    game = find_game(program.game)
    seats = game.seats(game.check({}))
    own = number % len(seats)
    weakest = names_for(program.game)[0]
    bots = [program if at == own else find_bot(program.game, weakest) for at in range(len(seats))]
    result = play_match(game, {}, bots, seed, seconds).result()
    assert result is not None
    told = "won" if seats[own] in result.winners else "lost" if result.winners else "drawn"
    return Checked(f"{title}: a match as {seats[own]} against the {weakest}", True, told)
