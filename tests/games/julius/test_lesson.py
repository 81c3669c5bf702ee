"""The first lesson of the web page is a game of the real rules: played again, it is what the page holds."""

import json
import re
import runpy
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[3] / "web/src/games/julius"


def test_the_lesson_is_what_the_rules_play():
    scenes = runpy.run_path(str(CLIENT / "make-lesson.py"))["play"]()
    kept = json.loads((CLIENT / "lesson.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(scenes)) == kept, "run web/src/games/julius/make-lesson.py"


@pytest.mark.parametrize("language", ["en", "it"])
def test_its_steps_reach_every_scene_in_order(language):
    text = (CLIENT / f"lesson.{language}.ts").read_text(encoding="utf-8")
    steps = [int(scene) for scene in re.findall(r"\bscene: (\d+),", text)]
    scenes = json.loads((CLIENT / "lesson.json").read_text(encoding="utf-8"))
    assert steps == sorted(steps)
    assert 12 <= len(steps) <= 15
    assert steps[-1] == len(scenes) - 1
