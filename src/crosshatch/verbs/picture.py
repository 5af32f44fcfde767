"""``picture``: a position as SVG."""

from ..render.data import Data
from ..render.pictures import svg
from .choices import OfPosition
from .declaration import flag, option, verb
from .kinds import Choice, Whole


@verb
class Picture(OfPosition):
    """Draw a position as SVG."""

    size: int = option(Whole(50, 4000), "Width in pixels.", default=560)
    theme: str = option(Choice(("light", "dark", "auto")), "Colours for a light or dark background.", default="light")
    candidates: bool = flag("Show the candidates.")

    def __call__(self) -> Data:
        """Return the picture."""
        return {"svg": svg(self.position, candidates=self.candidates, labels=False, size=self.size, theme=self.theme)}
