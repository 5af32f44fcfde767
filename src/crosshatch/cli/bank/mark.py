"""``crosshatch bank mark``: puzzles that are used, or are not; and their tags."""

import sys
from collections.abc import Iterator

from ...bank import Bank, BankError, Usage
from ...board.messages import counted
from ...board.puzzle import Puzzle
from ...verbs.declaration import BadRequest, flag, option, verb
from ...verbs.kinds import Whole
from .. import BAD_INPUT
from ..asking import puzzles_argument
from ..inputs import items
from ..output import complain
from ..run import DONE
from .opening import OfBank, date_option, tags_option, used_for_option


@verb
class Command(OfBank):
    """Mark puzzles as used or unused, or give them tags.

    Each PUZZLE is found in any orientation.  All are marked or, if one cannot be read or is not there, none.
    """

    puzzles: tuple[str, ...] = puzzles_argument(default=())
    take: int | None = option(Whole(1), "The puzzles of this take ('bank log' lists them).")
    used: bool = flag("Mark the puzzles as used (implied by --date and --used-for).")
    unused: bool = flag("Mark the puzzles as unused, so that they can be taken again.")
    date: str = date_option("Day of their use")
    used_for: str = used_for_option("What they are used for.")
    tags: tuple[str, ...] = tags_option("Give the puzzles this tag (repeatable).")
    untags: tuple[str, ...] = tags_option("Remove this tag (repeatable).", "untag")

    def run(self) -> None:
        """Mark the puzzles."""
        use = Usage(self.date, self.used_for)
        used = self.used or bool(self.date or self.used_for)
        if used and self.unused:
            raise BadRequest("Puzzles are either used or unused: choose one.")
        if not (used or self.unused or self.tags or self.untags):
            raise BadRequest("Say how to mark them: --used, --unused, --date, --used-for, --tag or --untag.")
        if bool(self.puzzles) == (self.take is not None):
            raise BadRequest("Say which: either each PUZZLE, or --take and a number.")
        with self.opened() as bank:
            chosen = list(_given(self.puzzles)) if self.take is None else _of_take(bank, self.take)
            changed = 0
            if used:
                changed = len(bank.mark_used(chosen, use))
            if self.unused:
                changed = len(bank.mark_unused(chosen))
            if self.tags or self.untags:
                changed = len(bank.tag(chosen, self.tags, self.untags))
        complain("", f"{counted(changed, 'puzzle')} marked")
        sys.exit(DONE)


def _of_take(bank: Bank, take: int) -> list[Puzzle]:
    found = [each.puzzle for each in bank.taken(take)]
    if not found:
        raise BankError(f"{bank.path}: no puzzle is used by take {take}")
    return found


def _given(puzzles: tuple[str, ...]) -> Iterator[Puzzle]:
    """Yield the puzzles that are given; end the program where one cannot be read."""
    for item in items(puzzles):
        if item.puzzle is None:
            complain(item.source, f"{item.error}; nothing is marked")
            sys.exit(BAD_INPUT)
        yield item.puzzle
