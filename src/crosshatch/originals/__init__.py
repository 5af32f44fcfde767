"""The original programs, HoDoKu and Sudoku Explainer: each with its order, searches, steps and scale."""

from ..lazy import lazily

with lazily(globals()):
    from .explainer.scale import ExplainerGrade as ExplainerGrade
    from .explainer.scale import ExplainerScale as ExplainerScale
    from .hodoku.scale import HodokuGrade as HodokuGrade
    from .hodoku.scale import HodokuScale as HodokuScale
