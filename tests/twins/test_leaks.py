"""Planted leaks: the twins must see each of them, by the way that it comes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from twins.conftest import Twins
from twins.leaks import Leak
from twins.leaks_of_scenes import LEAKS
from twins.scenes import SCENES, Scene


class Stage:
    """The scene that is on; another takes its place."""

    def __init__(self, twins: Twins) -> None:
        self.twins = twins
        self._name = ""
        self._scene: Scene | None = None

    def set(self, name: str) -> Scene:
        if self._scene is None or name != self._name or not self._scene.lasts:
            self.clear()
            self._name, self._scene = name, self.twins.run(SCENES[name](self.twins.houses, self.twins.dealer))
        else:
            self.twins.run(self._scene.restore())
        assert self._scene is not None
        return self._scene

    def clear(self) -> None:
        if self._scene is not None:
            self.twins.run(self._scene.course.leave())
            self._scene = None


@pytest.fixture(scope="module")
def stage(twins: Twins) -> Iterator[Stage]:
    one = Stage(twins)
    yield one
    one.clear()


@pytest.mark.parametrize("name", SCENES)
def test_in_each_scene_nobody_notices_what_is_unseen(stage: Stage, name: str) -> None:
    stage.twins.run(stage.set(name).show())


# One in three of a scene is planted here, all of them by `make prove` (step `wire-leaks`).
PLANTED = [
    pytest.param(leak, id=leak.name, marks=[pytest.mark.long] if number % 3 else [])
    for number, leak in enumerate(sorted(LEAKS, key=lambda leak: leak.scene))
]


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_caught(stage: Stage, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    scene = stage.set(leak.scene)
    leak.plant(monkeypatch)
    with pytest.raises(AssertionError) as caught:
        stage.twins.run(scene.show(leak.caught))
    assert re.search(leak.caught, str(caught.value)), caught.value


def test_there_are_leaks_of_every_kind() -> None:
    assert len(LEAKS) >= 50
    assert {leak.scene for leak in LEAKS} == set(SCENES)
