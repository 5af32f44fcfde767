"""Steps of a search: the candidates tried, and the results."""

from collections.abc import Iterator

from ...logic.step import Assertion, Role, Step
from ...solving.search_pattern import Trial
from ..messages import Marked, Message, cells, say
from .common import conclusion
from .reasons import conflict
from .registry import CONCLUDED, TELLERS


def trial(step: Step, found: Trial) -> Iterator[Message]:
    """Explain a trial of a candidate."""
    cell, digit, nodes = found.choice.cell, found.choice.digit, found.nodes
    if found.held:
        choice = say("search-choice", digit=digit, cell=cells(None, [cell]))
        yield say("search-held", choice=Marked(Role.CHOICE, choice), nodes=nodes)
        yield conclusion(step)
        return
    yield say("search-suppose", choice=Marked(Role.CHOICE, Assertion(found.choice)))
    if found.forced:
        yield say("search-singles", forced=[Marked(Role.PATTERN, Assertion(each)) for each in found.forced])
    what = {"cell": cells(Role.REMOVED, [cell]), "digit": digit}
    if found.reason is None:
        yield say("search-fails", nodes=nodes, **what)
    else:
        yield say("search-contradiction", conflict=conflict(found.reason), **what)


TELLERS.update({Trial: trial})
CONCLUDED.add(Trial)
