"""Many threads decode the same class for the first time, and the program lives."""

from __future__ import annotations

import subprocess
import sys

# classes nobody has decoded before, nested as answers are, a hundred times over
FIRST_TIMES = """
import sys, threading
from dataclasses import make_dataclass
from triumvirate.decoders import decoder_of

sys.setswitchinterval(1e-6)
for turn in range(100):
    inner = make_dataclass("Inner", [(f"n{i}", int, 0) for i in range(8)])
    middle = make_dataclass("Middle", [(f"i{i}", list[inner], None) for i in range(8)])
    outer = make_dataclass("Outer", [(f"m{i}", middle, None) for i in range(8)])
    text = b'{"m0": {"i0": [{"n0": 1}]}, "m7": {"i7": [{"n7": 8}]}}'
    start, found = threading.Barrier(6), []

    def decode():
        start.wait()
        found.append(decoder_of(outer).decode(text).m7.i7[0].n7)

    threads = [threading.Thread(target=decode) for _ in range(6)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    assert found == [8] * 6, found
"""


def test_threads_that_decode_a_class_for_the_first_time_live() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_TIMES], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr[-400:]
