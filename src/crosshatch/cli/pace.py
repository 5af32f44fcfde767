"""``crosshatch pace``: how long a person takes, compared with what is typical."""

from pathlib import Path

import click

from ..batch.times import HOW, pace_of, read_times
from ..grading.minutes import Pace
from ..messages import counted
from .output import say, say_data
from .run import json_option


@click.command("pace", epilog=f"Times: {HOW}.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@json_option
def command(file: Path, as_json: bool) -> None:
    """Say by a person's times for some puzzles how long they take, compared with what is typical.

    FILE is a table with the columns puzzle and time (or seconds, or minutes), or has a puzzle and its time on each
    line.  The fewer the times, the nearer the pace is to 1.  'grade --pace FILE' tells minutes at that pace.
    """
    pace = pace_of(read_times(file))
    if as_json:
        say_data(
            {
                "pace": round(pace.factor, 3),
                "pace_low": round(pace.low, 3),
                "pace_high": round(pace.high, 3),
                "times": pace.times,
                "left_out": pace.left_out,
                "unknown": pace.unknown,
            }
        )
        return
    say(f"{pace}")
    say(what_it_rests_on(pace))


def what_it_rests_on(pace: Pace) -> str:
    """Say how many times a pace rests on, and which others do not count."""
    parts = [f"from {counted(pace.times, 'time')}"]
    if pace.left_out:
        parts.append(f"{counted(pace.left_out, 'time')} left out: more than three times off the median")
    if pace.unknown:
        parts.append(f"{counted(pace.unknown, 'puzzle')} left out: no typical time is known")
    return "; ".join(parts)
