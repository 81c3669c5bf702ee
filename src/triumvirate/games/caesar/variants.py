"""Home-made content: a table's own tokens, bonus mix and command tiles, checked with errors that name the line and the fix."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

from triumvirate.core.errors import BadOption
from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.printed import DATA, ICONS
from triumvirate.games.caesar.state import BONUS_NAMES, INFLUENCE_SLOTS, PROVINCES, SLOTS, TASK_NAMES, TASKS, TILES

TILE_LETTERS = "ABCDEF"
LEVELS = ("easy", "normal", "hard")
KEYS = ("name", "influence", "centurions", "bonuses", "tiles", "decks")
TASKS_KNOWN = TASK_NAMES[1:]
LONGEST, MOST_DOTS = 20_000, 400
# Variants that come with the game, by file name: what stands for their text wherever a variant is asked for.
SHIPPED = {path.stem: path for path in sorted((Path(__file__).parent / "data" / "variants").glob("*.toml"))}


def read_variant(value: object) -> JsonObject | None:
    """A variant from a file's text (TOML or JSON), its content, or the name of a shipped one; None is the printed set."""
    if value is None:
        return None
    if isinstance(value, str) and value in SHIPPED:
        value = SHIPPED[value].read_text(encoding="utf-8")
    if isinstance(value, str):
        return _Check(_parse(value), value).variant()
    if isinstance(value, Mapping):
        return _Check(dict(value), "").variant()
    raise BadOption("Option 'variant' is null or the content of a variant file.", "house.variant")


def _parse(text: str) -> JsonObject:
    if len(text) > LONGEST:
        raise BadOption(f"A variant file has at most {LONGEST} characters.", "house.variant")
    if text.count(".") > MOST_DOTS:  # reading a name of thousands of parts, a.a.a, takes seconds
        raise BadOption(f"A variant file has at most {MOST_DOTS} dots.", "house.variant")
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except json.JSONDecodeError as fault:
        raise BadOption(f"Variant, line {fault.lineno}: this is not JSON: {fault.msg}.", "house.variant") from fault
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise BadOption(f"Variant: this is not TOML: {fault}.", "house.variant") from fault
    except ValueError as fault:  # Python reads no number of thousands of digits
        raise BadOption("Variant: a number in it is too long.", "house.variant") from fault
    if not isinstance(data, dict):
        raise BadOption("Variant, line 1: a variant is a table of names and values.", "house.variant")
    return data


