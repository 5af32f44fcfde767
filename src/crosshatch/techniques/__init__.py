"""Strategies: a class for techniques of one kind, a module for a family, and the ordered table of techniques."""

from .catalogue import CATALOGUE as CATALOGUE
from .catalogue import default_strategies as default_strategies
from .catalogue import strategies_named as strategies_named
from .catalogue import strategies_up_to as strategies_up_to
from .catalogue import strategy_named as strategy_named
from .names import UnknownTechnique as UnknownTechnique
from .strategy import Strategy as Strategy
from .strategy import StrategyError as StrategyError
