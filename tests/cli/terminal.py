"""A terminal with a table in it, driven by keys as a person would."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.pilot import Pilot

from loops import in_own_loop
from triumvirate.cli.table.app import TableApp
from triumvirate.cli.table.notices import HandOver
from triumvirate.cli.table.opponents import plan
from triumvirate.cli.table.sitting import Plan, Sitting
from triumvirate.games import find_game
from triumvirate.games.caesar.terminal.screen import CaesarTable

Playing = Callable[[Pilot[None]], Awaitable[None]]

SMALL, LARGE = (80, 24), (120, 40)


def run(
    first: Plan | Sitting | None, play: Playing, size: tuple[int, int] = SMALL, asks_again: bool = False
) -> TableApp:
    app = TableApp(first, pace=0.0, asks_again=asks_again)

    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    in_own_loop(go())
    return app


def a_match(against: str = "tribune", seed: int = 4, **options: object) -> Plan:
    return plan(find_game("caesar"), against, "caesar", options, seed)


def screen_text(app: TableApp) -> str:
    """Everything that can be seen now."""
    return "\n".join("".join(segment.text for segment in line) for line in app.screen._compositor.render_strips())


async def settled(pilot: Pilot[None]) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def play_to_the_end(pilot: Pilot[None], most: int = 200) -> None:
    for _ in range(most):
        await settled(pilot)
        if isinstance(pilot.app.screen, HandOver):
            await pilot.press("enter")
            continue
        if not isinstance(pilot.app.screen, CaesarTable):
            return
        await pilot.press("tab", "enter")
    raise AssertionError("the match does not end")
