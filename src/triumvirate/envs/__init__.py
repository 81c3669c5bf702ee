"""The games as environments: `pettingzoo`, `parallel`, `gymnasium`, `vector`, `batch`; OpenSpiel by importing `openspiel`.

A name is that of a game, or a game's own such as `GAME_mini`, with or without its version (`GAME_v1`). Options are those
of the game (`triumvirate engine` lists them under `games`). What an agent observes is a function of its seat's view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from triumvirate.core.options import OptionValue

if TYPE_CHECKING:
    from triumvirate.envs.aec import AecEnv
    from triumvirate.envs.many import Batch
    from triumvirate.envs.many_cuda import CudaGames
    from triumvirate.envs.simultaneous import ParallelGame
    from triumvirate.envs.single import SinglePlayerEnv
    from triumvirate.envs.vector_games import VectorGames

__all__ = ["batch", "gymnasium", "parallel", "pettingzoo", "vector"]


def pettingzoo(name: str, *, render_mode: str | None = None, **options: OptionValue) -> AecEnv:
    """A PettingZoo AEC environment: agents act one at a time, with action masks."""
    from triumvirate.envs.aec import AecEnv

    return AecEnv(name, render_mode=render_mode, **options)


def parallel(name: str, *, render_mode: str | None = None, **options: OptionValue) -> ParallelGame:
    """A PettingZoo ParallelEnv: agents that decide at the same time act in the same step, the others wait."""
    from triumvirate.envs.simultaneous import ParallelGame

    return ParallelGame(name, render_mode=render_mode, **options)


def gymnasium(
    name: str,
    *,
    opponent: str = "tribune",
    seat: str | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> SinglePlayerEnv:
    """A Gymnasium environment: one seat is yours, a bot (or the game's own automaton) plays the others."""
    from triumvirate.envs.single import SinglePlayerEnv

    return SinglePlayerEnv(name, opponent=opponent, seat=seat, render_mode=render_mode, **options)


def vector(name: str, num_envs: int, *, threads: int = 1, copies: bool = True, **options: OptionValue) -> VectorGames:
    """Gymnasium's VectorEnv: many games stepped at once, every seat yours. For one seat against bots: `make_vec`."""
    from triumvirate.envs.vector_games import VectorGames

    return VectorGames(name, num_envs, threads=threads, copies=copies, **options)


@overload
def batch(
    name: str,
    games: int,
    *,
    device: Literal["cpu"] = "cpu",
    seed: int | None = 0,
    threads: int = 1,
    **options: OptionValue,
) -> Batch: ...


@overload
def batch(name: str, games: int, *, device: str, seed: int | None = 0, **options: OptionValue) -> CudaGames: ...


def batch(
    name: str, games: int, *, device: str = "cpu", seed: int | None = 0, **options: OptionValue
) -> Batch | CudaGames:
    """Thousands of games stepped at once: NumPy on the CPU's cores, torch tensors with `device="cuda"`."""
    if device == "cpu":
        from triumvirate.envs.many import Batch

        return Batch(name, games, seed=seed, **options)
    from triumvirate.envs.many_cuda import CudaGames

    return CudaGames(name, games, seed=seed, device=device, **options)
