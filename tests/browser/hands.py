"""What a person does at the table, with mouse or keys; and what reached their browser."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

MOST_DECISIONS = 120
ANSWERED_MS = 60_000
# What can be decided now; while the last decision is on its way nothing can.
ASKED = "button.token:not([disabled]):not(.plan), .choices button:not([disabled]), .targets select:not([disabled])"


@dataclass
class Server:
    """Where the server is."""

    url: str


class Person:
    """A browser with somebody in front of it. Keeps everything the server sent and every error the page reported."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.wire: list[Any] = []
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        page.on("console", self._console)
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        page.on("response", self._read)

    def _console(self, message: Any) -> None:
        # A cut line and a refused call are told by the browser itself; the page handles them.
        expected = ("Failed to load resource", "WebSocket connection to", "ERR_")
        if message.type == "error" and not any(text in message.text for text in expected):
            self.faults.append(f"{self.name}: {message.text}")

    def _hear(self, frame: Any) -> None:
        if isinstance(frame, str):
            self.wire.append(json.loads(frame))

    def _read(self, response: Any) -> None:
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            try:
                self.wire.append(response.json())
            except Exception:
                return

    # --- going somewhere --------------------------------------------------------------------------------------------

    def goes(self, url: str) -> None:
        self.page.goto(url)

    @property
    def match(self) -> str:
        """The match this browser shows."""
        return self.page.url.split("/m/")[1].split("?")[0]

    def on_the_card(self, button: str) -> None:
        """A button of CAESAR! on the first page, which shows other games too."""
        card = self.page.locator("article", has=self.page.get_by_role("heading", name="CAESAR!", exact=True))
        card.get_by_role("button", name="Play now").wait_for()
        if not card.get_by_role("button", name=button).count():
            card.locator("summary").click()
        card.get_by_role("button", name=button).click()

    def sees_board(self) -> None:
        self.page.wait_for_selector("svg.board")

    def soon(self, is_so: Callable[[], bool]) -> bool:
        """Whether something that is asked again and again comes to be so."""
        late = time.monotonic() + ANSWERED_MS / 1000
        while not is_so():
            if time.monotonic() > late:
                return False
            self.page.wait_for_timeout(40)
        return True

    def fits(self) -> None:
        """Nothing sticks out to the side, once the page has taken the shape of its screen."""
        size = self.page.viewport_size
        assert size is not None
        try:
            self.page.wait_for_function("wide => document.documentElement.scrollWidth <= wide", arg=size["width"])
        except TimeoutError as wide:
            shown = self.page.evaluate("document.documentElement.scrollWidth")
            raise AssertionError(f"the page is {shown} wide on a screen of {size['width']}") from wide

    def calls(self, method: str, path: str, body: object = None) -> Any:
        """A call of the API as this browser's page would make it."""
        return self.page.evaluate(
            """async ([method, path, body]) => (await fetch(`/api${path}`, {
                method, headers: body === null ? {} : {'Content-Type': 'application/json'},
                body: body === null ? undefined : JSON.stringify(body)})).json()""",
            [method, path, body],
        )

    def asks(self, server: Server, method: str, path: str, body: object = None) -> Any:
        """The same by this browser's person without a page: none need be loaded to come to a table."""
        reply = self.page.request.fetch(f"{server.url}/api{path}", method=method, data=body, timeout=ANSWERED_MS)
        return reply.json()

    # --- deciding ---------------------------------------------------------------------------------------------------

    def must_decide(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".ended").count() > 0

    def decides(self) -> None:
        """One decision with the mouse: the first token on its first space, turn ended; or the choice asked for."""
        assert self.waits_for_turn(), "it is over"
        page, before = self.page, self.entry()
        if page.get_by_label("Whole map").count():
            page.get_by_label("Whole map").click()  # every space is in sight
        if page.locator("button.token:not([disabled]):not(.plan)").count():
            page.locator("button.token:not([disabled]):not(.plan)").first.click()
            page.locator(".space.open").first.click()
            page.get_by_role("button", name="End turn").click()
        elif page.locator(".choices button").count():
            page.locator(".choices button").first.click()
        else:
            page.locator(".targets select").select_option(index=1)
        self.sees_entry_after(before)

    def entry(self) -> int:
        """The number of the last entry this browser knows."""
        return int(self.page.locator(".history .count").inner_text().split("/")[1])

    def sees_entry_after(self, number: int) -> None:
        later = "n => Number(document.querySelector('.history .count')?.textContent?.split('/')[1] ?? 1e6) > n"
        try:
            self.page.wait_for_function(later, arg=number)
        except TimeoutError as slow:
            shown = self.page.locator(".refusal, .cut, .side").all_inner_texts()
            heard = [(m.get("type"), m.get("number"), m.get("error")) for m in self.wire[-4:] if isinstance(m, dict)]
            raise AssertionError(f"{self.name} sees nothing after {number}: {shown} {heard}") from slow

    def waits_for_turn(self) -> bool:
        """Until there is something to decide (True) or the match has ended (False)."""
        try:
            self.page.wait_for_selector(f"{ASKED}, .ended")
        except TimeoutError as slow:
            raise AssertionError(f"{self.name} waits for nothing: {self.page.locator('.side').inner_text()}") from slow
        return not self.is_over()

    def plays(self, decisions: int) -> None:
        """So many decisions, or as many as there are."""
        for _ in range(decisions):
            if not self.waits_for_turn():
                return
            self.decides()

    def gives_up(self) -> None:
        """By the menu."""
        self.page.get_by_role("tab", name="Menu").click()
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("button", name="Yes, resign").click()
        expect(self.page.locator(".ended")).to_be_visible()

    def plays_to_the_end(self) -> None:
        """Against a bot or the automaton."""
        for _ in range(MOST_DECISIONS):
            if not self.waits_for_turn():
                break
            self.decides()
        expect(self.page.locator(".ended")).to_be_visible()


def objects(data: Any) -> list[dict[str, Any]]:
    """Every JSON object in there, at any depth."""
    if isinstance(data, dict):
        return [data, *(inner for value in data.values() for inner in objects(value))]
    if isinstance(data, list):
        return [inner for value in data for inner in objects(value)]
    return []


def told_too_much(wire: list[Any], seat: str | None) -> list[Any]:
    """What reached a browser before the end and was not for its seat: others' hands, bags, draws and hidden tokens."""
    leaks: list[Any] = []
    for message in wire:
        if isinstance(message, dict) and message.get("result"):
            break
        for thing in objects(message):
            if thing.get("kind") in ("token_drawn_is", "token_hidden_is") and thing.get("seat") != seat:
                leaks.append(thing)
            if ("hand" in thing or "bag" in thing) and thing.get("seat") != seat:
                leaks.append(thing)
            if thing.get("hidden") and thing.get("token") and thing.get("seat") != seat:
                leaks.append(thing)
            if thing.get("secret"):
                leaks.append(thing)
    return leaks
