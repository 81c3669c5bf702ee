"""From a network's file to the row of weights that `perceptron.py` plays; loaded as `triumvirate.native.GAME.learn.unpacking`.

A file has half precision, or bytes with a scale for each unit; both become single precision here, alike on every engine.
"""

from triumvirate.core.rulebook import compiled

INPUTS, SLOTS, WIDTH, BLOCKS = range(4)
# What a half's exponent stands for: the last of its ten digits is worth so much.
LAST_DIGIT = tuple(2.0 ** (max(exponent, 1) - 25) for exponent in range(32))
IMPLIED = 1 << 10


@compiled
def widen(halves, net):
    """Numbers in half precision, given by their bits."""
    for n in range(len(halves)):
        bits = int(halves[n])
        exponent = (bits >> 10) & 31
        digits = bits & (IMPLIED - 1)
        if exponent > 0:
            digits += IMPLIED
        value = digits * LAST_DIGIT[exponent]
        net[n] = -value if bits >> 15 else value


@compiled
def copy(rest, used, count, net, at):
    """Numbers that are kept as they are; where the next are."""
    for n in range(count):
        net[at + n] = rest[used + n]
    return used + count


@compiled
def scale_columns(small, taken, rows, scales, first, columns, net, at):
    """A table of bytes whose columns have a scale each."""
    for row in range(rows):
        for column in range(columns):
            net[at + row * columns + column] = small[taken + row * columns + column] * scales[first + column]


@compiled
def scale_rows(small, taken, rows, scales, first, columns, net, at):
    """A table of bytes whose rows have a scale each."""
    for row in range(rows):
        for column in range(columns):
            net[at + row * columns + column] = small[taken + row * columns + column] * scales[first + row]


@compiled
def unpack(small, scales, rest, shape, net):
    """A whole network from its tables of bytes, their scales, and the rest in single precision, in the row's order."""
    width = shape[WIDTH]
    scale_columns(small, 0, shape[INPUTS], scales, 0, width, net, 0)
    at = taken = shape[INPUTS] * width
    used = copy(rest, 0, width, net, at)
    at += width
    first = width
    for _ in range(shape[BLOCKS]):
        used = copy(rest, used, 2 * width, net, at)
        at += 2 * width
        for _ in range(2):
            scale_columns(small, taken, width, scales, first, width, net, at)
            taken += width * width
            first += width
            at += width * width
            used = copy(rest, used, width, net, at)
            at += width
    used = copy(rest, used, 2 * width, net, at)
    at += 2 * width
    scale_rows(small, taken, shape[SLOTS], scales, first, width, net, at)
    at += shape[SLOTS] * width
    used = copy(rest, used, len(rest) - used, net, at)
