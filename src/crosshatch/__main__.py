"""The command line: ``crosshatch`` and ``python -m crosshatch``, where Ctrl-C works from the first moment."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C during the import exits without a message, as it does later."""
    try:
        from .cli import main as command

        command(prog_name="crosshatch")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
