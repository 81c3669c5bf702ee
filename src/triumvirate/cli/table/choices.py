"""The list of legal actions with a filter; what is typed may also be any other action, to learn why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.message import Message
from textual.screen import ModalScreen
from textual.suggester import SuggestFromList
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

Words = Callable[[str], str]


class ChoiceList(Vertical):
    """A filter line over a list. Enter on the list, or on the line, picks an action."""

    DEFAULT_CSS = """
    ChoiceList { height: 1fr; }
    ChoiceList OptionList { height: 1fr; }
    """

    class Picked(Message):
        """An action was picked, or another text was typed."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self, words: Words = str) -> None:
        super().__init__()
        self.words = words
        self.actions: list[str] = []
        self.shown: list[str] = []

    def compose(self) -> ComposeResult:
        """The line, then the list."""
        yield Input(placeholder="type to filter, or a whole action", compact=True)
        yield OptionList(compact=True, markup=False)

    def offer(self, actions: Sequence[str]) -> None:
        """These are the legal actions now."""
        self.actions = list(actions)
        line = self.query_one(Input)
        line.suggester = SuggestFromList(self.actions, case_sensitive=False)
        line.value = ""
        self._fill("")

    def _fill(self, wanted: str) -> None:
        parts = wanted.lower().split()
        self.shown = [
            action
            for action in self.actions
            if all(part in action.lower() or part in self.words(action).lower() for part in parts)
        ]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(self._line(action)) for action in self.shown])
        listed.highlighted = 0 if self.shown else None

    def _line(self, action: str) -> Text:
        words = self.words(action)
        said = Text(action)
        return said if words == action else said.append(f"  {words}", style="dim")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter while typing."""
        event.stop()
        self._fill(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The action as typed, or the highlighted one that the text stands for."""
        event.stop()
        typed = event.value.strip()
        highlighted = self.query_one(OptionList).highlighted
        if typed in self.actions or not self.shown or highlighted is None:
            if typed:
                self.post_message(self.Picked(typed))
        else:
            self.post_message(self.Picked(self.shown[highlighted]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Picked from the list."""
        event.stop()
        self.post_message(self.Picked(self.shown[event.option_index]))

    def on_key(self, event: object) -> None:
        """Up and down move in the list while the line has the focus."""
        key = getattr(event, "key", "")
        listed = self.query_one(OptionList)
        if self.query_one(Input).has_focus and key in ("down", "up"):
            (listed.action_cursor_down if key == "down" else listed.action_cursor_up)()


class TypeAction(ModalScreen[str]):
    """Type an action, with completion."""

    BINDINGS = [Binding("escape", "leave", "Back")]
    CSS = """
    TypeAction { align: center bottom; }
    TypeAction ChoiceList { width: 90%; height: 12; border: round $primary; background: $surface; }
    """

    def __init__(self, actions: Sequence[str], words: Words) -> None:
        super().__init__()
        self.actions, self.words = actions, words

    def compose(self) -> ComposeResult:
        """The list with its line."""
        yield ChoiceList(self.words)

    def on_mount(self) -> None:
        """Ready to type."""
        chooser = self.query_one(ChoiceList)
        chooser.border_title = "Type an action – → completes, Enter takes it, Escape goes back"
        chooser.offer(self.actions)
        self.query_one(Input).focus()

    def on_choice_list_picked(self, event: ChoiceList.Picked) -> None:
        """Done."""
        self.dismiss(event.action)

    def action_leave(self) -> None:
        """Nothing typed."""
        self.dismiss("")
