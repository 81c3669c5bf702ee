"""The table's screen, for every game: whose turn it is, bots, hand-over, hints, undo, log, record, the end."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding
from textual.screen import Screen

from triumvirate.cli.table.choices import TypeAction
from triumvirate.cli.table.help import Help, help_text
from triumvirate.cli.table.notices import FileName, HandOver, Question, Reading
from triumvirate.cli.table.sitting import Sitting, rule_words
from triumvirate.core.errors import TriumvirateError


class TableScreen(Screen[str]):
    """A match on the screen. Leaves with "new" or "quit"."""

    BINDINGS = [
        Binding("h", "hint", "Hint"),
        Binding("u", "undo", "Undo"),
        Binding("colon,slash", "type", "Type an action"),
        Binding("l", "log", "Log"),
        Binding("s", "save", "Save"),
        Binding("x", "resign", "Resign"),
        Binding("question_mark,f1", "help", "Help"),
        Binding("q", "leave", "Quit"),
        Binding("t", "theme", "Light or dark"),
        Binding("c", "confirming", "Confirm"),
    ]

    help: ClassVar[Help] = Help()

    def __init__(self, sitting: Sitting, pace: float = 0.0, asks_again: bool = True) -> None:
        super().__init__()
        self.sitting = sitting
        self.pace = pace
        self.asks_again = asks_again
        self.proposed: str | None = None  # what Enter takes when it is pressed once more
        self.message = Text()
        self.told_end = False

    # --- what a game's screen draws -----------------------------------------------------------------------------------

    @abstractmethod
    def show(self) -> None:
        """Draw everything again from the sitting and `message`."""

    @abstractmethod
    def consider(self, action: str) -> None:
        """Point at an action (a hint) without taking it."""

    def words(self, action: str) -> str:
        """An action in words."""
        return action

    # --- the flow of a match ------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """The match begins."""
        self.proceed()

    def proceed(self) -> None:
        """Go on to whoever acts next."""
        sitting = self.sitting
        if sitting.bot_to_move() is not None:
            self.show()
            self.run_bots()
            return
        person = sitting.person_to_move()
        if person is not None and sitting.is_shared() and person != sitting.viewer:
            sitting.viewer = None
            self.message = Text()
            self.show()
            self.app.push_screen(HandOver(person.capitalize()), lambda _: self.take_seat(person))
            return
        if person is not None:
            sitting.viewer = person
        self.show()
        if sitting.is_over() and not self.told_end:
            self.told_end = True
            self.tell_end()

    def take_seat(self, person: str) -> None:
        """The next player has come to the screen."""
        self.sitting.viewer = person
        self.show()

    @work(exclusive=True, exit_on_error=True)
    async def run_bots(self) -> None:
        """Bots act one after another, thinking beside the screen."""
        while (seat := self.sitting.bot_to_move()) is not None:
            choice = await asyncio.to_thread(self.sitting.bot_choice, seat)
            if self.sitting.is_over():
                break
            self.sitting.bot_acts(seat, choice)
            await asyncio.to_thread(self.sitting.bots_talk)
            self.show()
            await asyncio.sleep(self.pace)
        self.proceed()

    def propose(self, action: str) -> None:
        """An action is chosen: it is taken when it is chosen once more, or at once where nobody wants to be asked."""
        is_legal = self.my_turn() and action in {choice.action for choice in self.sitting.legal()}
        if not self.asks_again or not is_legal or action == self.proposed:
            self.proposed = None
            self.take(action)
            return
        self.consider(action)
        self.proposed = action
        self.message = Text.assemble((self.words(action), "bold"), "  Enter once more takes it, Escape goes back.")
        self.show()

    def back_out(self) -> bool:
        """What was proposed is not taken; whether there was something."""
        had, self.proposed = self.proposed is not None, None
        if had:
            self.message = Text()
            self.show()
        return had

    def take(self, action: str) -> None:
        """Take an action, or say why not with the rule."""
        if not self.my_turn():
            self.say("It is not your turn.", "bold")
            return
        try:
            self.sitting.act(action)
        except TriumvirateError as refused:
            self.refuse(refused.reason, refused.rule)
            return
        self.message = Text()
        self.proceed()

    def my_turn(self) -> bool:
        """Whether the one who looks may act."""
        return self.sitting.viewer is not None and self.sitting.person_to_move() == self.sitting.viewer

    def say(self, words: str, style: str = "") -> None:
        """Put a sentence where the preview is."""
        self.message = Text(words, style=style)
        self.show()

    def refuse(self, reason: str, rule: str | None) -> None:
        """Why not, and the rule's section in our words."""
        cited = rule_words(self.sitting.game.name, rule)
        self.message = Text.assemble(("Not allowed. ", "bold"), reason, "  ", (cited, "italic"))
        self.show()

    # --- keys ---------------------------------------------------------------------------------------------------------

    def action_hint(self) -> None:
        """What the judge would do and why."""
        choice = self.sitting.hint() if self.my_turn() else None
        if choice is None:
            self.say("There is no hint now.")
            return
        self.proposed = None
        self.consider(choice.action)
        self.message = Text.assemble(("Hint: ", "bold"), self.words(choice.action), "  ", (str(choice.why), "italic"))
        self.show()

    def action_confirming(self) -> None:
        """Whether actions are asked about once more."""
        self.asks_again, self.proposed = not self.asks_again, None
        self.say("Enter is asked about once more." if self.asks_again else "Enter takes an action at once.")

    def action_undo(self) -> None:
        """Take back, or say why not."""
        self.proposed = None
        try:
            self.sitting.undo()
        except TriumvirateError as refused:
            self.say(f"No undo: {refused.reason}", "bold")
            return
        self.say("Taken back.")
        self.proceed()

    def action_type(self) -> None:
        """Type an action with completion."""
        if not self.my_turn():
            return
        actions = [choice.action for choice in self.sitting.legal()]
        self.app.push_screen(TypeAction(actions, self.words), lambda typed: self.propose(typed) if typed else None)

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(Reading("Log", self.log_text(), at_end=True))

    def action_help(self) -> None:
        """Keys and symbols."""
        self.app.push_screen(Reading("Help", help_text(self.sitting.game.name, self.help)))

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.theme = "textual-light" if self.app.theme == "textual-dark" else "textual-dark"

    def action_save(self) -> None:
        """Save the record."""
        suggested = f"{self.sitting.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        self.app.push_screen(FileName(suggested), self.save)

    def save(self, name: str | None) -> None:
        """Write the file, or say why it cannot be written."""
        if not name:
            return
        try:
            Path(name).expanduser().write_text(self.sitting.record(), encoding="utf-8")
        except OSError as fault:
            self.say(f"Not saved: {fault.strerror or fault}.", "bold")
            return
        self.say(f"Saved as {name}. 'triumvirate replay {name}' shows it again.")

    def action_resign(self) -> None:
        """Ask, then give up."""
        if self.my_turn():
            self.app.push_screen(Question("Resign this match?", {"y": "yes", "n": "no"}), self.resign)

    def resign(self, answer: str | None) -> None:
        """The viewer gives up."""
        if answer == "y":
            self.sitting.resigned = self.sitting.viewer
            self.proceed()

    def action_leave(self) -> None:
        """Quit; a match in progress asks first."""
        if self.sitting.is_over():
            self.tell_end()
        else:
            answers = {"y": "quit", "s": "save first", "n": "stay"}
            self.app.push_screen(Question("Leave this match?", answers), self.leave)

    def leave(self, answer: str | None) -> None:
        """As answered."""
        if answer == "y":
            self.dismiss("quit")
        elif answer == "s":
            self.action_save()

    def tell_end(self) -> None:
        """Say who won and whether the draws were fair, and what now."""
        answers = {"n": "new match", "s": "save the record", "b": "board", "q": "quit"}
        said = "\n\n".join(words for words in (self.sitting.result_words(), self.sitting.proof_words()) if words)
        self.app.push_screen(Question(said, answers), self.after_end)

    def after_end(self, answer: str | None) -> None:
        """As answered."""
        if answer == "s":
            self.action_save()
        elif answer == "n":
            self.dismiss("new")
        elif answer == "q":
            self.dismiss("quit")

    # --- shared text --------------------------------------------------------------------------------------------------

    def log_text(self, most: int = 0) -> Text:
        """The log, what is new since the viewer's last action in bold."""
        lines = self.sitting.log()
        text = Text()
        last = -1
        for number, said in lines[-most:] if most else lines:
            style = "italic dim" if said.startswith("“") else "" if self.sitting.is_new(number) else "dim"
            text.append(f"{' ' if number == last else '▸'} {said}\n", style=style)
            last = number
        text.rstrip()
        return text
