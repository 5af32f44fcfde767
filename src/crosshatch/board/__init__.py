"""The board: cells, houses, peers, candidates, grids and puzzles."""

from ..lazy import lazily

with lazily(globals()):
    from .candidate import Candidate as Candidate
    from .cell_set import CellSet as CellSet
    from .cell_set import cells_of as cells_of
    from .cell_set import houses_of as houses_of
    from .cell_set import peers as peers
    from .conflicts import Clash as Clash
    from .conflicts import Conflict as Conflict
    from .conflicts import NoCandidate as NoCandidate
    from .conflicts import NoPlace as NoPlace
    from .errors import CrosshatchError as CrosshatchError
    from .errors import MissingExtra as MissingExtra
    from .errors import PuzzleError as PuzzleError
    from .grid import Grid as Grid
    from .houses import BOXES as BOXES
    from .houses import CELLS as CELLS
    from .houses import COLUMNS as COLUMNS
    from .houses import DIGITS as DIGITS
    from .houses import HOUSE as HOUSE
    from .houses import HOUSES as HOUSES
    from .houses import HOUSES_OF as HOUSES_OF
    from .houses import PEERS as PEERS
    from .houses import ROWS as ROWS
    from .houses import cell_name as cell_name
    from .houses import cell_named as cell_named
    from .houses import cells_in as cells_in
    from .houses import cells_name as cells_name
    from .houses import cells_named as cells_named
    from .houses import digits_in as digits_in
    from .houses import house_name as house_name
    from .puzzle import Canonical as Canonical
    from .puzzle import Puzzle as Puzzle
    from .symmetry import Symmetry as Symmetry
    from .transformation import HALF_TURN as HALF_TURN
    from .transformation import MIRRORED as MIRRORED
    from .transformation import QUARTER_TURN as QUARTER_TURN
    from .transformation import TRANSPOSED as TRANSPOSED
    from .transformation import Transformation as Transformation
    from .transformation import digits_renamed as digits_renamed
    from .transformation import lines_moved as lines_moved
    from .transformation import random_transformation as random_transformation
