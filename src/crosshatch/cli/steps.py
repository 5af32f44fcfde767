"""``crosshatch steps``: everything that can be found now."""

from ..logic.step import Span
from ..position.status import Impossible
from ..render.data import step_data
from ..render.text import step_lines
from ..verbs.declaration import flag, verb
from ..verbs.kinds import Section
from ..verbs.steps import Steps
from ..words import headline
from .output import lines_writer, say, say_data, text_width
from .puzzles import Drawing, Question


@verb
class Command(Steps, Drawing):
    """'hint' gives the first step of this list."""

    reasons: bool = flag("Explain each step.", section=Section.OUTPUT)

    def answer(self, question: Question) -> bool:
        """Print the steps as they are found."""
        found, grid = self.at(question.puzzle)(), question.puzzle.grid()
        if self.in_json:
            steps = list(found.steps)
            for step in steps:
                self.draw(grid, step)
            say_data(
                {
                    **question.data(found.status, self.language),
                    "steps": [step_data(each, self.language) for each in steps],
                }
            )
            return found.status.ok
        question.introduce(found.status)
        show = lines_writer()
        number = 0
        for number, step in enumerate(found.steps, 1):
            whole = step_lines(step, number, text_width(), self.language) if self.reasons else None
            show(whole or [(Span(headline(step, self.language)),)])
            self.draw(grid, step)
        if not number and not isinstance(found.status, Impossible):
            say(self.stuck(question.puzzle, found.status.ok, self.language))
        return found.status.ok
