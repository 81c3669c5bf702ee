"""The same random games on several engines at once, compared after every action.

An engine takes part through a lane: it starts games, makes one random action in each that still runs, and shows all
states packed. To add an engine, write its lane and name it in `LANES`.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from triumvirate.cli.options import random_options
from triumvirate.core import engine
from triumvirate.core.contract import Rules
from triumvirate.core.errors import BadRequest
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.games import find_game

if TYPE_CHECKING:
    from triumvirate.core.arrays import Array as Rows

MOST_ACTIONS = 100_000
THREADS = 64


class Lane(Protocol):
    """One engine playing a batch of games."""

    def start(self, prepared: Sequence[State], seeds: Sequence[int]) -> None:
        """Set the games up from prepared states, one seed each."""

    def step(self) -> int:
        """One random action in every game that still runs; how many ran."""

    def packed(self) -> Rows:
        """All states, one row of bytes each."""

    def close(self) -> None:
        """Let go of what it holds."""


class PythonLane(Lane):
    """The plain rules; the same choices as `random_step` of core/compiled/playout.py."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.states: list[State] = []
        self.rows: list[bytes] = []

    def start(self, prepared: Sequence[State], seeds: Sequence[int]) -> None:
        """Set up one by one."""
        self.states = [state.copy() for state in prepared]
        for state, seed in zip(self.states, seeds, strict=True):
            state.rng_seed, state.rng_count = seed, 0
            self.game.rules.setup(state)
        self.rows = [self.game.layout.pack(state) for state in self.states]

    def step(self) -> int:
        """Finished games keep the bytes they ended with."""
        ran = 0
        for number, state in enumerate(self.states):
            if not self.game.rules.is_over(state):
                random_step(self.game.rules, state)
                self.rows[number] = self.game.layout.pack(state)
                ran += 1
        return ran

    def packed(self) -> Rows:
        """One row a game."""
        import numpy as np

        return np.frombuffer(b"".join(self.rows), np.uint8).reshape(len(self.rows), -1)


def random_step(rules: Rules, state: State) -> None:
    """A random deciding seat takes a random legal action."""
    seats = rules.deciders(state)
    if seats & (seats - 1):
        for _ in range(engine.below(state, seats.bit_count())):
            seats &= seats - 1
    seat = (seats & -seats).bit_length() - 1
    rules.apply(state, seat, rules.nth_legal(state, seat, engine.below(state, rules.count_legal(state, seat))))


class NativeLane(Lane):
    """The rules compiled by numba."""

    def __init__(self, game: Game) -> None:
        self.layout = game.layout
        self.loops = game.playout

    def start(self, prepared: Sequence[State], seeds: Sequence[int]) -> None:
        """Each game has its own options, so each is started from its own template."""
        import numpy as np

        templates = self.layout.records(prepared)
        self.states = templates.copy()
        given = np.array(seeds, np.int64)
        for i in range(len(seeds)):
            self.loops.start_batch(self.states[i : i + 1], templates[i : i + 1], given[i : i + 1])

    def step(self) -> int:
        """All at once."""
        return int(self.loops.step_batch(self.states))

    def packed(self) -> Rows:
        """One row a game."""
        return self.layout.packed(self.states)


