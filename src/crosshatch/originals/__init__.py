"""The scales of other programs: HoDoKu, Sudoku Explainer, and the classifier of T&E-depths and braids."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .berthier.scale import BerthierGrade as BerthierGrade
    from .berthier.scale import BerthierScale as BerthierScale
    from .explainer.scale import ExplainerGrade as ExplainerGrade
    from .explainer.scale import ExplainerScale as ExplainerScale
    from .hodoku.scale import HodokuGrade as HodokuGrade
    from .hodoku.scale import HodokuScale as HodokuScale
else:
    _HOMES = {
        ".berthier.scale": "BerthierGrade BerthierScale",
        ".explainer.scale": "ExplainerGrade ExplainerScale",
        ".hodoku.scale": "HodokuGrade HodokuScale",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
