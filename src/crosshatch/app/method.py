"""What a method of the protocol is: a function with checked parameters, and a time that it may take."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import attrs

from ..engine.clock import deadline_in, until
from .parameters import REQUIRED, BadRequest, Parameter, Seconds

Data: TypeAlias = dict[str, Any]


@attrs.frozen
class Method:
    """A method: its name, what it does, its parameters by their names, and the function that does it."""

    name: str
    about: str
    parameters: Mapping[str, Parameter]
    function: Callable[..., Data]

    def call(self, given: Mapping[str, Any]) -> Data:
        """Check what is given, and do it, within the time that it may take.

        That is ``max_seconds``, where the method takes it, and else what is usual (the default of MAX_SECONDS).

        Raises BadRequest where something is given that there is not, or is not as it must be, or is missing.
        """
        unknown = given.keys() - self.parameters.keys()
        if unknown:
            name = min(unknown)
            raise BadRequest(f"{self.name} takes no {name!r}, but {', '.join(self.parameters) or 'nothing'}", name)
        values = {name: self._read(name, parameter, given) for name, parameter in self.parameters.items()}
        with until(deadline_in(values.get("max_seconds", MAX_SECONDS.default))):
            return self.function(**values)

    def _read(self, name: str, parameter: Parameter, given: Mapping[str, Any]) -> Any:
        if name in given:
            try:
                return parameter.read(given[name])
            except BadRequest:
                raise
            except ValueError as error:
                raise BadRequest(f"{name}: {error}", name) from error
        if parameter.default is REQUIRED:
            raise BadRequest(f"{self.name} needs {name!r}", name)
        return parameter.default


MAX_SECONDS = Seconds(default=10.0, highest=120.0)
"""How long a method may take: 10 seconds, unless a request says otherwise, and at most two minutes."""


def method(**parameters: Parameter) -> Callable[[Callable[..., Data]], Method]:
    """Make a function a method of the protocol, with its name and its docstring."""

    def made(function: Callable[..., Data]) -> Method:
        return Method(function.__name__, (function.__doc__ or "").strip(), parameters, function)

    return made
