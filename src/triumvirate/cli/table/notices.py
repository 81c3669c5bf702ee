"""Screens that come between: the hand-over, a question, a file name, and long text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static


class HandOver(Screen[None]):
    """Hides everything until the next player is at the screen."""

    BINDINGS = [Binding("enter,space", "ready", "I am here")]
    CSS = """
    HandOver { align: center middle; }
    HandOver Static { width: auto; text-align: center; padding: 1 4; border: round $primary; }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def compose(self) -> ComposeResult:
        """One sentence and nothing else."""
        yield Static(
            Text.assemble(
                (f"{self.player}, it is your turn.\n\n", "bold"),
                "Everybody else: look away.\n\n",
                ("Enter or a click: I am here", "dim"),
            )
        )

    def action_ready(self) -> None:
        """The player is there."""
        self.dismiss(None)

    def on_click(self) -> None:
        """The same by mouse."""
        self.dismiss(None)


class Question(ModalScreen[str]):
    """A sentence with a few answers, each a key; escape is no answer."""

    BINDINGS = [Binding("escape", "leave", "Back")]
    CSS = """
    Question { align: center middle; }
    Question Static { width: auto; max-width: 95%; padding: 1 3; border: round $warning; background: $surface; }
    """

    def __init__(self, said: str, answers: dict[str, str]) -> None:
        super().__init__()
        self.said, self.answers = said, answers

    def compose(self) -> ComposeResult:
        """The sentence, then the keys."""
        text = Text(self.said + "\n\n")
        for key, answer in self.answers.items():
            text.append(f" {key} ", style="reverse")
            text.append(f" {answer}   ")
        yield Static(text)

    def key_pressed(self, key: str) -> None:
        """Answer by key."""
        if key in self.answers:
            self.dismiss(key)

    def on_key(self, event: object) -> None:
        """Only the keys that answer."""
        self.key_pressed(str(getattr(event, "character", "") or ""))

    def action_leave(self) -> None:
        """No answer."""
        self.dismiss("")


class FileName(ModalScreen[str]):
    """Asks where to save."""

    BINDINGS = [Binding("escape", "leave", "Back")]
    CSS = """
    FileName { align: center middle; }
    FileName Vertical { width: 95%; max-width: 70; height: auto; padding: 1 2; border: round $primary; background: $surface; }
    """

    def __init__(self, suggested: str) -> None:
        super().__init__()
        self.suggested = suggested

    def compose(self) -> ComposeResult:
        """A line to write in."""
        with Vertical():
            yield Static("Save the record as (Enter saves, Escape goes back):")
            yield Input(self.suggested)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """Not now."""
        self.dismiss("")


class Reading(ModalScreen[None]):
    """Text to read: help, the whole log, tokens not yet seen."""

    BINDINGS = [Binding("escape,enter,q,l,k,question_mark,space", "leave", "Back")]
    CSS = """
    Reading { align: center middle; }
    Reading VerticalScroll { width: 90%; max-width: 100; height: 90%; padding: 1 2; border: round $primary;
        background: $surface; }
    """

    def __init__(self, title: str, said: RenderableType, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.said, self.at_end = title, said, at_end

    def compose(self) -> ComposeResult:
        """The text in a frame that scrolls."""
        with VerticalScroll() as frame:
            frame.border_title = f"{self.heading} – Escape closes"
            yield Static(self.said)

    def on_mount(self) -> None:
        """A log starts at its end."""
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_leave(self) -> None:
        """Back to the table."""
        self.dismiss(None)
