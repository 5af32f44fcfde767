"""The scales of HoDoKu and Sudoku Explainer, with their order of techniques, searches and simple steps."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .explainer.scale import ExplainerGrade as ExplainerGrade
    from .explainer.scale import ExplainerScale as ExplainerScale
    from .hodoku.scale import HodokuGrade as HodokuGrade
    from .hodoku.scale import HodokuScale as HodokuScale
else:
    _HOMES = {
        ".explainer.scale": "ExplainerGrade ExplainerScale",
        ".hodoku.scale": "HodokuGrade HodokuScale",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
