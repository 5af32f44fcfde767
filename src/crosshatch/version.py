"""The version of Crosshatch, stated only here; the build, ``.ci/release`` and an uninstalled source tree read it."""

__version__ = "0.1.0"
