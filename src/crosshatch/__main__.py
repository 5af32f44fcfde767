"""``python -m crosshatch`` is the same as ``crosshatch``."""

from .cli import main

main(prog_name="crosshatch")
