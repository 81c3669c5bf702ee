"""Thousands of games on one device, stepped together, with what their players see as torch tensors: no copies in between.

On a GPU the states live in its memory and one kernel does everything; on the CPU the native engine runs the same text.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np
import torch

from triumvirate.core import engine
from triumvirate.core.arrays import Array, Records
from triumvirate.core.game import Game
from triumvirate.learn.config import OptionSet
from triumvirate.learn.sight import sight_of

START, ADVANCE, BRANCH = 0, 1, 2
THREADS = 128
S = TypeVar("S")  # a tensor as numba sees it


def spread_sets(sets: Sequence[OptionSet], games: int) -> Array:
    """Which set each game belongs to, in stretches as long as the shares say, so that neighbours run alike."""
    shares = np.array([one.share for one in sets], np.float64)
    edges = np.round(np.cumsum(shares) / shares.sum() * games).astype(np.int64)
    return np.searchsorted(edges, np.arange(games), side="right").astype(np.int32)


def _automatons(templates: Records) -> Array:
    """The seat that nobody plays, by set of options; none in a game without an automaton."""
    if "automaton" not in (templates.dtype.names or ()):
        return np.full(len(templates), -1, np.int64)
    return templates["automaton"].astype(np.int64)


class Fleet:
    """Games that begin again when they end. After each step its tensors say what is seen, what is legal, what ended."""

    def __init__(
        self,
        game: Game,
        sets: Sequence[OptionSet],
        games: int,
        branches: int,
        room: int,
        device: torch.device,
        seed: int,
    ) -> None:
        self.game, self.games, self.branches, self.device = game, games, branches, device
        self.size = sight_of(game).inputs
        self.sets = torch.from_numpy(spread_sets(sets, games)).to(device)
        templates = game.layout.records([game.prepare(game.check(one.options)) for one in sets])
        self.automatons = torch.from_numpy(_automatons(templates)).to(device)[self.sets.long()]
        self.generator = torch.Generator(device=device)
        self.generator.manual_seed(seed)
        rows = games * branches
        self.obs = self.zeros((2 * games, self.size), torch.int8)
        self.branch_obs = self.zeros((rows, self.size), torch.int8)
        self.movers = self.zeros((games,), torch.int8)
        self.legal, self.slots = self.zeros((games, room), torch.int16), self.zeros((games, room), torch.int16)
        self.counts = self.zeros((games,), torch.int16)
        self.ended, self.branch_ended = self.zeros((games,), torch.int8), self.zeros((rows,), torch.int8)
        self.results, self.branch_results = self.zeros((games,), torch.int8), self.zeros((rows,), torch.int8)
        self.chosen, self.branch_chosen = self.zeros((games,), torch.int16), self.zeros((rows,), torch.int16)
        self.seeds, self.habitual = self.zeros((games,), torch.int64), self.zeros((games,), torch.int16)
        self._machine: _Machine = _OnGpu(self, templates) if device.type == "cuda" else _OnCpu(self, templates)
        self.restart()

    def restart(self) -> None:
        """Every game from its beginning."""
        self._run(START, 1)

    def states(self) -> Records:
        """All states as records, brought to the host; for checks."""
        return self._machine.records()

    def zeros(self, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        """A tensor on the fleet's device."""
        return torch.zeros(shape, dtype=kind, device=self.device)

    def advance(self, actions: torch.Tensor) -> None:
        """One action in every game; `ended` and `results` (1 when the first seat won) tell of those that it ended."""
        self.chosen.copy_(actions)
        self._run(ADVANCE, 1)

    def branch(self, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Several actions of every game on copies; -1 is none. What the mover then sees, which ended, and how."""
        self.branch_chosen.copy_(actions.reshape(-1))
        self._run(BRANCH, self.branches)
        return self.branch_obs, self.branch_ended, self.branch_results

    def copy_from(self, other: Fleet) -> None:
        """Copies of another fleet's games, as many of each as there is room for, side by side; the same fresh chance for all
        copies of a game. What is seen and legal is only known again after the next action."""
        other.refresh()
        self._machine.copy_from(other._machine, other.seeds, self.games // other.games)

    def habits(self) -> torch.Tensor:
        """What the search's playout policy would do in every game; its own chance, none of the game's."""
        self.refresh()
        self._machine.habits()
        return self.habitual

    def refresh(self) -> None:
        """New seeds."""
        self.seeds.random_(0, 1 << 62, generator=self.generator)

    def _run(self, mode: int, width: int) -> None:
        """Seeds are fresh for every step: what a branch draws is never what the game will draw."""
        self.refresh()
        self._machine.run(mode, width)


class _Machine(ABC):
    """Runs one mode of the loop over a fleet's tensors."""

    @abstractmethod
    def run(self, mode: int, width: int) -> None:
        """One step."""

    @abstractmethod
    def copy_from(self, other: _Machine, seeds: torch.Tensor, width: int) -> None:
        """Copies of another machine's states, so many of each, seeded anew."""

    @abstractmethod
    def habits(self) -> None:
        """The playout policy's actions, written into the fleet's tensor."""

    @abstractmethod
    def records(self) -> Records:
        """A copy of the states on the host."""


class _OnCpu(_Machine):
    """The native engine on the tensors' own memory."""

    def __init__(self, fleet: Fleet, templates: Records) -> None:
        self.loop = engine.load(fleet.game.text, "native", "learn.step").run_batch
        self.templates, self.scratch = templates, templates[:1].copy()
        self.states = np.zeros(fleet.games, templates.dtype)
        self.fleet = fleet
        self.shared, self.of_games, self.of_branches = _arguments(fleet, lambda tensor: tensor.numpy())

    def run(self, mode: int, width: int) -> None:
        """One call of the compiled loop."""
        sets, seeds, *deciding = self.shared
        chosen, obs, ended, results = self.of_branches if mode == BRANCH else self.of_games
        games = (self.states, self.templates, sets, self.scratch)
        self.loop(mode, *games, width, chosen, seeds, obs, *deciding, ended, results)

    def copy_from(self, other: _Machine, seeds: torch.Tensor, width: int) -> None:
        """By NumPy."""
        assert isinstance(other, _OnCpu)
        self.states[:] = np.repeat(other.states, width)
        self.states["rng_seed"], self.states["rng_count"] = np.repeat(seeds.numpy(), width), 0

    def habits(self) -> None:
        """One call of the compiled loop."""
        fleet = self.fleet
        habits_of = engine.load(fleet.game.text, "native", "learn.habits").habits_of
        habits_of(self.states, self.scratch, fleet.movers.numpy(), fleet.seeds.numpy(), fleet.habitual.numpy())

    def records(self) -> Records:
        """A copy of the states."""
        return self.states.copy()


class _OnGpu(_Machine):
    """One kernel on the tensors' own memory, on torch's stream."""

    def __init__(self, fleet: Fleet, templates: Records) -> None:
        cuda = engine.cuda_module()
        self.kernel = engine.load(fleet.game.text, "cuda", "learn.kernels").run_kernel
        self.templates = cuda.to_device(templates)
        self.states = cuda.to_device(np.zeros(fleet.games, templates.dtype))
        self.fleet, self.seen_by_numba = fleet, cuda.as_cuda_array
        self.shared, self.of_games, self.of_branches = _arguments(fleet, cuda.as_cuda_array)

    def run(self, mode: int, width: int) -> None:
        """One launch."""
        sets, seeds, *deciding = self.shared
        chosen, obs, ended, results = self.of_branches if mode == BRANCH else self.of_games
        self.kernel[_blocks(chosen.shape[0]), THREADS](
            mode, self.states, self.templates, sets, width, chosen, seeds, obs, *deciding, ended, results
        )

    def copy_from(self, other: _Machine, seeds: torch.Tensor, width: int) -> None:
        """One launch of a kernel without rules."""
        assert isinstance(other, _OnGpu)
        kernel = engine.load(self.fleet.game.text, "cuda", "learn.copying_kernels").copy_kernel
        kernel[_blocks(self.fleet.games), THREADS](other.states, width, self.seen_by_numba(seeds), self.states)

    def habits(self) -> None:
        """One launch."""
        fleet = self.fleet
        kernel = engine.load(fleet.game.text, "cuda", "learn.habit_kernels").habit_kernel
        rows = [self.seen_by_numba(one) for one in (fleet.movers, fleet.seeds, fleet.habitual)]
        kernel[_blocks(fleet.games), THREADS](self.states, *rows)

    def records(self) -> Records:
        """The states, copied from the GPU."""
        copied: Records = self.states.copy_to_host()
        return copied


def _blocks(threads: int) -> int:
    """How many blocks so many threads are."""
    return (threads + THREADS - 1) // THREADS


def _arguments(fleet: Fleet, seen_by_numba: Callable[[torch.Tensor], S]) -> tuple[list[S], list[S], list[S]]:
    """The tensors that every mode uses, those of whole games, and those of branches."""
    shared = [fleet.sets, fleet.seeds, fleet.movers, fleet.legal, fleet.slots, fleet.counts]
    of_games = [fleet.chosen, fleet.obs, fleet.ended, fleet.results]
    of_branches = [fleet.branch_chosen, fleet.branch_obs, fleet.branch_ended, fleet.branch_results]
    shared, of_games, of_branches = ([seen_by_numba(one) for one in some] for some in (shared, of_games, of_branches))
    return shared, of_games, of_branches
