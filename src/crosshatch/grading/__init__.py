"""Grading: how hard a puzzle is.

``solving.scale`` has the base classes of scales, ``registry`` the list of available ones; each built-in scale has its
own module.
"""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .crosshatch import CrosshatchGrade as CrosshatchGrade
    from .crosshatch import CrosshatchScale as CrosshatchScale
    from .hardest_step import HardestStepScale as HardestStepScale
    from .minutes import Minutes as Minutes
    from .minutes import Pace as Pace
    from .minutes import TimeModel as TimeModel
    from .plugins import PluginError as PluginError
    from .plugins import load_scale as load_scale
    from .plugins import load_strategy as load_strategy
    from .registry import SCALES as SCALES
    from .registry import closest_scale as closest_scale
    from .registry import scale_named as scale_named
    from .registry import scale_names as scale_names
else:
    _HOMES = {
        ".crosshatch": "CrosshatchGrade CrosshatchScale",
        ".hardest_step": "HardestStepScale",
        ".minutes": "Minutes Pace TimeModel",
        ".plugins": "PluginError load_scale load_strategy",
        ".registry": "SCALES closest_scale scale_named scale_names",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