class _Check:
    """Reads one variant, remembering its text so that a fault can name its line."""

    def __init__(self, data: JsonObject, text: str) -> None:
        self.data = data
        self.text = text

    def variant(self) -> JsonObject:
        for key in self.data:
            if key not in KEYS:
                self.fail(f"there is no key '{key}'", f"use {', '.join(KEYS)}", key)
        name = self.data.get("name")
        if not isinstance(name, str) or not name.strip() or len(name) > 60 or not name.isprintable():
            self.fail("a variant needs a name", 'write name = "…" (at most 60 characters)', "name")
        checked: JsonObject = {"name": name}
        if "influence" in self.data:
            checked["influence"] = self.tokens("influence", 1, INFLUENCE_SLOTS)
        if "centurions" in self.data:
            checked["centurions"] = self.tokens("centurions", 0, SLOTS - INFLUENCE_SLOTS)
        if "bonuses" in self.data:
            checked["bonuses"] = self.bonuses()
        tiles = self.tiles() if "tiles" in self.data else DATA["tiles"]
        if "tiles" in self.data:
            checked["tiles"] = tiles
        if "decks" in self.data:
            checked["decks"] = self.decks(tiles)
        elif "tiles" in self.data:
            self.check_printed_decks(tiles)
        return checked

    def fail(self, wrong: str, fix: str, key: str, nth: int = 0, after: str = "") -> NoReturn:
        """Refuse, naming the line of the n-th appearance of a key (after another, where given)."""
        where = f"line {self.line_of(key, nth, after)}: " if self.text else ""
        raise BadOption(f"Variant, {where}{wrong}; {fix}.", "house.variant")

    def line_of(self, key: str, nth: int, after: str) -> int:
        start = 0
        if after:
            found = re.search(rf"(?m)[\[\"'{{\s,]*\b{re.escape(after)}\b", self.text)
            start = found.start() if found else 0
        places = [
            m.start() for m in re.finditer(rf"\b{re.escape(key)}\b(?=[\"'\s]*[:=\]])", self.text) if m.start() >= start
        ]
        place = places[nth] if nth < len(places) else (places[-1] if places else start)
        return self.text.count("\n", 0, place) + 1

    def tokens(self, key: str, least: int, most: int) -> list[JsonObject]:
        listed = self.data[key]
        if not isinstance(listed, list) or not least <= len(listed) <= most:
            self.fail(f"'{key}' is a list of {least} to {most} tokens", f"add or remove {key} tokens", key)
        return [self.token(key, nth, token) for nth, token in enumerate(listed)]

    def token(self, key: str, nth: int, token: object) -> JsonObject:
        what = f"token {nth + 1} of '{key}'"
        if not isinstance(token, dict) or set(token) != {"icons", "values"}:
            self.fail(f"{what} is not {{icons, values}}", 'write {icons = ["ship"], values = [5, 1]}', key)
        icons, values = token["icons"], token["values"]
        if not isinstance(icons, list) or not icons or any(not isinstance(i, str) or i not in ICONS for i in icons):
            self.fail(f"{what} has unknown icons {icons!r}", f"use {', '.join(ICONS)}", "icons", nth, key)
        if len(set(icons)) != len(icons) or ("laurel" in icons and len(icons) > 1):
            self.fail(
                f"{what} repeats an icon or joins laurel with another", "a laurel already fits all", "icons", nth, key
            )
        good = isinstance(values, list) and len(values) == 2
        if not good or any(isinstance(v, bool) or not isinstance(v, int) or not 0 <= v <= 9 for v in values):
            self.fail(f"{what} has values {values!r}", "use two whole numbers from 0 to 9", "values", nth, key)
        return {"icons": sorted(icons, key=list(ICONS).index), "values": sorted(values, reverse=True)}

    def bonuses(self) -> dict[str, int]:
        mix = self.data["bonuses"]
        if not isinstance(mix, dict):
            self.fail("'bonuses' is a table of names and counts", "write senate = 6", "bonuses")
        for name, count in mix.items():
            if name not in BONUS_NAMES:
                self.fail(f"there is no bonus '{name}'", f"use {', '.join(BONUS_NAMES)}", name, 0, "bonuses")
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 40:
                self.fail(f"the count of '{name}' is {count!r}", "use a whole number from 0 to 40", name, 0, "bonuses")
        if sum(mix.values()) < PROVINCES:
            self.fail(f"there are {sum(mix.values())} bonuses", f"give at least {PROVINCES}, one a province", "bonuses")
        if sum(mix.values()) > 100:
            self.fail(f"there are {sum(mix.values())} bonuses", "give at most 100", "bonuses")
        if mix.get("senate", 0) < 1:
            self.fail("Italia always has a Senate", "give at least one senate", "bonuses")
        return {name: mix[name] for name in BONUS_NAMES if mix.get(name)}

    def tiles(self) -> dict[str, list[str]]:
        tiles = self.data["tiles"]
        if not isinstance(tiles, dict) or not tiles or len(tiles) > TILES:
            self.fail(f"'tiles' is a table of 1 to {TILES} letters", 'write A = ["draw1", "resolve"]', "tiles")
        for letter, tasks in tiles.items():
            if letter not in tuple(TILE_LETTERS):
                self.fail(f"'{letter}' is no tile letter", f"use {', '.join(TILE_LETTERS)}", letter, 0, "tiles")
            if not isinstance(tasks, list) or not 1 <= len(tasks) <= TASKS:
                self.fail(f"tile {letter} has not 1 to {TASKS} tasks", "list its tasks", letter, 0, "tiles")
            for task in tasks:
                if task not in TASKS_KNOWN:
                    self.fail(
                        f"tile {letter} has the task {task!r}", f"use {', '.join(TASKS_KNOWN)}", letter, 0, "tiles"
                    )
        return {letter: list(tiles[letter]) for letter in sorted(tiles)}

    def decks(self, tiles: Mapping[str, list[str]]) -> dict[str, dict[str, int]]:
        decks = self.data["decks"]
        if not isinstance(decks, dict) or set(decks) != set(LEVELS):
            self.fail("'decks' has not exactly the three levels", f"give {', '.join(LEVELS)}", "decks")
        for level, deck in decks.items():
            if not isinstance(deck, dict) or not deck:
                self.fail(f"the deck '{level}' is not a table of letters and counts", "write {A = 4, B = 2}", level)
            for letter, count in deck.items():
                if letter not in tiles:
                    self.fail(f"the deck '{level}' uses tile '{letter}', which is not defined", "define it", level)
                if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 12:
                    self.fail(f"the deck '{level}' has {count!r} of tile {letter}", "use 0 to 12", level)
            self.check_deck(level, deck, tiles)
        return {level: {letter: decks[level][letter] for letter in sorted(decks[level])} for level in LEVELS}

    def check_deck(self, level: str, deck: Mapping[str, int], tiles: Mapping[str, list[str]]) -> None:
        """A deck must draw, must place, and must not throw away more than it draws; else Auto-Crassus would starve."""
        tasks = [task for letter, count in deck.items() for task in tiles[letter] * count]
        drawn = tasks.count("draw1") + 2 * tasks.count("draw2")
        if not drawn or "resolve" not in tasks or tasks.count("discard1") >= drawn:
            self.fail(
                f"the deck '{level}' would leave Auto-Crassus without tokens",
                "let it draw more than it discards, and resolve at least once",
                level,
            )

    def check_printed_decks(self, tiles: Mapping[str, list[str]]) -> None:
        """Tiles without decks are used in the printed decks, which must then fit."""
        for decks in DATA["decks"].values():
            for level, deck in decks.items():
                missing = [letter for letter in deck if letter not in tiles]
                if missing:
                    self.fail(
                        f"the printed deck '{level}' needs tile {missing[0]}", "define it or give 'decks'", "tiles"
                    )
                self.check_deck(level, deck, tiles)
