"""``crosshatch pace``: how long a person takes, compared with what is typical."""

from pathlib import Path

from ..batch.times import pace_of, read_times
from ..board.messages import counted
from ..grading.minutes import Pace
from ..verbs.declaration import argument, verb
from ..verbs.kinds import File
from .output import say, say_data
from .writing import json_flag


@verb
class Command:
    """Estimate a person's pace from some of their solving times.

    A pace of 1 is typical; someone with a pace of 2 takes twice as long.  With only a few times, the estimate
    stays close to 1.  'grade --pace FILE' adjusts the estimated minutes to that pace.

    Write times as 12:30, 1:02:03, 750 (seconds) or 12.5 min.
    """

    file: Path = argument(
        File(there=True),
        "Table with the columns puzzle and time (or seconds, or minutes), or lines with a puzzle and its time.",
    )
    as_json: bool = json_flag("a single object")

    def run(self) -> None:
        """Print the pace."""
        pace = pace_of(read_times(self.file))
        if not self.as_json:
            say(f"{pace}")
            say(what_it_rests_on(pace))
            return
        factors = {"pace": pace.factor, "pace_low": pace.low, "pace_high": pace.high}
        counts = {"times": pace.times, "left_out": pace.left_out, "unknown": pace.unknown}
        say_data({name: round(factor, 3) for name, factor in factors.items()} | counts)


def what_it_rests_on(pace: Pace) -> str:
    """Say how many times a pace rests on, and which others do not count."""
    parts = [f"from {counted(pace.times, 'solving time')}"]
    if pace.left_out:
        parts.append(f"{pace.left_out} ignored (more than 3 times as slow or as fast as usual for this person)")
    if pace.unknown:
        parts.append(f"{counted(pace.unknown, 'puzzle')} ignored (no typical time is known)")
    return "; ".join(parts)
