"""What is chosen by its name: where there is no such name, the message says which there are."""

import re
from enum import StrEnum
from typing import NoReturn


class Choice(StrEnum):
    """An enumeration for users to choose from; its class is named after what is chosen."""

    @classmethod
    def _missing_(cls, value: object) -> NoReturn:
        chosen = re.sub(r"\B(?=[A-Z])", " ", cls.__name__).lower()
        raise ValueError(f"{chosen} cannot be {value!r}; choose from {', '.join(cls)}")
