"""The option that says what pages are printed on."""

from typing import Any

from ..publishing.print.layout import PageSize
from ..verbs.declaration import Section, option
from ..verbs.kinds import Choice

A4 = PageSize.A4.value


def size_option() -> Any:
    """Declare the size of paper, None if omitted."""
    sizes = [each.value for each in PageSize]
    return option(Choice(sizes), "Paper size.", usual=A4, section=Section.OUTPUT)
