"""The wasm engine's files: a game's compiled text as WebAssembly, for pages and for Node.

numba writes LLVM text for the functions that `exports.py` names, `building.py` tells it to be for WebAssembly, has it
optimised for that machine and linked by `wasm-ld`; `running.py` plays such a file in Node beside the other engines.
"""
