"""Text that every engine runs: the generator, bit counting, and the loops that play whole games."""
