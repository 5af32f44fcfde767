"""Work on many puzzles: parallel workers, results as rows, and files of rows that can be resumed."""

from typing import TYPE_CHECKING

from ..lazy import lazily

if TYPE_CHECKING:
    from .claimed_paths import ClaimedPath as ClaimedPath
    from .claimed_paths import ClaimedStep as ClaimedStep
    from .claimed_paths import UnreadPath as UnreadPath
    from .claimed_paths import read_paths as read_paths
    from .cluster import Cluster as Cluster
    from .compact import compact_path as compact_path
    from .compact import conclusion_of as conclusion_of
    from .compact import replay as replay
    from .comparing import CanonicalForms as CanonicalForms
    from .comparing import ComparedPuzzle as ComparedPuzzle
    from .comparing import Likeness as Likeness
    from .comparing import compare_many as compare_many
    from .errors import ClusterError as ClusterError
    from .errors import SchedulerLost as SchedulerLost
    from .errors import WorkerLost as WorkerLost
    from .explaining import ExplainedPuzzle as ExplainedPuzzle
    from .explaining import PathForm as PathForm
    from .explaining import explain_many as explain_many
    from .fields import FieldError as FieldError
    from .fields import FieldForm as FieldForm
    from .files import UnfitFile as UnfitFile
    from .grading import GradedPuzzle as GradedPuzzle
    from .grading import grade_many as grade_many
    from .grading import grade_to_file as grade_to_file
    from .making import make_many as make_many
    from .parquet import to_parquet as to_parquet
    from .path_rows import explain_to_file as explain_to_file
    from .processes import Processes as Processes
    from .repeats import RepeatedPuzzle as RepeatedPuzzle
    from .repeats import distinct as distinct
    from .times import TimesError as TimesError
    from .times import pace_of as pace_of
    from .times import read_times as read_times
    from .verifying import Evidence as Evidence
    from .verifying import Verdict as Verdict
    from .verifying import verify_path as verify_path
else:
    _HOMES = {
        ".claimed_paths": "ClaimedPath ClaimedStep UnreadPath read_paths",
        ".cluster": "Cluster",
        ".compact": "compact_path conclusion_of replay",
        ".errors": "ClusterError SchedulerLost WorkerLost",
        ".explaining": "ExplainedPuzzle PathForm explain_many",
        ".fields": "FieldError FieldForm",
        ".files": "UnfitFile",
        ".grading": "GradedPuzzle grade_many grade_to_file",
        ".comparing": "CanonicalForms ComparedPuzzle Likeness compare_many",
        ".making": "make_many",
        ".parquet": "to_parquet",
        ".path_rows": "explain_to_file",
        ".processes": "Processes",
        ".repeats": "RepeatedPuzzle distinct",
        ".times": "TimesError pace_of read_times",
        ".verifying": "Evidence Verdict verify_path",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
