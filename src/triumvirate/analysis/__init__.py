"""Looking back at a match: win chance over time, turning points, and what would have been better."""

from triumvirate.analysis.analyse import LookingBack, analyse
from triumvirate.analysis.findings import Analysis, Moment

__all__ = ["Analysis", "LookingBack", "Moment", "analyse"]
