"""Steps of a search in words."""

from ...board.candidate import Candidate
from ...board.houses import cell_name
from ...board.messages import counted
from ...logic.step import Line, Role, Step
from ...solving.trial import Trial
from ..spans import cells, line, marked, say
from .common import conclude, listed


def trial(step: Step, found: Trial) -> Line:
    """A candidate that was tried."""
    nodes = counted(found.nodes, "node")
    choice = found.choice
    if found.held:
        return say(
            "The search tries {choice}, and this leads to a solution ({nodes} searched). {so}",
            choice=marked(Role.CHOICE, f"{choice.digit} in {cell_name(choice.cell)}"),
            nodes=nodes,
            so=conclude(step),
        )
    forced = listed(marked(Role.PATTERN, _short(each)) for each in found.forced) if found.forced else ()
    return say(
        "Suppose {choice}.{singles} {end}, so {cell} is not {digit}.",
        choice=marked(Role.CHOICE, _short(choice)),
        singles=line(" Singles then give ", forced, ".") if forced else "",
        end=f"That is a contradiction: {found.reason}"
        if found.reason
        else f"All ways to go on from there fail ({nodes} searched)",
        cell=cells(Role.REMOVED, [choice.cell]),
        digit=choice.digit,
    )


def _short(candidate: Candidate) -> str:
    return f"{cell_name(candidate.cell)}={candidate.digit}"


TEXTS = {Trial: trial}
