"""Where the server listens."""

import pytest

from crosshatch.app import launch
from crosshatch.app.launch import HOST, address_of, bound, own_or_free, port_of


@pytest.fixture
def own_port(monkeypatch: pytest.MonkeyPatch) -> int:
    """A port that is free, for the one that the app has by itself."""
    with bound() as free:
        port = port_of(free)
    monkeypatch.setattr(launch, "OWN_PORT", port)
    return port


def test_the_address_is_the_same_at_each_start(own_port: int) -> None:
    for _ in range(2):
        with own_or_free() as listening:
            assert address_of(listening) == f"http://{HOST}:{own_port}/"


def test_another_port_where_it_is_taken(own_port: int) -> None:
    with bound(own_port), own_or_free() as listening:
        assert port_of(listening) != own_port


def test_a_port_is_taken_at_once(own_port: int) -> None:
    with bound(own_port), pytest.raises(OSError, match="in use"):
        bound(own_port)
