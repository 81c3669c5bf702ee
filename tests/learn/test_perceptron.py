"""The compiled text of a network beside the same sums in plain numpy, and its files beside what was written."""

import numpy as np
import pytest

from learn.networks import kept, some_weights
from triumvirate.learn.compiled import perceptron, unpacking
from triumvirate.learn.plain import laid_out, shape_of

INPUTS, SLOTS, WIDTH, BLOCKS = 12, 5, 7, 2


def reckoned(net, x):
    """Policy logits and the chance to win, layer by layer."""

    def linear(name, given):
        return net[f"{name}.weight"] @ given + net[f"{name}.bias"]

    def norm(name, given):
        scaled = (given - given.mean()) / np.sqrt(given.var() + 1e-5)
        return scaled * net[f"{name}.weight"] + net[f"{name}.bias"]

    h = np.maximum(linear("entry", x), 0)
    for n in range(BLOCKS):
        h = h + linear(f"blocks.{n}.second", np.maximum(linear(f"blocks.{n}.first", norm(f"blocks.{n}.norm", h)), 0))
    h = np.maximum(norm("norm", h), 0)
    return linear("policy", h), 1 / (1 + np.exp(-linear("value", h)[0]))


def said(net, shape, h, at):
    """What compiled text says of a position, after its trunk."""
    logits = [perceptron.opinion(h, net, shape, at, slot) for slot in range(SLOTS)]
    return logits, perceptron.win_chance(h, net, shape, at)


def test_it_says_what_the_sums_say():
    rng = np.random.default_rng(4)
    weights = some_weights(INPUTS, SLOTS, WIDTH, BLOCKS)
    net, shape, h = laid_out(weights), shape_of(weights), np.zeros(3 * WIDTH, np.float32)
    assert shape.tolist() == [INPUTS, SLOTS, WIDTH, BLOCKS]
    seen = rng.integers(0, 4, (4, INPUTS)).astype(np.float32)
    many = np.zeros((len(seen), 3 * WIDTH), np.float32)
    behind = perceptron.trunks(seen, net, shape, many)
    for x, row in zip(seen, many, strict=True):
        expected, win = reckoned(weights, x)
        at = perceptron.trunk(x, net, shape, h)
        logits, chance = said(net, shape, h.copy(), at)
        assert np.allclose(logits, expected, atol=1e-4)
        assert abs(chance - win) < 1e-5
        assert said(net, shape, row, behind) == (logits, chance), "a batch is nothing but its positions"
    assert at == behind
    assert at + (SLOTS + 1) * (WIDTH + 1) == len(net)


@pytest.mark.parametrize(("as_bytes", "near"), [(False, 1e-3), (True, 0.02)])
def test_a_file_has_the_weights_that_were_written(tmp_path, as_bytes, near):
    weights = some_weights(INPUTS, SLOTS, WIDTH, BLOCKS)
    file = kept(weights, tmp_path / "small.npz", as_bytes)
    wanted, found = laid_out(weights), np.zeros(file.numbers, np.float32)
    assert file.shape == (INPUTS, SLOTS, WIDTH, BLOCKS)
    assert file.progress == {"games": 1}
    assert len(wanted) == file.numbers

    def row(name, kind):
        return np.frombuffer(file.kept[name].data, kind)

    if as_bytes:
        parts = row("small", np.int8), row("scales", np.float32), row("rest", np.float32)
        unpacking.unpack(*parts, np.array(file.shape), found)
    else:
        unpacking.widen(row("net", np.uint16), found)
        assert (found == wanted.astype(np.float16).astype(np.float32)).all()
    assert np.abs(found - wanted).max() < near
    assert np.abs(found - wanted).max() > 0


def test_halves_of_every_kind_are_widened_exactly():
    halves = np.array([0, 1e-7, -6e-8, 6e-5, 6.2e-5, 1, -1.5, 0.1, 65504, -2e-3], np.float16)
    found = np.zeros(len(halves), np.float32)
    unpacking.widen(halves.view(np.uint16), found)
    assert (found == halves.astype(np.float32)).all()
