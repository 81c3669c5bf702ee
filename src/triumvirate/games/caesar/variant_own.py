"""Home-made bonuses and tasks in a variant file: checked, and written out in full with what the file leaves out."""

from __future__ import annotations

from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.own import (
    ALLOWED_ON,
    DO_NAMES,
    IF_NAMES,
    MOST_REPEATS,
    ONCE,
    OWN_BONUSES,
    OWN_EFFECTS,
    STEP_NAMES,
    TARGET_NAMES,
    TASK_IF_NAMES,
    WHEN_NAMES,
    pack_effect,
    pack_task,
)
from triumvirate.games.caesar.variant_check import Sheet

LANGUAGES = ("en", "it")
LONGEST_NAME = 24
MOST_OF_ONE = 18
CRASSUS = ("aside", "plays")
BONUS_KEYS = ("name", "count", "effects", "crassus")
EFFECT_KEYS = ("do", "on", "when", "if", "count", "optional")
TASK_KEYS = ("do", "count", "if", "target", "order")
# What only the count of a closing province tells.
KNOWN_AFTER_THE_COUNT = ("won", "not_won")


def own_bonuses(sheet: Sheet) -> list[JsonObject]:
    """All home-made bonuses of a file."""
    listed = sheet.data["own"]
    if not isinstance(listed, list) or not 1 <= len(listed) <= OWN_BONUSES:
        sheet.fail(f"'own' is a list of 1 to {OWN_BONUSES} bonuses", "write [[own]] above each", "own")
    bonuses = [_bonus(sheet, number, given) for number, given in enumerate(listed)]
    for language in LANGUAGES:
        names = [bonus["name"][language] for bonus in bonuses]
        for number, name in enumerate(names):
            if name in names[:number]:
                sheet.fail(
                    f"two home-made bonuses are called '{name}'", "give each its own name", "own", number, "name"
                )
    return bonuses


def _bonus(sheet: Sheet, number: int, given: object) -> JsonObject:
    what = f"home-made bonus {number + 1}"
    bonus = sheet.keys(given, BONUS_KEYS, what, "own", number)
    effects = bonus.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= OWN_EFFECTS:
        sheet.fail(
            f"{what} has not 1 to {OWN_EFFECTS} effects", 'write effects = [{do = "draw"}]', "own", number, "effects"
        )
    return {
        "name": _name(sheet, number, bonus.get("name")),
        "count": sheet.number(bonus.get("count", 1), 1, MOST_OF_ONE, f"the count of {what}", "own", number, "count"),
        "crassus": sheet.word(
            bonus.get("crassus", CRASSUS[0]), CRASSUS, f"what Auto-Crassus does with {what}", "own", number, "crassus"
        ),
        "effects": [_effect(sheet, number, place, effect) for place, effect in enumerate(effects)],
    }


def _name(sheet: Sheet, number: int, given: object) -> dict[str, str]:
    """A name for each language, or one for both."""
    names: dict[str, object] = dict.fromkeys(LANGUAGES, given) if isinstance(given, str) else {}
    if isinstance(given, dict):
        names = given
    if set(names) != set(LANGUAGES) or any(not _is_name(name) for name in names.values()):
        sheet.fail(
            f"home-made bonus {number + 1} needs a name of at most {LONGEST_NAME} characters",
            'write name = "Spy", or name = {en = "Spy", it = "Spia"}',
            "own",
            number,
            "name",
        )
    return {language: str(names[language]).strip() for language in LANGUAGES}


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name.strip()) <= LONGEST_NAME and name.isprintable()


def _effect(sheet: Sheet, number: int, place: int, given: object) -> JsonObject:
    at = ("own", number, "effects", place)
    what = f"effect {place + 1} of home-made bonus {number + 1}"
    effect = sheet.keys(given, EFFECT_KEYS, what, *at)
    do = sheet.word(effect.get("do"), tuple(ALLOWED_ON), f"'do' of {what}", *at, "do")
    on = sheet.word(effect.get("on", ALLOWED_ON[do][0]), ALLOWED_ON[do], f"'on' of {what} ({do})", *at, "on")
    when = sheet.word(effect.get("when", WHEN_NAMES[0]), WHEN_NAMES, f"'when' of {what}", *at, "when")
    condition = sheet.word(effect.get("if", IF_NAMES[0]), IF_NAMES, f"'if' of {what}", *at, "if")
    most = 1 if do in ONCE else MOST_REPEATS
    count = sheet.number(effect.get("count", 1), 1, most, f"'count' of {what} ({do})", *at, "count")
    optional = effect.get("optional", False)
    if not isinstance(optional, bool):
        sheet.fail(f"'optional' of {what} is {optional!r}", "use true or false", *at, "optional")
    if when == "closing" and (condition in KNOWN_AFTER_THE_COUNT or on == "owner"):
        field = "on" if on == "owner" else "if"
        sheet.fail(
            f"{what} comes before the count, when nobody has won the province yet",
            f"leave out '{field}', or use when = \"now\"",
            *at,
            field,
        )
    return {"do": do, "on": on, "when": when, "if": condition, "count": count, "optional": optional}


def own_task(sheet: Sheet, letter: str, place: int, given: object) -> JsonObject:
    """A home-made task of a tile, written out in full."""
    at = ("tiles", letter, place)
    what = f"task {place + 1} of tile {letter}"
    task = sheet.keys(given, TASK_KEYS, what, *at)
    do = sheet.word(task.get("do"), DO_NAMES, f"'do' of {what}", *at, "do")
    checked: JsonObject = {
        "do": do,
        "count": sheet.number(task.get("count", 1), 1, MOST_REPEATS, f"'count' of {what}", *at, "count"),
        "if": sheet.word(task.get("if", TASK_IF_NAMES[0]), TASK_IF_NAMES, f"'if' of {what}", *at, "if"),
    }
    if do != "resolve":
        for field in ("target", "order"):
            if field in task:
                sheet.fail(f"{what} has '{field}', but only a resolve places", "leave it out", *at, field)
        return checked
    target = task.get("target", TARGET_NAMES[0])
    checked["target"] = sheet.word(target, TARGET_NAMES, f"'target' of {what}", *at, "target")
    checked["order"] = _order(sheet, what, task.get("order", []), *at, "order")
    return checked


def _order(sheet: Sheet, what: str, given: object, *at: str | int) -> list[str]:
    """The steps that come first, then the others as printed: one that is left out could leave it without a placement."""
    good = isinstance(given, list) and all(isinstance(step, str) and step in STEP_NAMES for step in given)
    if not good or not isinstance(given, list) or len(set(given)) != len(given):
        sheet.fail(f"'order' of {what} is {given!r}", f"list some of {', '.join(STEP_NAMES)}, each once", *at)
    return [*given, *(step for step in STEP_NAMES if step not in given)]


def packed_effect(effect: JsonObject) -> int:
    """A checked effect as the rules read it."""
    return pack_effect(effect["do"], effect["on"], effect["when"], effect["if"], effect["count"], effect["optional"])


def packed_task(task: JsonObject) -> int:
    """A checked task as the rules read it."""
    order = tuple(task["order"]) if task["do"] == "resolve" else ()
    return pack_task(task["do"], task["count"], task["if"], task.get("target", TARGET_NAMES[0]), order)
