"""All tables of one page: calls are answered, lines are held, bots play, and every change is put on the shelf."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from triumvirate.core import speech
from triumvirate.core.errors import BadRequest, TriumvirateError
from triumvirate.games import game_names
from triumvirate.offline import answers, answers_after, answers_studies
from triumvirate.offline.keeping import NotKept, PageKeeper, Shelf
from triumvirate.offline.line import Close, Lines, Send
from triumvirate.offline.looking_back import PageAnalyst
from triumvirate.offline.playing import Playing, Think, is_able, think_here
from triumvirate.offline.puzzle_shelf import PagePuzzles
from triumvirate.offline.study_shelf import PageStudies
from triumvirate.server.bots import compiling
from triumvirate.server.errors import STATUS
from triumvirate.server.people.names import roman_name
from triumvirate.server.puzzles.telling import PuzzleDesk
from triumvirate.server.replies import Fault, Refusal
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.studies.desk import StudyDesk

log = logging.getLogger("triumvirate.offline")
T = TypeVar("T")
PERSON, NAME = "here", "name"
CHAPTERS = (answers, answers_after, answers_studies)  # whose doors are open
PAUSE = 0.7  # seconds that a bot takes at least, so that one can follow


class Desk:
    """What a server is to a page, for one person and without a network."""

    def __init__(
        self,
        shelf: Shelf,
        send: Send,
        close: Close,
        name: str = "",
        pause: float = PAUSE,
        think: Think = think_here,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
    ) -> None:
        self.person = PersonRow(PERSON, name or roman_name(), 0)
        self._shelf = shelf
        self.keeper = PageKeeper(self.person, shelf, now)
        self.lines = Lines(self.keeper, send, close)
        self.playing = Playing(self.keeper, think, pause)
        self.playing.not_kept.append(self.lines.refuse)
        self.puzzles = PuzzleDesk(PagePuzzles(shelf), is_able, _at_once)
        self.analyst = PageAnalyst(shelf)
        self.studies = StudyDesk(self.keeper, PageStudies(shelf), self.playing.advise, self.playing.opine, _at_once)
        for game in game_names():
            compiling.found_awake(game)  # whoever cannot think here is not offered

    async def named(self) -> None:
        """Whoever plays here has the name that they had before, as a guest of a server has."""
        try:
            note = await self._shelf.note(NAME)
            if note is None:
                await self._shelf.keep_note(NAME, self.person.name.encode())
            else:
                self.person.name = note.decode()
        except NotKept:
            log.info("a name for now")

    async def ask(self, method: str, address: str, body: str = "", tab: str = "") -> tuple[int, str, bool]:
        """Answer a call: its status, what is said, and whether that is JSON."""
        path, _, asked = address.partition("?")
        query = dict(parse_qsl(asked, keep_blank_values=True))
        language = speech.known(query.get("lang"))
        try:
            function, parts = answers.find(method, path)
            parts = {name: unquote(part) for name, part in parts.items()}
            found = await function(answers.Call(self, parts, query, body, tab))
        except TriumvirateError as refused:
            return _refused(refused, language)
        except Exception:
            log.exception("a call failed")
            return _refused(BadRequest("That did not work; try again."), language)
        if isinstance(found, str):
            return 200, found, False
        return 200, msgspec.json.encode(found).decode(), True


async def _at_once(work: Callable[[], T], size: int = 0) -> T:
    """There is one thread, and one person who waits."""
    return work()


def _refused(refused: TriumvirateError, language: str) -> tuple[int, str, bool]:
    fault = Refusal(Fault(refused.code, refused.told(language), refused.rule))
    return STATUS.get(refused.code, 400), msgspec.json.encode(fault).decode(), True
