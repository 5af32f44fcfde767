"""``crosshatch`` and ``python -m crosshatch``: the command line, in which Ctrl-C counts from the first moment on."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still being imported ends it as later, without a word."""
    try:
        from .cli import main as command

        command(prog_name="crosshatch")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
