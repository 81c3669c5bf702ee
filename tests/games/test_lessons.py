"""The lessons of the web page are games of the rules as they are now: played again, they are what the page holds."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from triumvirate.games import find_game, game_names

ROOT = Path(__file__).parents[2]
CHUNKS = ROOT / "web" / "src" / "games"
LESSONS = [
    f"{page.chunk}/lesson.{name}" for page in (find_game(game).page for game in game_names()) for name in page.lessons
]


def test_the_lessons_are_what_the_rules_play() -> None:
    made = dict(runpy.run_path(str(ROOT / "scripts" / "make_lessons.py"))["made"]())
    assert len(made) >= 4
    for file, text in made.items():
        assert file.read_text(encoding="utf-8") == text, "run scripts/make_lessons.py"
    assert set(CHUNKS.glob("*/lesson.*.json")) == set(made), "a lesson that no game names"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_its_steps_reach_every_scene_in_order(lesson: str, language: str) -> None:
    text = (CHUNKS / f"{lesson}.{language}.ts").read_text(encoding="utf-8")
    steps = [int(scene) for scene in re.findall(r"\bscene: (\d+),", text)]
    assert steps == sorted(steps)
    assert steps[-1] == len(json.loads((CHUNKS / f"{lesson}.json").read_text(encoding="utf-8"))) - 1


@pytest.mark.parametrize("lesson", LESSONS)
def test_both_languages_have_the_same_steps(lesson: str) -> None:
    shapes = [
        re.findall(
            r"\b(scene: \d+|rule: \"[^\"]+\"|play: true|wrong):?,?", (CHUNKS / f"{lesson}.{language}.ts").read_text()
        )
        for language in ("en", "it")
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("name", game_names())
def test_a_game_names_the_folder_that_draws_it(name: str) -> None:
    page = find_game(name).page
    assert not page.chunk or (CHUNKS / page.chunk / "index.ts").is_file()
    assert (CHUNKS / page.chunk / "Lesson.svelte").is_file() == bool(page.lessons)


def test_every_folder_of_the_client_draws_a_game() -> None:
    drawn = {find_game(name).page.chunk for name in game_names()}
    assert {folder.parent.name for folder in CHUNKS.glob("*/index.ts")} == drawn - {""}
