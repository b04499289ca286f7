"""Pieces and an imposition → pages: where each piece sits on paper, with its marks and the sheet's own words."""

from printkit.imposition.impose import impose

__all__ = ["impose"]
