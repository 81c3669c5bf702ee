"""Bots whose search is not compiled yet: they are woken in a process of their own, and the game's usual one plays until then."""

from __future__ import annotations

import asyncio
import logging
import sys

from triumvirate.bots import find_bot
from triumvirate.games import find_game

log = logging.getLogger("triumvirate.server.bots")
AFTER_FAILURE = 300.0  # seconds until somebody who asks is heard again
_awake: set[str] = set()  # games whose compiled code was found; it does not go away again


def is_asleep(game: str, bot: str | None, asked: bool = False) -> bool:
    """Whether a bot has to wait until its search is compiled, to choose or where it is asked for advice."""
    return bot is not None and game not in _awake and find_bot(game, bot).abilities.waits(asked) and sleeps(game)


def sleeps(game: str) -> bool:
    """Whether a game's search has to be compiled yet."""
    if game in _awake:
        return False
    from triumvirate.warming import is_compiled  # with the compiler, which a page has not

    if is_compiled(find_game(game)):
        _awake.add(game)
    return game not in _awake


async def is_awake(game: str, bot: str) -> bool:
    """Whether a bot can think now."""
    return not is_asleep(game, bot)


def found_awake(game: str) -> None:
    """The search of a game is there, compiled by somebody else."""
    _awake.add(game)


class Compiling:
    """Compiles what is asked for, one game at a time and each once, without holding up this process."""

    def __init__(self) -> None:
        self._asked: set[str] = set()
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, game: str) -> None:
        """Begin, unless somebody did already."""
        if game not in self._asked:
            self._asked.add(game)
            task = asyncio.create_task(self._compile(game), name=f"waking the bots of {game}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _compile(self, game: str) -> None:
        async with self._one:
            command = (sys.executable, "-m", "triumvirate.cli", "warm", game)
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
            try:
                code = await process.wait()
            except asyncio.CancelledError:
                process.terminate()
                raise
        if code == 0:
            log.info("bots are awake", extra={"game": game})
            return
        log.warning("bots could not be woken", extra={"game": game, "code": code})
        await asyncio.sleep(AFTER_FAILURE)
        self._asked.discard(game)

    async def stop(self) -> None:
        """Leave off; the next start begins anew."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
