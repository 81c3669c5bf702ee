"""OpenSpiel's playthroughs of our games, kept in `tests/data/openspiel`; `python tests/envs/playthroughs.py` writes them anew.

The library's own generator writes them and its own test compares them. Tensors of thousands of numbers are kept as a digest:
a change of any of them is seen, and the files can be read in a review.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from absl import flags

import triumvirate.envs.openspiel  # noqa: F401  # registers the games

FOLDER = Path(__file__).parents[1] / "data" / "openspiel"
KEPT = {
    "caesar_mini": "triumvirate_caesar_mini",
    "caesar": "triumvirate_caesar(poison=true,centurions=true)",
}
LONGEST, SEED = 400, 4
flags.FLAGS.mark_as_parsed()  # the generator asks for a flag of its own


def generator() -> Any:
    """The library's own. It brings all of scipy, half a second for every process that only collects the tests."""
    from open_spiel.python.algorithms import generate_playthrough

    return generate_playthrough


def shortened(text: str) -> str:
    """The same with a digest in place of what nobody reads."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    digest = hashlib.blake2b(line.encode(), digest_size=12).hexdigest()
    return f"{line[:60]} … {len(line)} characters, {digest}"


def regenerated(file: Path) -> str:
    """The playthrough of a kept file, played again by its actions."""
    return shortened(generator().replay(str(file))[1])


def main() -> None:
    """Write all of them: the kept actions, or random ones where there is no file yet."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in KEPT.items():
        file = FOLDER / f"{name}.txt"
        made = regenerated(file) if file.is_file() else shortened(generator().playthrough(game, [], seed=SEED))
        file.write_text(made, encoding="utf-8")
        print(f"{file.name}: {len(made)} characters")


if __name__ == "__main__":
    main()
