"""What environments hand out at every step, for games without a quicker `glance.py` of their own: what networks are told."""

from .encode import DTYPE, OBSERVATION, observe

__all__ = ["DTYPE", "OBSERVATION", "observe"]
