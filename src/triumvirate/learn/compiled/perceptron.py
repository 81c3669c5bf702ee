"""The network of `learn/network.py` as compiled text: what plays it needs neither torch nor ONNX, and a page can run it.

Loaded as `triumvirate.native.GAME.learn.perceptron`. All weights lie in one row (`learn/plain.py` writes it, in the order
read here); `shape` is inputs, slots, width, blocks. `x` is what is seen, `h` room for three layers: the first is the result.
Sums are added up in the same order on every engine, so that all of them find the same numbers.
"""

from math import exp, sqrt

from triumvirate.core.rulebook import compiled

INPUTS, SLOTS, WIDTH, BLOCKS = range(4)
ALMOST_NOTHING = 1e-5
RUN = 64  # inputs whose weights stay near the processor while a batch goes through them


@compiled
def add_bias(net, bias, width, h, target):
    """Add a layer's bias."""
    for unit in range(width):
        h[target + unit] += net[bias + unit]


@compiled
def add_run(source, first, begin, end, net, at, width, h, target):
    """Add the weights of some inputs, four that are not zero at a time; zeros cost nothing."""
    n = begin
    while n < end:
        nothing = source[first + n] * 0
        a, b, c, d = nothing, nothing, nothing, nothing
        rows = at, at, at, at
        found = 0
        while n < end and found < 4:
            value = source[first + n]
            if value != 0:
                a, b, c, d = b, c, d, value
                rows = rows[1], rows[2], rows[3], at + n * width
                found += 1
            n += 1
        if found:
            add_four(a, b, c, d, rows, net, width, h, target)


@compiled
def add_four(a, b, c, d, rows, net, width, h, target):
    """Add four rows of weights, each so many times."""
    for unit in range(width):
        more = a * net[rows[0] + unit] + b * net[rows[1] + unit]
        h[target + unit] += more + (c * net[rows[2] + unit] + d * net[rows[3] + unit])


@compiled
def layer(source, first, count, net, at, width, h, target):
    """Add a layer's weights and bias, applied to a run of numbers. Where the next weights begin."""
    bias = at + count * width
    add_bias(net, bias, width, h, target)
    add_run(source, first, 0, count, net, at, width, h, target)
    return bias + width


@compiled
def layers(source, first, count, net, at, width, h, target):
    """The same for a batch, a row each: run by run of the inputs, so that weights are fetched once for all of it."""
    bias = at + count * width
    for row in range(len(h)):
        add_bias(net, bias, width, h[row], target)
    begin = 0
    while begin < count:
        end = min(begin + RUN, count)
        for row in range(len(h)):
            add_run(source[row], first, begin, end, net, at, width, h[row], target)
        begin = end
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
def folded(h, first, count):
    """The sum of a run, one half added to the other until one number is left; the run is lost."""
    while count > 1:
        half = (count + 1) // 2
        for n in range(count - half):
            h[first + n] += h[first + half + n]
        count = half
    return h[first]


@compiled
def normed(h, net, at, width):
    """Layer normalisation of the first run into the second; the third is lost. Where the next weights begin."""
    spare = 2 * width
    for unit in range(width):
        h[spare + unit] = h[unit]
    h[spare] = folded(h, spare, width) / width
    mean = h[spare]
    for unit in range(width):
        h[width + unit] = h[unit] - mean
        h[spare + unit] = h[width + unit] * h[width + unit]
    h[spare] = 1.0 / sqrt(folded(h, spare, width) / width + ALMOST_NOTHING)
    scale = h[spare]
    for unit in range(width):
        h[width + unit] = h[width + unit] * scale * net[at + unit] + net[at + width + unit]
    return at + 2 * width


@compiled
def finish(h, net, at, width):
    """What the heads read: the last normalisation, nothing below zero, into the first run."""
    after = normed(h, net, at, width)
    for unit in range(width):
        h[unit] = h[width + unit]
    cut(h, 0, width)
    return after


@compiled
def trunk(x, net, shape, h):
    """What both heads read, into the first run of `h`; where the policy's weights begin."""
    width = shape[WIDTH]
    clear(h, 0, width)
    at = layer(x, 0, shape[INPUTS], net, 0, width, h, 0)
    cut(h, 0, width)
    for _ in range(shape[BLOCKS]):
        at = normed(h, net, at, width)
        clear(h, 2 * width, width)
        at = layer(h, width, width, net, at, width, h, 2 * width)
        cut(h, 2 * width, width)
        at = layer(h, 2 * width, width, net, at, width, h, 0)
    return finish(h, net, at, width)


@compiled
def trunks(x, net, shape, h):
    """The same for a batch: a row of `x` and one of `h` for each."""
    width = shape[WIDTH]
    for row in range(len(h)):
        clear(h[row], 0, width)
    at = layers(x, 0, shape[INPUTS], net, 0, width, h, 0)
    for row in range(len(h)):
        cut(h[row], 0, width)
    for _ in range(shape[BLOCKS]):
        begin = at
        for row in range(len(h)):
            at = normed(h[row], net, begin, width)
            clear(h[row], 2 * width, width)
        at = layers(h, width, width, net, at, width, h, 2 * width)
        for row in range(len(h)):
            cut(h[row], 2 * width, width)
        at = layers(h, 2 * width, width, net, at, width, h, 0)
    begin = at
    for row in range(len(h)):
        at = finish(h[row], net, begin, width)
    return at


@compiled
def read(h, net, at, width):
    """The sum of what the heads read, each so many times; the third run is lost."""
    for unit in range(width):
        h[2 * width + unit] = h[unit] * net[at + unit]
    return folded(h, 2 * width, width)


@compiled
def opinion(h, net, shape, at, slot):
    """The policy's logit of a slot, after `trunk`, whose result is `at`."""
    width = shape[WIDTH]
    return read(h, net, at + slot * width, width) + net[at + shape[SLOTS] * width + slot]


@compiled
def win_chance(h, net, shape, at):
    """The chance to win of the seat that sees, after `trunk`, whose result is `at`."""
    width = shape[WIDTH]
    value = at + shape[SLOTS] * (width + 1)
    total = 0.0 + read(h, net, value, width) + net[value + width]  # in double precision, whose exponential a page has
    return 1.0 / (1.0 + exp(-total))
