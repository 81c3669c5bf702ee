"""The compiled text of a network beside the same sums in plain numpy."""

import numpy as np

from triumvirate.learn.compiled import perceptron
from triumvirate.learn.plain import Plain, laid_out

INPUTS, SLOTS, WIDTH, BLOCKS = 12, 5, 8, 2


def weights(rng):
    """A network's weights by the names that torch gives them."""
    sizes = {"entry": (WIDTH, INPUTS), "policy": (SLOTS, WIDTH), "value": (1, WIDTH)}
    for n in range(BLOCKS):
        sizes |= {f"blocks.{n}.first": (WIDTH, WIDTH), f"blocks.{n}.second": (WIDTH, WIDTH)}
    made = {f"{name}.weight": rng.normal(0, 0.4, size) for name, size in sizes.items()}
    made |= {f"{name}.bias": rng.normal(0, 0.4, size[0]) for name, size in sizes.items()}
    for name in ("norm", *(f"blocks.{n}.norm" for n in range(BLOCKS))):
        made |= {f"{name}.weight": rng.normal(1, 0.2, WIDTH), f"{name}.bias": rng.normal(0, 0.2, WIDTH)}
    return made


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


def test_it_says_what_the_sums_say():
    rng = np.random.default_rng(4)
    net = weights(rng)
    plain = Plain(laid_out(net, BLOCKS), np.array([INPUTS, SLOTS, WIDTH, BLOCKS]), {})
    room = plain.room
    for _ in range(4):
        x = rng.integers(0, 4, INPUTS).astype(np.float32)
        logits, win = reckoned(net, x)
        at = perceptron.trunk(x, plain.net, plain.shape, room)
        said = [perceptron.opinion(room, plain.net, plain.shape, at, slot) for slot in range(SLOTS)]
        assert np.allclose(said, logits, atol=1e-4)
        assert abs(perceptron.win_chance(room, plain.net, plain.shape, at) - win) < 1e-5
    assert at + (SLOTS + 1) * (WIDTH + 1) == len(plain.net)
