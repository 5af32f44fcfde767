"""``crosshatch app``: where it is."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from click.testing import Result

from crosshatch.app.launch import OWN_PORT, bound, own_or_free, port_of

Run = Callable[..., Result]


def test_it_says_where_it_is_if_its_port_is_taken() -> None:
    pytest.importorskip("uvicorn")
    with own_or_free():  # whoever has the port of the app, it is in use
        command = [sys.executable, "-m", "crosshatch", "app", "--no-browser"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            where, why = process.stdout.readline(), process.stdout.readline()
            process.terminate()
    assert where.startswith("Crosshatch is running at http://127.0.0.1:")
    assert f":{OWN_PORT}/" not in where
    assert why.startswith(f"Port {OWN_PORT} is in use")


def test_a_port_that_is_in_use(crosshatch: Run) -> None:
    with bound() as listening:
        port = port_of(listening)
        result = crosshatch("app", "--no-browser", "--port", str(port))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"crosshatch: cannot use port {port}: ")
    assert result.stderr.endswith("; choose another with --port\n")


def test_files_need_pyodide(crosshatch: Run) -> None:
    for option in ("--static", "--npm"):
        assert f"{option} needs --pyodide" in crosshatch("app", option, "site").stderr
    assert "--pyodide needs --static or --npm" in crosshatch("app", "--pyodide", ".").stderr
