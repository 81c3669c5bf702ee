"""Home-made content: a table's own tokens, bonus mix and command tiles, checked with errors that name the line and the fix."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from triumvirate.core.errors import BadDocument, BadOption
from triumvirate.core.options import Options, OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.own import OWN_TASKS
from triumvirate.games.caesar.printed import DATA, ICONS
from triumvirate.games.caesar.state import BONUS_NAMES, INFLUENCE_SLOTS, PROVINCES, SLOTS, TASK_NAMES, TASKS, TILES
from triumvirate.games.caesar.variant_check import Sheet
from triumvirate.games.caesar.variant_own import own_bonuses, own_task

TILE_LETTERS = "ABCDEF"
LEVELS = ("easy", "normal", "hard")
KEYS = ("name", "influence", "centurions", "bonuses", "own", "tiles", "decks")
TASKS_KNOWN = TASK_NAMES[1:]
PRINTED_TASKS = {
    "draw1": ("draw", 1, True),
    "draw2": ("draw", 2, True),
    "resolve": ("resolve", 1, True),
    "discard1": ("discard", 1, True),
    "drawCenturion1": ("centurion", 1, True),
}
LONGEST, MOST_DOTS = 20_000, 400
MOST_BONUSES = 100
Tiles: TypeAlias = Mapping[str, Sequence[str | JsonObject]]
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
        is_json = text.lstrip().startswith("{")
        data: JsonObject = json.loads(text) if is_json else tomllib.loads(text.replace("\r\n", "\n"))
    except json.JSONDecodeError as fault:
        said = f"Variant, line {fault.lineno}: this is not JSON: {fault.msg}."
        raise BadDocument(said, "house.variant", fault.lineno) from fault
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise _not_toml(str(fault), text) from fault
    except ValueError as fault:  # Python reads no number of thousands of digits
        raise BadOption("Variant: a number in it is too long.", "house.variant") from fault
    return data


def _not_toml(fault: str, text: str) -> BadDocument:
    """The parser's complaint, with its line in front as all others have it."""
    said, _, where = fault.partition(" (at ")
    line = re.match(r"line (\d+)", where)
    number = int(line.group(1)) if line else text.count("\n") + 1
    return BadDocument(f"Variant, line {number}: this is not TOML: {said}.", "house.variant", number)


def examples() -> dict[str, str]:
    """The texts of the variants that come with the game, by their names."""
    return {name: path.read_text(encoding="utf-8") for name, path in SHIPPED.items()}


def is_home_made(options: Options) -> bool:
    """Whether a match has bonuses or tasks of its own; other tokens, mixes and tiles are numbers that the usual rules read."""
    variant = options["variant"] or {}
    return bool(variant.get("own") or own_tasks_in(variant.get("tiles", {})))


def own_names(variant: OptionValue, language: str) -> list[str]:
    """What the home-made bonuses of a variant are called."""
    return [bonus["name"][language] for bonus in variant.get("own", ())]


