"""``crosshatch hint``: the next step, as much of it as is wanted."""

from ..board.puzzle import Puzzle
from ..logic.step import Span, Step
from ..position.status import Impossible
from ..render.data import Data, hint_data, position_text, step_data
from ..render.hints import WHOLE, hint_lines
from ..render.text import step_grid, step_lines
from ..solving.solver import Solver
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.hint import ESSENTIAL_SECONDS, Hint, HintAnswer
from ..verbs.kinds import Seconds, Section
from ..words import language_named
from .output import complain, grid_room, lines_writer, say, say_data, text_width
from .puzzles import Drawing, Question

ALL_DRAWN = "--pictures shows the whole step, so it needs"


@verb
class Command(Hint, Drawing):
    """At level 3, without --grid, the last line is the position after the step, which 'hint' can read in turn:

    \b
      p=$(crosshatch hint --level 3 "$p" | tee /dev/tty | tail -n 1)

    To take account of candidates that you have removed, pass a pencilmark grid or a HoDoKu library line.
    """

    grid: bool = flag("Show the step in the grid (with --level 3).", section=Section.OUTPUT)
    essential_seconds: float | None = option(
        Seconds(120.0), "Maximum time to find an essential step (with --essential).", usual=f"{ESSENTIAL_SECONDS:g}"
    )

    def prepare(self) -> None:
        """Raise BadRequest if an option needs another one."""
        if self.essential_seconds is not None and not self.essential:
            raise BadRequest("--essential-seconds needs --essential.")
        for given, what in ((self.grid, "--grid shows the whole step, so it needs"), (self.pictures, ALL_DRAWN)):
            if given and self.level < WHOLE:
                raise BadRequest(f"{what} --level {WHOLE}.")

    def answer(self, question: Question) -> bool:
        """Print the hint."""
        found = self.at(question.puzzle)()
        if found.step:
            self.draw(question.puzzle.grid(), found.step)
        searches = found.status.ok and not found.step and not self.only and self.level == WHOLE
        tried = _search_step(question.puzzle) if searches else None
        if self.in_json:
            say_data(question.data(found.status, self.language) | self._data(found, tried))
        else:
            self._say(question, found, tried)
        return found.status.ok

    def _data(self, found: HintAnswer, tried: Step | None) -> Data:
        data = hint_data(found.step, self.level, self.language)
        data |= {"search": step_data(tried, self.language)} if tried else {}
        data |= {"after": position_text(found.after)} if found.after else {}
        return data | ({"essential": found.essential} if self.essential else {})

    def _say(self, question: Question, found: HintAnswer, tried: Step | None) -> None:
        show = lines_writer()
        question.introduce(found.status)
        if found.step:
            show(hint_lines(found.step, self.level, text_width(), self.language))
            if self.grid:
                show(((), *step_grid(question.puzzle.grid(), found.step, self.language, room=grid_room())))
        elif not isinstance(found.status, Impossible):
            say(self.stuck(question.puzzle, found.status.ok, self.language))
        if tried:
            searching = Span(language_named(self.language).text("hint-not-by-logic"))
            show([(), (searching,), *step_lines(tried, width=text_width(), language=self.language)])
        if self.essential and found.step and found.essential is None:
            limit = f"{self.essential_seconds or ESSENTIAL_SECONDS:g} s (--essential-seconds)"
            complain(
                question.name,
                f"this step may not be needed for the next placement: the search found no answer within {limit}",
            )
        if found.after and not self.grid:
            say(position_text(found.after))


def _search_step(puzzle: Puzzle) -> Step | None:
    """Return the first step of a search; None where every cell is filled."""
    return next((step for _, step in Solver(()).walk(puzzle)), None)
