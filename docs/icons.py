"""Draw the icons of the app for home screens from its own icon, as PNG: python docs/icons.py."""

import re
from importlib.resources import files
from pathlib import Path

from resvg_py import svg_to_bytes

PAGE = Path(str(files("crosshatch"))) / "app" / "page"

SAFE = 0.8
"""The share of a maskable icon that every mask leaves."""

ROUNDED, SQUARE, MASKABLE = "rounded", "square", "maskable"

ICONS = {
    "icon-192.png": (192, ROUNDED),
    "icon-512.png": (512, ROUNDED),
    "icon-maskable-512.png": (512, MASKABLE),
    "apple-touch-icon.png": (180, SQUARE),
}
"""The icons: the size of each in pixels, and its shape."""


def icons() -> dict[str, bytes]:
    """Return the icons by name, as PNG."""
    drawing = (PAGE / "icon.svg").read_text(encoding="utf-8")
    return {name: bytes(svg_to_bytes(_shaped(drawing, shape), width=size)) for name, (size, shape) in ICONS.items()}


def _shaped(drawing: str, shape: str) -> str:
    """Return the icon with rounded corners or as a full square; a maskable one has a margin around the motif."""
    if shape == ROUNDED:
        return drawing
    square = re.sub(r'(<rect [^>]*?) rx="\d+"', r"\1", drawing, count=1)
    if shape == SQUARE:
        return square
    background, motif = re.findall(r"(<rect .*?/>)(.*)</svg>", square)[0]
    moved = f'<g transform="translate(48 48) scale({SAFE}) translate(-48 -48)">{motif}</g>'
    return square.replace(background + motif, background + moved)


if __name__ == "__main__":
    for name, icon in icons().items():
        (PAGE / name).write_bytes(icon)