class _Check(Sheet):
    """Reads one variant."""

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
        if "own" in self.data:
            checked["own"] = own_bonuses(self)
        self.check_bonuses(checked)
        tiles = self.tiles() if "tiles" in self.data else DATA["tiles"]
        if "tiles" in self.data:
            checked["tiles"] = tiles
        if "decks" in self.data:
            checked["decks"] = self.decks(tiles)
        elif "tiles" in self.data:
            self.check_printed_decks(tiles)
        return checked

    def tokens(self, key: str, least: int, most: int) -> list[JsonObject]:
        listed = self.data[key]
        if not isinstance(listed, list) or not least <= len(listed) <= most:
            self.fail(f"'{key}' is a list of {least} to {most} tokens", f"add or remove {key} tokens", key)
        return [self.token(key, nth, token) for nth, token in enumerate(listed)]

    def token(self, key: str, nth: int, token: object) -> JsonObject:
        what = f"token {nth + 1} of '{key}'"
        if not isinstance(token, dict) or set(token) != {"icons", "values"}:
            self.fail(f"{what} is not {{icons, values}}", 'write {icons = ["ship"], values = [5, 1]}', key, nth)
        icons, values = token["icons"], token["values"]
        if not isinstance(icons, list) or not icons or any(not isinstance(i, str) or i not in ICONS for i in icons):
            self.fail(f"{what} has unknown icons {icons!r}", f"use {', '.join(ICONS)}", key, nth, "icons")
        if len(set(icons)) != len(icons) or ("laurel" in icons and len(icons) > 1):
            self.fail(
                f"{what} repeats an icon or joins laurel with another", "a laurel already fits all", key, nth, "icons"
            )
        good = isinstance(values, list) and len(values) == 2
        if not good or any(isinstance(v, bool) or not isinstance(v, int) or not 0 <= v <= 9 for v in values):
            self.fail(f"{what} has values {values!r}", "use two whole numbers from 0 to 9", key, nth, "values")
        return {"icons": sorted(icons, key=list(ICONS).index), "values": sorted(values, reverse=True)}

    def bonuses(self) -> dict[str, int]:
        mix = self.data["bonuses"]
        if not isinstance(mix, dict):
            self.fail("'bonuses' is a table of names and counts", "write senate = 6", "bonuses")
        for name, count in mix.items():
            if name not in BONUS_NAMES:
                self.fail(f"there is no bonus '{name}'", f"use {', '.join(BONUS_NAMES)}", "bonuses", name)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 40:
                self.fail(f"the count of '{name}' is {count!r}", "use a whole number from 0 to 40", "bonuses", name)
        return {name: mix[name] for name in BONUS_NAMES if mix.get(name)}

    def check_bonuses(self, checked: JsonObject) -> None:
        """There is a bonus for every province, one of them a Senate, and not more than a bag holds."""
        own = sum(bonus["count"] for bonus in checked.get("own", ()))
        mix: Mapping[str, int] = checked.get("bonuses", DATA["bonuses"]["base"])
        total = own + sum(mix.values())
        if total < PROVINCES:
            self.fail(f"there are {total} bonuses", f"give at least {PROVINCES}, one a province", "bonuses")
        if total > MOST_BONUSES:
            self.fail(f"there are {total} bonuses", f"give at most {MOST_BONUSES}", "bonuses")
        if mix.get("senate", 0) < 1:
            self.fail("Italia always has a Senate", "give at least one senate", "bonuses")

    def tiles(self) -> dict[str, list[str | JsonObject]]:
        tiles = self.data["tiles"]
        if not isinstance(tiles, dict) or not tiles or len(tiles) > TILES:
            self.fail(f"'tiles' is a table of 1 to {TILES} letters", 'write A = ["draw1", "resolve"]', "tiles")
        checked: dict[str, list[str | JsonObject]] = {}
        for letter, tasks in tiles.items():
            if letter not in tuple(TILE_LETTERS):
                self.fail(f"'{letter}' is no tile letter", f"use {', '.join(TILE_LETTERS)}", "tiles", letter)
            if not isinstance(tasks, list) or not 1 <= len(tasks) <= TASKS:
                self.fail(f"tile {letter} has not 1 to {TASKS} tasks", "list its tasks", "tiles", letter)
            checked[letter] = [self.task(letter, place, task) for place, task in enumerate(tasks)]
        own = own_tasks_in(checked)
        if len(own) > OWN_TASKS:
            self.fail(f"the tiles have {len(own)} different home-made tasks", f"use at most {OWN_TASKS}", "tiles")
        return {letter: checked[letter] for letter in sorted(checked)}

    def task(self, letter: str, place: int, task: object) -> str | JsonObject:
        """A printed task by its name, or a home-made one."""
        if isinstance(task, dict):
            return own_task(self, letter, place, task)
        if not isinstance(task, str) or task not in TASKS_KNOWN:
            fix = f'use {", ".join(TASKS_KNOWN)}, or {{do = "resolve", …}}'
            self.fail(f"tile {letter} has the task {task!r}", fix, "tiles", letter, place)
        return task

    def decks(self, tiles: Tiles) -> dict[str, dict[str, int]]:
        decks = self.data["decks"]
        if not isinstance(decks, dict) or set(decks) != set(LEVELS):
            self.fail("'decks' has not exactly the three levels", f"give {', '.join(LEVELS)}", "decks")
        for level, deck in decks.items():
            if not isinstance(deck, dict) or not deck:
                self.fail(
                    f"the deck '{level}' is not a table of letters and counts", "write {A = 4, B = 2}", "decks", level
                )
            for letter, count in deck.items():
                if letter not in tiles:
                    self.fail(
                        f"the deck '{level}' uses tile '{letter}', which is not defined", "define it", "decks", level
                    )
                if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= 12:
                    self.fail(f"the deck '{level}' has {count!r} of tile {letter}", "use 0 to 12", "decks", level)
            self.check_deck(level, deck, tiles, "decks", level)
        return {level: {letter: decks[level][letter] for letter in sorted(decks[level])} for level in LEVELS}

    def check_deck(self, level: str, deck: Mapping[str, int], tiles: Tiles, *place: str) -> None:
        """A deck must draw, must place, and must not throw away more than it draws; else Auto-Crassus would starve.

        What waits for something is not counted on, but a discard is.
        """
        counts = {"draw": 0, "discard": 0, "resolve": 0, "centurion": 0}
        for letter, count in deck.items():
            for task in tiles[letter]:
                do, often, sure = _counted(task)
                counts[do] += count * often if sure or do == "discard" else 0
        if not counts["draw"] or not counts["resolve"] or counts["discard"] >= counts["draw"]:
            self.fail(
                f"the deck '{level}' would leave Auto-Crassus without tokens",
                "let it draw more than it discards, and resolve at least once, whatever happens",
                *place,
            )

    def check_printed_decks(self, tiles: Tiles) -> None:
        """Tiles without decks are used in the printed decks, which must then fit."""
        for decks in DATA["decks"].values():
            for level, deck in decks.items():
                missing = [letter for letter in deck if letter not in tiles]
                if missing:
                    self.fail(
                        f"the printed deck '{level}' needs tile {missing[0]}", "define it or give 'decks'", "tiles"
                    )
                self.check_deck(level, deck, tiles, "tiles")


def own_tasks_in(tiles: Tiles) -> list[JsonObject]:
    """The different home-made tasks of some tiles, in the order in which they are first named."""
    found: list[JsonObject] = []
    for letter in sorted(tiles):
        found += [task for task in tiles[letter] if isinstance(task, dict) and task not in found]
    return found


def _counted(task: str | JsonObject) -> tuple[str, int, bool]:
    """What a task does, how often, and whether it always does."""
    if isinstance(task, str):
        return PRINTED_TASKS[task]
    return task["do"], task["count"], task["if"] == "always"
