"""Builds a game's WebAssembly file: `python -m triumvirate.in_page.building GAME FILE [FORM]`.

A process of its own, because numba reads once and for all for which processor it writes: here for none in particular and
without optimising, which LLVM does afterwards for the machine that the file is for.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from triumvirate.core.errors import TriumvirateError

if TYPE_CHECKING:
    from llvmlite.binding import ModuleRef, TargetMachine

PLAIN = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"  # every browser since 2023
LINKERS = ("wasm-ld", *(f"wasm-ld-{number}" for number in range(30, 13, -1)))
# numba counts who holds an array; a page lends its memory for a call, and nothing here makes any.
COUNTED = re.compile(r"^define [^\n]*@NRT_(in|de)cref\(.*?^}", re.MULTILINE | re.DOTALL)
# What WebAssembly has no instruction for and every page has: taken from there.
FROM_THE_PAGE = ("exp", "log", "pow")
TRAP = "declare void @llvm.trap()"


class NoLinker(TriumvirateError):
    """WebAssembly cannot be linked on this machine."""


def linker() -> str | None:
    """The program that links WebAssembly, where there is one."""
    return next((found for name in LINKERS if (found := shutil.which(name))), None)


def build(game: str, file: Path, form: str = "") -> None:
    """Build a game's file in a process of its own."""
    if linker() is None:
        raise NoLinker("WebAssembly is linked by wasm-ld, which is not here. On Debian: apt-get install lld")
    command = [sys.executable, "-m", __name__, game, str(file), form]
    done = subprocess.run(command, env={**os.environ, **PLAIN}, capture_output=True, text=True)
    if done.returncode:
        told = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
        raise TriumvirateError(f"WebAssembly of {game} could not be built: {told[-1]}")


def retargeted(text: str, layout: str) -> str:
    """LLVM text that numba wrote for this processor, told to be for WebAssembly."""
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu|probe-stack)"="[^"]*"', "", text)
    text = re.sub(r"= common (\w+ )*global", "= internal global", text)
    return COUNTED.sub(r"define linkonce_odr void @NRT_\1cref(ptr %array) alwaysinline {\n  ret void\n}", text)


def built(parts: Iterable[tuple[str, str]], names: Iterable[str]) -> bytes:
    """One file of functions, each with its text and the one that stands before it, offered by these names."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")
    whole: ModuleRef | None = None
    before: list[str] = []
    for text, standing in parts:
        module = llvm.parse_assembly(retargeted(text, str(machine.target_data)))
        before.append(standing)
        if whole is None:
            whole = module
        else:
            whole.link_in(module)
    offered = list(names)
    module = llvm.parse_assembly(f"{whole}\n{TRAP}\n{''.join(before)}")
    module.verify()
    optimise(module, machine, offered)
    return linked(machine.emit_object(module), offered)


def optimise(module: ModuleRef, machine: TargetMachine, offered: list[str]) -> None:
    """Leave only what is offered and what it needs, and have that optimised for the machine."""
    import llvmlite.binding as llvm

    for one in (*module.functions, *module.global_variables):
        if not one.is_declaration and one.name not in offered:
            one.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization, tuning.slp_vectorization = True, False  # for networks; rules have nothing to gain by it
    builder = llvm.create_pass_builder(machine, tuning)
    first = llvm.create_new_module_pass_manager()
    first.add_global_dead_code_eliminate_pass()  # Python's own wrappers of every function go at once
    first.add_sroa_pass()
    first.add_simplify_cfg_pass()
    first.run(module, builder)
    builder.getModulePassManager().run(module, builder)
    last = llvm.create_new_module_pass_manager()
    last.add_global_dead_code_eliminate_pass()
    last.add_strip_dead_prototype_pass()
    last.run(module, builder)


def linked(compiled: bytes, offered: list[str]) -> bytes:
    """The file; a function that is nowhere fails the link: rules that need Python's memory or errors do not pass."""
    program = linker()
    assert program is not None
    with tempfile.TemporaryDirectory() as folder:
        source, target, brought = Path(folder, "game.o"), Path(folder, "game.wasm"), Path(folder, "brought")
        source.write_bytes(compiled)
        brought.write_text("\n".join(FROM_THE_PAGE))
        exported = [f"--export={name}" for name in (*offered, "__heap_base")]
        how = ["--no-entry", "--gc-sections", "--strip-all", "-O2", f"--allow-undefined-file={brought}"]
        command = [program, *how, *exported, "-o", target, source]
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
        if done.returncode:
            raise TriumvirateError(done.stderr.strip())
        return target.read_bytes()


def main(game: str, file: str, form: str = "") -> None:
    """Build one file."""
    from triumvirate.games import find_game
    from triumvirate.in_page.exports import compiled_for, exports_of

    played = find_game(game).in_form(form)
    exports = exports_of(played)
    found = built((compiled_for(played.text, export) for export in exports), [export.called for export in exports])
    Path(file).write_bytes(found)


if __name__ == "__main__":
    main(*sys.argv[1:])
