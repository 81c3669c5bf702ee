"""The lessons of the web page are games of the rules as they are now: played again, they are what the page holds."""

import json
import re
import runpy
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "web/src/games"
LESSONS = ["caesar/lesson", "julius/lesson", "rubico/lesson.caesar", "rubico/lesson.senate"]


def played(lesson):
    game, _, name = lesson.partition("/lesson")
    play = runpy.run_path(str(CLIENT / game / "make-lesson.py"))["play"]
    return play(name[1:])[0].scenes if name else play()


def kept(lesson):
    return json.loads((CLIENT / f"{lesson}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_what_the_rules_play(lesson):
    scenes = json.loads(json.dumps(played(lesson)))
    assert scenes == kept(lesson), f"run web/src/games/{lesson.partition('/')[0]}/make-lesson.py"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_its_steps_reach_every_scene_in_order(lesson, language):
    text = (CLIENT / f"{lesson}.{language}.ts").read_text(encoding="utf-8")
    steps = [int(scene) for scene in re.findall(r"\bscene: (\d+),", text)]
    assert steps == sorted(steps)
    assert steps[-1] == len(kept(lesson)) - 1


@pytest.mark.parametrize("lesson", LESSONS)
def test_both_languages_have_the_same_steps(lesson):
    shapes = [
        re.findall(
            r"\b(scene: \d+|rule: \"[^\"]+\"|play: true|wrong):?,?", (CLIENT / f"{lesson}.{language}.ts").read_text()
        )
        for language in ("en", "it")
    ]
    assert shapes[0] == shapes[1]
