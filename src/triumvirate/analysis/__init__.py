"""Looking back at a match: win chance over time, turning points, and what would have been better."""

from triumvirate.analysis.analyse import Analysis, Moment, analyse

__all__ = ["Analysis", "Moment", "analyse"]
