"""The rules of a variant as sentences, put together from the phrases of a language (`data/variant.LANGUAGE.json`)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from triumvirate.core.home_made import ToldSection
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.words import catalogue, token_name

FOLDER = Path(__file__).parent.parent / "data"


@cache
def phrases(language: str) -> JsonObject:
    """The phrases of a language that is spoken here."""
    found: JsonObject = json.loads((FOLDER / f"variant.{language}.json").read_text(encoding="utf-8"))
    return found


def told(variant: OptionValue, language: str) -> Sequence[ToldSection]:
    """All that a variant brings, section by section."""
    return [*_bonuses(variant, language), *_tokens(variant, language), *_tiles(variant, language)]


def _bonuses(variant: JsonObject, language: str) -> Iterator[ToldSection]:
    say = phrases(language)
    own = variant.get("own", [])
    if "bonuses" in variant or own:
        words = catalogue(language)["bonuses"]
        mix = variant.get("bonuses", DATA["bonuses"]["base"])
        counts = [f"{words[name]}: {count}" for name, count in mix.items()]
        counts += [f"{bonus['name'][language]}: {bonus['count']}" for bonus in own]
        yield ToldSection("variant.bonuses", say["bonuses"], (say["bonuses.text"],), tuple(counts))
    for number, bonus in enumerate(own, 1):
        yield ToldSection(
            f"variant.own{number}",
            bonus["name"][language],
            (say[f"crassus.{bonus['crassus']}"],),
            tuple(effect_sentence(effect, language) for effect in bonus["effects"]),
        )


def effect_sentence(effect: JsonObject, language: str) -> str:
    """When, on which condition, what, how often, and whether it may be declined."""
    say = phrases(language)
    head = ", ".join(filter(None, (say["when"][effect["when"]], say["if"][effect["if"]])))
    what = say["effects"][f"{effect['do']}.{effect['on']}"] + say["times"][effect["count"] - 1]
    sentence = f"{head[0].upper()}{head[1:]}: {what}." if head else f"{what[0].upper()}{what[1:]}."
    return f"{sentence} {say['optional']}" if effect["optional"] else sentence


def guide(language: str) -> Sequence[ToldSection]:
    """All words that a variant may use, and what each means."""
    say = phrases(language)
    words = say["guide"]
    effects = []
    for name, sentence in say["effects"].items():
        do, on = name.split(".")
        effects.append(f'`do = "{do}", on = "{on}"`: {sentence}')
    tasks = [f'`"{name}"`: {meant}' for name, meant in say["tasks"].items()]
    tasks += [f'`do = "{name}"`: {meant}' for name, meant in say["do"].items()]
    return [
        ToldSection("guide.file", words["file"], (words["file.text"],), tuple(words["file.points"])),
        ToldSection("guide.effects", words["effects"], (words["effects.text"],), tuple(effects)),
        ToldSection(
            "guide.when", words["when"], (), _meant("when", say["when"], words) + _meant("if", say["if"], words)
        ),
        ToldSection(
            "guide.tiles",
            words["tiles"],
            (words["tiles.text"],),
            (*tasks, *_meant("if", say["task_if"], words), *_meant("target", say["target"], words)),
        ),
    ]


def _meant(key: str, values: dict[str, str], words: JsonObject) -> tuple[str, ...]:
    """The values of a key, each with its phrase; the usual one has none of its own."""
    return tuple(f'`{key} = "{name}"`: {said.removeprefix(", ") or words["usual"]}' for name, said in values.items())


def _tokens(variant: JsonObject, language: str) -> Iterator[ToldSection]:
    say, words = phrases(language), catalogue(language)
    for key in ("influence", "centurions"):
        if key in variant:
            ids = ["-".join([*token["icons"], *map(str, token["values"])]) for token in variant[key]]
            listed = ", ".join(token_name(name, words) for name in ids) or say["none"]
            yield ToldSection(f"variant.{key}", say[key], (f"{listed}.",))


def _tiles(variant: JsonObject, language: str) -> Iterator[ToldSection]:
    say = phrases(language)
    if "tiles" in variant:
        points = tuple(
            f"{letter}: {'; '.join(task_sentence(task, language) for task in tasks)}."
            for letter, tasks in variant["tiles"].items()
        )
        yield ToldSection("variant.tiles", say["tiles"], (say["tiles.text"],), points)
    if "decks" in variant:
        points = tuple(
            f"{say['levels'][level]}: {', '.join(f'{count} × {letter}' for letter, count in deck.items() if count)}."
            for level, deck in variant["decks"].items()
        )
        yield ToldSection("variant.decks", say["decks"], (), points)


def task_sentence(task: str | JsonObject, language: str) -> str:
    """A printed task by its words, or a home-made one with its condition, target and order."""
    say = phrases(language)
    if isinstance(task, str):
        return str(say["tasks"][task])
    what = say["do"][task["do"]] + say["times"][task["count"] - 1]
    if task["do"] == "resolve":
        what += say["target"][task["target"]] + _order(task["order"], language)
    condition = say["task_if"][task["if"]]
    return f"{condition}: {what}" if condition else what


def _order(steps: list[str], language: str) -> str:
    """Nothing where the list is followed as printed, else its order."""
    say = phrases(language)
    if steps == list(say["steps"]):
        return ""
    return str(say["order"]).format(steps=", ".join(say["steps"][step] for step in steps))
