"""Slow, obvious second readings of the rules of CAESAR!, on lists and dicts; they share no code with the engine."""
