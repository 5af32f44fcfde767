"""Truths and links: what follows by counting, and what does not."""

from collections.abc import Iterator, Sequence

from ...board.candidate import Candidate
from ...logic.rank import Ranking, TruthsAndLinks, set_name
from ...logic.step import Assertion, Step
from ..messages import Message, say
from .common import conclusion
from .registry import TELLERS


def truths_and_links(step: Step, found: TruthsAndLinks) -> Iterator[Message]:
    """The links cover the truths, so what would take more links than there are to spare is false."""
    yield rank_of(found)
    if step.eliminations:
        yield say("rank-all" if found.rank + found.made_up == 0 else "rank-spare", spare=found.rank + found.made_up)
    if step.placements:
        yield say("rank-needed", count=len(step.placements), candidates=_listed(step.placements))


def rank_of(found: TruthsAndLinks) -> Message:
    """State the truths, the links and the rank."""
    truths, links = (" ".join(map(set_name, some)) for some in (found.truths, found.covers))
    rank = str(found.rank).replace("-", "\N{MINUS SIGN}")
    counts = {"of_truths": len(found.truths), "of_links": len(found.covers)}
    return say("rank", truths=truths, links=links or "\N{EN DASH}", rank=rank, made_up=found.made_up, **counts)


def ranking(found: Ranking, beyond: Sequence[Candidate]) -> Iterator[Message]:
    """State what truths and links show, and the candidates that the truths rule out beyond what counting shows."""
    step = found.step
    if step is not None:
        yield from truths_and_links(step, found.pattern)
        yield conclusion(step)
    else:
        yield rank_of(found.pattern)
        if found.contradiction:
            yield say("rank-contradiction")
        elif found.uncovered:
            yield say("rank-uncovered", count=len(found.uncovered), candidates=_listed(found.uncovered))
        else:
            yield say("rank-nothing")
    if beyond:
        key = "rank-beyond" if step is not None else "rank-beyond-counting"
        yield say(key, count=len(beyond), candidates=_listed(beyond))


def _listed(candidates: Sequence[Candidate]) -> list[str]:
    return [str(Assertion(each)) for each in candidates]


TELLERS.update({TruthsAndLinks: truths_and_links})