class CudaLane(NativeLane):
    """The rules on the GPU, one game a thread, by the kernels of core/compiled/kernels.py."""

    def __init__(self, game: Game) -> None:
        self.layout = game.layout
        self.loops = engine.load(game.text, "cuda", "kernels")
        self.device = engine.cuda_module()

    def start(self, prepared: Sequence[State], seeds: Sequence[int]) -> None:
        """Each game from its own template."""
        import numpy as np

        templates = self.device.to_device(self.layout.records(prepared))
        self.on_device = self.device.to_device(self.layout.records(prepared))
        self.running = self.device.to_device(np.zeros(len(seeds), np.int64))
        given = self.device.to_device(np.array(seeds, np.int64))
        for i in range(len(seeds)):
            one = slice(i, i + 1)
            self.loops.start_kernel[1, 1](self.on_device[one], templates[one], given[one])
        self.states = self.on_device.copy_to_host()

    def step(self) -> int:
        """All at once, then back to this machine's memory."""
        blocks = -(-len(self.states) // THREADS)
        self.loops.step_kernel[blocks, THREADS](self.on_device, self.running)
        self.states = self.on_device.copy_to_host()
        return int(self.running.copy_to_host().sum())


class WasmLane(Lane):
    """The rules as WebAssembly, in Node."""

    def __init__(self, game: Game) -> None:
        from triumvirate.in_page.files import built_file
        from triumvirate.in_page.running import Node

        self.layout = game.layout
        self.node = Node(built_file(game))

    def start(self, prepared: Sequence[State], seeds: Sequence[int]) -> None:
        """Each game from its own template."""
        self.states = self.node.start(self.layout.records(prepared), seeds)

    def step(self) -> int:
        """All at once, then back from Node's memory."""
        ran, self.states = self.node.step(self.states.dtype)
        return ran

    def packed(self) -> Rows:
        """One row a game."""
        return self.layout.packed(self.states)

    def close(self) -> None:
        """End Node."""
        self.node.close()


LANES: dict[str, Callable[[Game], Lane]] = {
    "python": PythonLane,
    "native": NativeLane,
    "cuda": CudaLane,
    "wasm": WasmLane,
}
WASM = "wasm"
WHEN_ASKED = (WASM,)  # it has to be built first, which takes a minute


def why_not(name: str) -> str | None:
    """Why an engine cannot take part on this machine, or None."""
    if name == "wasm":
        from triumvirate.in_page import building, running

        return None if building.linker() and running.node() else "it is built by wasm-ld and played by Node"
    if name == "native" and importlib.util.find_spec("numba") is None:
        return "numba is not installed"
    if name == "cuda" and not engine.has_cuda():
        return "there is no GPU that numba-cuda can use"
    return None


def build_with_word(game: Game, options: dict[str, OptionValue] | None, shipped: bool) -> None:
    """Build a game's WebAssembly files before many processes ask for them, and say so where it takes its time."""
    from triumvirate.cli.console import output
    from triumvirate.in_page.files import built_file, file_of

    forms = [game] if options is None else [game.played_with(options, WASM)]
    if options is None and shipped:
        forms += [game.in_form(form.name) for form in game.forms.others if WASM in form.engines]
    for one in forms:
        if not file_of(one).is_file():
            named = f"{game.title} ({one.form.name})" if one.form else game.title
            output().print(f"building the WebAssembly file of {named}, once for each change of its rules", style="dim")
        built_file(one)


def engines_for(asked: Sequence[str]) -> list[str]:
    """The engines that take part: those asked for, or all that this machine has."""
    if not asked:
        return [name for name in LANES if name not in WHEN_ASKED and why_not(name) is None]
    for name in asked:
        if name not in LANES:
            raise BadRequest(f"There is no engine '{name}'; the engines are {', '.join(LANES)}.")
        reason = why_not(name)
        if reason:
            raise BadRequest(f"The engine '{name}' cannot take part: {reason}.")
    return list(dict.fromkeys(asked))


@dataclass(frozen=True)
class Job:
    """A batch of games for the same engines; without options each game draws its own, and a shipped document if asked."""

    game: str
    engines: tuple[str, ...]
    options: dict[str, OptionValue] | None
    seed: int
    games: int
    shipped: bool = False


@dataclass(frozen=True)
class Difference:
    """The first place where two engines part."""

    seed: int
    options: dict[str, OptionValue]
    action: int  # 0 is the set-up
    field: str
    values: JsonObject


@dataclass(frozen=True)
class Verdict:
    """What a batch showed."""

    games: int
    actions: int
    difference: Difference | None


def compare(job: Job) -> Verdict:
    """Play a batch in lock step until all games are over or two engines differ; games of one form are played together."""
    game, actions = find_game(job.game), 0
    drawn: dict[tuple[str, str], list[tuple[int, dict[str, OptionValue]]]] = {}
    for seed in range(job.seed, job.seed + job.games):
        options = job.options or random_options(game, random.Random(f"options {seed}"), job.shipped)
        on_gpu = game.played_with(options, "cuda").text if "cuda" in job.engines else ""
        drawn.setdefault((game.played_with(options).text, on_gpu), []).append((seed, options))
    for games in drawn.values():
        verdict = _compare_together(game.played_with(games[0][1]), job.engines, games)
        actions += verdict.actions
        if verdict.difference:
            return Verdict(job.games, actions, verdict.difference)
    return Verdict(job.games, actions, None)


def _compare_together(
    game: Game, engines: Sequence[str], games: Sequence[tuple[int, dict[str, OptionValue]]]
) -> Verdict:
    lanes = {name: LANES[name](game.played_with(games[0][1], name)) for name in engines}
    try:
        return _in_lock_step(game, lanes, games)
    finally:
        for lane in lanes.values():
            lane.close()


def _in_lock_step(game: Game, lanes: dict[str, Lane], games: Sequence[tuple[int, dict[str, OptionValue]]]) -> Verdict:
    seeds, options = [seed for seed, _ in games], [chosen for _, chosen in games]
    prepared = [game.prepare(chosen) for chosen in options]
    for lane in lanes.values():
        lane.start(prepared, seeds)
    actions = 0
    for number in range(MOST_ACTIONS):
        rows = {name: lane.packed() for name, lane in lanes.items()}
        row = _first_difference(rows)
        if row is not None:
            field, values = _field_of(game, {name: packed[row].tobytes() for name, packed in rows.items()})
            return Verdict(len(games), actions, Difference(seeds[row], options[row], number, field, values))
        ran = max([lane.step() for lane in lanes.values()])
        if ran == 0:
            return Verdict(len(games), actions, None)
        actions += ran
    raise BadRequest(f"A game of seeds {seeds[0]} to {seeds[-1]} did not end within {MOST_ACTIONS} actions.")


def _first_difference(rows: dict[str, Rows]) -> int | None:
    first, *others = rows.values()
    for other in others:
        bad = (first != other).any(axis=1)
        if bad.any():
            return int(bad.argmax())
    return None


def _field_of(game: Game, packed: dict[str, bytes]) -> tuple[str, JsonObject]:
    """The first field whose value is not the same everywhere."""
    states = {name: game.layout.unpack(data) for name, data in packed.items()}
    for field in game.layout.game_fields:
        values = {name: getattr(state, field.name) for name, state in states.items()}
        if len({str(value) for value in values.values()}) > 1:
            return field.name, values
    return "?", {}
