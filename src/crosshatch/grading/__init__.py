"""Scales: how hard is a puzzle.

What a scale is stands in ``scale``, which scales there are in ``registry``; each of the built-in ones has its module.
"""

from .registry import SCALES, perhaps_meant, scale_named, scale_names

__all__ = ["SCALES", "perhaps_meant", "scale_named", "scale_names"]
