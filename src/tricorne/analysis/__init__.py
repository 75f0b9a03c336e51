"""Analysis of finished games: who stood how at every point, what turned the game, and what was luck."""

from __future__ import annotations

from tricorne.analysis.judge import Judgement, judge

__all__ = ["Judgement", "judge"]
