"""The start screen: which game, against whom, which side, with which options."""

from __future__ import annotations

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Select, Static

from triumvirate.cli.options import read_value
from triumvirate.cli.table.opponents import opponents, plan
from triumvirate.cli.table.sitting import Plan
from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.core.game import Game
from triumvirate.core.options import Option, OptionValue
from triumvirate.games import find_game, game_names

BANNER = "TRIUMVIRATE   one table for all games"


class Tick(Checkbox):
    """A box that is told by its sign, not by colour alone."""

    @property
    def BUTTON_INNER(self) -> str:  # type: ignore[override]  # noqa: N802  Textual's name
        """Ticked or empty."""
        return "x" if self.value else " "


class StartScreen(Screen[Plan]):
    """Choose a match; leaves with its plan."""

    BINDINGS = [Binding("escape", "app.quit", "Quit"), Binding("ctrl+s,f5", "begin", "Start")]
    CSS = """
    StartScreen { align: center middle; }
    #form { width: 100%; max-width: 78; height: auto; max-height: 100%; border: round $primary; padding: 0 2; }
    #form Horizontal { height: auto; }
    .label { width: 16; color: $text-muted; }
    Select { width: 1fr; }
    .banner { text-style: bold; text-align: center; margin-bottom: 1; }
    .doc { color: $text-muted; width: 1fr; padding-left: 1; }
    Checkbox { width: auto; min-width: 24; }
    #fault { color: $error; height: auto; }
    #begin { margin-top: 1; width: 100%; }
    #options { height: auto; }
    """

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self.played: Game = find_game(game or game_names()[0])

    def compose(self) -> ComposeResult:
        """The form."""
        with VerticalScroll(id="form"):
            yield Static(BANNER, classes="banner")
            games = [(find_game(name).title, name) for name in game_names()]
            yield _row("Game", Select(games, value=self.played.name, allow_blank=False, id="game", compact=True))
            yield _row("Against", Select([("", "")], allow_blank=False, id="against", compact=True))
            yield _row("You play", Select([("", "")], allow_blank=False, id="side", compact=True))
            yield VerticalScroll(id="options")
            yield _row("Seed", Input(placeholder="empty: a new match each time", id="seed", compact=True))
            yield Static("", id="fault")
            yield Button("Start (F5)", variant="primary", id="begin", compact=True)

    async def on_mount(self) -> None:
        """Fill in what depends on the game."""
        await self._show_game()
        self.query_one("#begin", Button).focus()

    @on(Select.Changed, "#game")
    async def game_changed(self, event: Select.Changed) -> None:
        """Another game has other opponents and options."""
        if str(event.value) != self.played.name:
            self.played = find_game(str(event.value))
            await self._show_game()

    async def _show_game(self) -> None:
        against = [(opponent.label, opponent.name) for opponent in opponents(self.played)]
        self.query_one("#against", Select).set_options(against)
        seats = self.played.seats(self.played.check({}))
        self.query_one("#side", Select).set_options([(seat.capitalize(), seat) for seat in seats])
        box = self.query_one("#options", VerticalScroll)
        await box.remove_children()
        await box.mount_all([_option_row(option) for option in self.asked_options()])

    def asked_options(self) -> list[Option]:
        """What the form asks for; an automaton is one of the opponents instead."""
        own = self.played.automaton
        return [option for option in self.played.options if own is None or option.name not in (own.option, own.side)]

    def chosen_options(self) -> dict[str, OptionValue]:
        """The options as they stand in the form."""
        chosen: dict[str, OptionValue] = {}
        for option in self.asked_options():
            widget = self.query_one(f"#option-{option.name}")
            if isinstance(widget, Checkbox):
                chosen[option.name] = widget.value
            elif isinstance(widget, Select):
                chosen[option.name] = (option.choices or ())[int(str(widget.value))]
            elif isinstance(widget, Input) and widget.value.strip():
                chosen[option.name] = read_value(option, widget.value.strip())
        return chosen

    @on(Button.Pressed, "#begin")
    def action_begin(self) -> None:
        """Start, or say what does not fit together."""
        try:
            seed_text = self.query_one("#seed", Input).value.strip()
            if seed_text and not seed_text.lstrip("-").isdigit():
                raise BadRequest("A seed is a whole number, or left empty.")
            chosen = plan(
                self.played,
                str(self.query_one("#against", Select).value),
                str(self.query_one("#side", Select).value),
                self.chosen_options(),
                int(seed_text) if seed_text else None,
            )
        except TriumvirateError as refused:
            self.query_one("#fault", Static).update(refused.reason)
        except OSError as fault:
            self.query_one("#fault", Static).update(f"{fault.filename}: {fault.strerror}")
        else:
            self.dismiss(chosen)


def _row(label: str, *widgets: Widget) -> Horizontal:
    return Horizontal(Static(label, classes="label"), *widgets)


def _option_row(option: Option) -> Horizontal:
    name = option.name.replace("_", " ").capitalize()
    doc = Static(option.doc, classes="doc", markup=False)
    if option.type == "bool":
        return Horizontal(Tick(name, bool(option.default), id=f"option-{option.name}", compact=True), doc)
    if option.choices:
        shown = ["none" if choice is None else str(choice) for choice in option.choices]
        listed = [(choice, str(place)) for place, choice in enumerate(shown)]
        first = str(option.choices.index(option.default)) if option.default in option.choices else "0"
        return _row(name, Select(listed, value=first, allow_blank=False, id=f"option-{option.name}", compact=True), doc)
    hint = ", ".join(["a file", *option.shipped, "or empty"]) if option.type == "document" else str(option.default)
    return _row(name, Input(placeholder=hint, id=f"option-{option.name}", compact=True), doc)
