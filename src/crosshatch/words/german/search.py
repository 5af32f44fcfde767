"""Steps of a search in words."""

from ...board.candidate import Candidate
from ...board.houses import cell_name
from ...logic.step import Line, Role, Step
from ...solving.trial import Trial
from ..spans import cells, line, marked, say
from .common import conclude, conflict_named, counted, listed


def trial(step: Step, found: Trial) -> Line:
    """A candidate that was tried."""
    nodes = counted(found.nodes, "Knoten", "Knoten")
    choice = found.choice
    if found.held:
        return say(
            "Die Suche probiert {choice}, und das führt zu einer Lösung ({nodes} durchsucht). {so}",
            choice=marked(Role.CHOICE, f"die {choice.digit} in {cell_name(choice.cell)}"),
            nodes=nodes,
            so=conclude(step),
        )
    forced = listed(marked(Role.PATTERN, _short(each)) for each in found.forced) if found.forced else ()
    return say(
        "Angenommen, {choice}.{singles} {end}; also ist {cell} keine {digit}.",
        choice=marked(Role.CHOICE, _short(choice)),
        singles=line(" Durch Einer folgt ", forced, ".") if forced else "",
        end=f"Das ist ein Widerspruch: {conflict_named(found.reason)}"
        if found.reason
        else f"Von dort aus scheitern alle Wege ({nodes} durchsucht)",
        cell=cells(Role.REMOVED, [choice.cell]),
        digit=choice.digit,
    )


def _short(candidate: Candidate) -> str:
    return f"{cell_name(candidate.cell)}={candidate.digit}"


TEXTS = {Trial: trial}
