"""Everything of a game that is compiled, as steps to run now, so that nobody waits at a table; and whether it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from triumvirate.bots import infos_for, searcher
from triumvirate.bots.registry import rosters_for
from triumvirate.core import code_cache, engine, texts
from triumvirate.core.arrays import Array
from triumvirate.core.game import Game
from triumvirate.core.options import Options
from triumvirate.core.table import Table
from triumvirate.search.evaluator import Evaluator
from triumvirate.search.search import Search
from triumvirate.search.settings import Limit
from triumvirate.search.tree import LARGEST_ACTION


class Step(NamedTuple):
    """One call that compiles what its modules are asked for, with the types that callers use; of the game, or of a form."""

    modules: tuple[str, ...]
    run: Callable[[], object]
    form: str = ""


def is_compiled(game: Game) -> bool:
    """Whether every step has run for exactly these sources, compiler and processor, and its code is still there."""
    return all(code_cache.is_complete(text, modules) for text, modules in _modules(game, steps_for(game)).items())


def compile_all(game: Game, after_each: Callable[[], object] = lambda: None) -> None:
    """Run all steps and note that they are done."""
    steps = steps_for(game)
    for step in steps:
        step.run()
        after_each()
    for text, modules in _modules(game, steps).items():
        code_cache.note_complete(text, modules)


def steps_for(game: Game) -> list[Step]:
    """The compiled loops of core, of the search, of the bots and of the environments, as far as a game has them."""
    steps, usual = _core_steps(game), game.check({})
    rosters = rosters_for(game.name)
    steps += [Step(part.modules, part.compile.get()) for roster in rosters for part in roster.compiled]
    if any(bot.module == searcher.__name__ for bot in infos_for(game.name)) or any(one.search for one in rosters):
        kinds = (None, Even(len(game.seats(usual))))
        steps.append(Step(("search.grow",), lambda: warm_search(game, usual, kinds)))
    if _has(game, "encode"):
        from triumvirate.envs.warm import warm_batch, warm_single

        steps.append(Step(("envs.stepping",), lambda: warm_single(game.name)))
        steps.append(Step(("envs.stepping", "envs.against", "envs.everybody"), lambda: warm_batch(game.name)))
    return steps + _home_made_steps(game)


def _core_steps(game: Game) -> list[Step]:
    """Play in batches, whole games, one fused step, and games under the eye of the invariants."""
    options = game.check({})
    template = game.layout.records([game.prepare(options)])
    states = template.copy()
    seeds = np.array([1], np.int64)
    wins = np.zeros(1 << len(game.seats(options)), np.int64)
    listed = np.zeros(1 << 16, np.int64)

    def one_step() -> None:
        game.playout.start_batch(states, template, seeds)
        count = game.playout.list_legal(states[0], listed)
        if count:
            game.playout.step(states, int(listed[0]), listed)

    def checked() -> None:
        engine.load(game.name, "native", "checked").play_checked(states, template, 1, 1, np.zeros(4, np.int64))

    steps = [
        Step(("playout",), lambda: game.playout.start_batch(states, template, seeds)),
        Step(("playout",), lambda: game.playout.step_batch(states)),
        Step(("playout",), lambda: game.playout.play_many(states, template, 1, 1, wins)),
        Step(("playout",), one_step),
    ]
    return [*steps, Step(("checked",), checked)]


def _home_made_steps(game: Game) -> list[Step]:
    """What bots and balance reports run in matches with home-made content; all else compiles when somebody asks for it."""
    made = game.home_made
    if made is None:
        return []
    documents = (game.check({made.option: name}) for name in made.examples())
    options = next(chosen for chosen in documents if made.is_in(chosen))
    form = game.played_with(options).text
    return [
        Step(("rules", "rules.made"), lambda: made.measure.get()(options, 1, 1), form),
        Step(("search.grow",), lambda: warm_search(game, options, (None,)), form),
    ]


def _has(game: Game, module: str) -> bool:
    return texts.find_text(game.name, module.split(".")) is not None


def _modules(game: Game, steps: list[Step]) -> dict[str, set[str]]:
    """By the names of the game's texts."""
    found: dict[str, set[str]] = {}
    for step in steps:
        found.setdefault(step.form or game.name, set()).update(step.modules)
    return found


class Even:
    """An evaluator that knows nothing."""

    actions = LARGEST_ACTION

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def judge(self, states: Array) -> tuple[Array, Array]:
        """Every seat as likely to win, every action as good."""
        return np.full((len(states), self._seats), 0.5), np.ones((len(states), self.actions))


def warm_search(game: Game, options: Options, evaluators: Sequence[Evaluator | None]) -> None:
    """A few iterations of each kind, from the first decision."""
    table = Table.new(game, options, seed=1)
    seat = table.deciders()[0]
    for evaluator in evaluators:
        Search(game, table.view(seat), table.legal(seat), 1, evaluator=evaluator).think(Limit.steady(2))
