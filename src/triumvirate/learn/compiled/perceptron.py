"""The network of `learn/network.py` as compiled text: what plays it needs neither torch nor ONNX, and a page can run it.

Loaded as `triumvirate.native.GAME.learn.perceptron`. All weights lie in one row (`learn/plain.py` writes it, in the order
read here); `shape` is inputs, slots, width, blocks. `x` is what is seen, `h` room for three layers: the first is the result.
"""

from math import exp, sqrt

from triumvirate.core.rulebook import compiled

INPUTS, SLOTS, WIDTH, BLOCKS = range(4)
ALMOST_NOTHING = 1e-5


@compiled
def layer(source, first, count, net, at, width, h, target):
    """Add a layer's weights and bias, applied to a run of numbers; zeros cost nothing. Where the next weights begin."""
    bias = at + count * width
    for unit in range(width):
        h[target + unit] += net[bias + unit]
    for n in range(count):
        value = source[first + n]
        if value != 0.0:
            row = at + n * width
            for unit in range(width):
                h[target + unit] += value * net[row + unit]
    return bias + width


@compiled
def clear(h, first, count):
    """Zeros."""
    for n in range(first, first + count):
        h[n] = 0.0


@compiled
def cut(h, first, count):
    """Nothing below zero."""
    for n in range(first, first + count):
        h[n] = max(h[n], h[n] * 0)


@compiled
def normed(h, source, target, net, at, width):
    """Layer normalisation of a run into another; where the next weights begin."""
    mean, square = 0.0, 0.0
    for unit in range(width):
        mean += h[source + unit]
    mean /= width
    for unit in range(width):
        square += (h[source + unit] - mean) ** 2
    scale = 1.0 / sqrt(square / width + ALMOST_NOTHING)
    for unit in range(width):
        h[target + unit] = (h[source + unit] - mean) * scale * net[at + unit] + net[at + width + unit]
    return at + 2 * width


@compiled
def trunk(x, net, shape, h):
    """What both heads read, into the first run of `h`; where the policy's weights begin."""
    width = shape[WIDTH]
    clear(h, 0, width)
    at = layer(x, 0, shape[INPUTS], net, 0, width, h, 0)
    cut(h, 0, width)
    for _ in range(shape[BLOCKS]):
        at = normed(h, 0, width, net, at, width)
        clear(h, 2 * width, width)
        at = layer(h, width, width, net, at, width, h, 2 * width)
        cut(h, 2 * width, width)
        at = layer(h, 2 * width, width, net, at, width, h, 0)
    at = normed(h, 0, width, net, at, width)
    for unit in range(width):
        h[unit] = h[width + unit]
    cut(h, 0, width)
    return at


@compiled
def opinion(h, net, shape, at, slot):
    """The policy's logit of a slot, after `trunk`, whose result is `at`."""
    width = shape[WIDTH]
    total = 0.0
    for unit in range(width):
        total += h[unit] * net[at + slot * width + unit]
    return total + net[at + shape[SLOTS] * width + slot]


@compiled
def win_chance(h, net, shape, at):
    """The chance to win of the seat that sees, after `trunk`, whose result is `at`."""
    width = shape[WIDTH]
    value = at + shape[SLOTS] * (width + 1)
    total = 0.0
    for unit in range(width):
        total += h[unit] * net[value + unit]
    return 1.0 / (1.0 + exp(-total - net[value + width]))
