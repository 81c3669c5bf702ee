"""The games as environments: `pettingzoo`, `parallel`, `gymnasium`, `vector`, `batch`; OpenSpiel by importing `openspiel`.

`observe` gives the row of a view, for agents that have learned here and play elsewhere.

A name is that of a game, or a game's own such as `GAME_mini`, with or without its version (`GAME_v1`). Options are those
of the game (`triumvirate engine` lists them under `games`). What an agent observes is a function of its seat's view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue

if TYPE_CHECKING:
    from triumvirate.core.arrays import Array
    from triumvirate.core.plain import JsonObject
    from triumvirate.core.view import View
    from triumvirate.envs.aec import AecEnv
    from triumvirate.envs.many import Batch
    from triumvirate.envs.many_cuda import CudaGames
    from triumvirate.envs.one_seat import OneSeatBatch
    from triumvirate.envs.simultaneous import ParallelGame
    from triumvirate.envs.single import SinglePlayerEnv
    from triumvirate.envs.vector_games import VectorGames

__all__ = ["batch", "gymnasium", "observe", "parallel", "pettingzoo", "vector"]


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
    opponent: str | None = None,
    seat: str | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> SinglePlayerEnv:
    """A Gymnasium environment: one seat is yours, a bot (or the game's own automaton) plays the others.

    Without an `opponent` it is the bot that the game names as its usual one.
    """
    from triumvirate.envs.single import SinglePlayerEnv

    return SinglePlayerEnv(name, opponent=opponent, seat=seat, render_mode=render_mode, **options)


def vector(
    name: str,
    num_envs: int,
    *,
    opponent: str | None = None,
    seat: str | None = None,
    seconds: float = 0.1,
    threads: int = 1,
    copies: bool = True,
    **options: OptionValue,
) -> VectorGames:
    """Gymnasium's VectorEnv: many games stepped at once. Every seat is yours, or one, where an `opponent` plays the others."""
    from triumvirate.envs.vector_games import VectorGames

    if opponent is None:
        if seat is not None:
            raise BadRequest("With a seat of your own somebody must play the others: name an `opponent`.")
        return VectorGames(batch(name, num_envs, seed=None, threads=threads, **options), copies=copies)
    return VectorGames(
        batch(name, num_envs, seed=None, opponent=opponent, seat=seat, seconds=seconds, threads=threads, **options),
        copies=copies,
    )


@overload
def batch(
    name: str,
    games: int,
    *,
    device: Literal["cpu"] = "cpu",
    opponent: None = None,
    seed: int | None = 0,
    threads: int = 1,
    **options: OptionValue,
) -> Batch: ...


@overload
def batch(
    name: str,
    games: int,
    *,
    device: Literal["cpu"] = "cpu",
    opponent: str,
    seat: str | None = None,
    seconds: float = 0.1,
    seed: int | None = 0,
    threads: int = 1,
    **options: OptionValue,
) -> OneSeatBatch: ...


@overload
def batch(name: str, games: int, *, device: str, seed: int | None = 0, **options: OptionValue) -> CudaGames: ...


def batch(
    name: str,
    games: int,
    *,
    device: str = "cpu",
    opponent: str | None = None,
    seed: int | None = 0,
    **options: OptionValue,
) -> Batch | CudaGames:
    """Thousands of games stepped at once: NumPy on the CPU's cores, torch tensors with `device="cuda"`.

    With an `opponent` every row is a decision of one learner, and the opponent plays the other seats.
    """
    if device == "cpu":
        from triumvirate.envs.many import Batch
        from triumvirate.envs.one_seat import OneSeatBatch

        if opponent is not None:
            return OneSeatBatch(name, games, opponent=opponent, seed=seed, **options)
        return Batch(name, games, seed=seed, **options)
    if opponent is not None:
        raise BadRequest('On a GPU every seat is yours; opponents play on the processor, with `device="cpu"`.')
    from triumvirate.envs.many_cuda import CudaGames

    return CudaGames(name, games, seed=seed, device=device, **options)


def observe(view: View | JsonObject) -> Array:
    """The row that environments show to the seat whose view this is: what a learned agent needs at any table.

    The view may be JSON, as programs are asked with it.
    """
    from triumvirate.envs.observing import row_of

    return row_of(view)
