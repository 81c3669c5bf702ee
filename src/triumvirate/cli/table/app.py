"""The terminal table as an application: the start screen, then one match after another."""

from __future__ import annotations

import os

from textual.app import App
from textual.binding import Binding

from triumvirate.cli.table.generic_screen import FactsTable
from triumvirate.cli.table.screen import TableScreen
from triumvirate.cli.table.sitting import Plan, Sitting
from triumvirate.cli.table.start import StartScreen

PACE = 0.4  # seconds between a bot's actions, so that a person can follow


class TableApp(App[None]):
    """Play in the terminal."""

    TITLE = "Triumvirate"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self,
        first: Plan | Sitting | None = None,
        game: str | None = None,
        pace: float = PACE,
        asks_again: bool = True,
    ) -> None:
        super().__init__()
        self.first, self.game_name, self.pace, self.asks_again = first, game, pace, asks_again

    def on_mount(self) -> None:
        """Begin with a match or with the start screen."""
        self.theme = "textual-light" if is_light() else "textual-dark"
        if self.first is None:
            self.choose()
        else:
            self.play(self.first)

    def choose(self) -> None:
        """The start screen."""
        self.push_screen(StartScreen(self.game_name), lambda plan: self.play(plan) if plan else self.exit())

    def play(self, what: Plan | Sitting) -> None:
        """A match."""
        sitting = Sitting.begin(what) if isinstance(what, Plan) else what
        self.game_name = sitting.game.name
        self.push_screen(screen_for(sitting, self.pace, self.asks_again), self.after_match)

    def after_match(self, answer: str | None) -> None:
        """Another one, or the end."""
        if answer == "new":
            self.choose()
        else:
            self.exit()


def screen_for(sitting: Sitting, pace: float, asks_again: bool = True) -> TableScreen:
    """The game's own table, or the one for every game."""
    own = sitting.game.terminal
    return (FactsTable if own is None else own.get())(sitting, pace, asks_again)


def is_light() -> bool:
    """Whether the terminal says that its background is light (COLORFGBG, as many terminals set it)."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return background.isdigit() and int(background) in (7, 15)
