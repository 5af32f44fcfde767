"""A scripted player behind the interface of a language model: it answers with naked singles."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from crosshatch.board import cell_name


def answer(position: str) -> str:
    """Return an answer for a position: the digit of the first cell with only one mark, or giving up."""
    rows = [line for line in position.splitlines() if line.startswith("|")]
    for row, line in enumerate(rows):
        for column, text in enumerate(re.findall(r"\(\d\)|\d+|!", line)):
            if text.startswith("("):
                name = cell_name(row * 9 + column)
                return f"{name} can only be {text[1]}, so {name}={text[1]}."
    return "give up"


class _Model(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        content = request["messages"][-1]["content"]
        text = content if isinstance(content, str) else "".join(part.get("text", "") for part in content)
        chunk = {
            "id": "scripted",
            "object": "chat.completion.chunk",
            "created": 0,
            "model": "scripted",
            "choices": [{"index": 0, "delta": {"role": "assistant", "content": answer(text)}, "finish_reason": "stop"}],
        }
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.wfile.write(f"data: {json.dumps(chunk)}\n\ndata: [DONE]\n\n".encode())

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def scripted_model() -> Iterator[str]:
    """Serve the player, and yield the address of its interface."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Model)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        server.server_close()
