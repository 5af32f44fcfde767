// The library in a worker: Python, compiled for browsers, answers the protocol here, and nothing leaves the device.

import {loadPyodide} from "../library/pyodide.mjs";

const FOLDER = new URL("../library/", import.meta.url);
const UNPACKED = "/crosshatch";  // where Python would read each module of an archive twice
const tell = progress => postMessage({progress});

const BYTES = 1;  // of all that is fetched: written when the static files are built
const FETCHED = 0.65;  // the share of loading that this takes

/** Have everything counted that is fetched from now on, and told.  The host has it compressed; it comes out here. */
function fetchCompressed() {
  const {fetch} = self;
  let bytes = 0;
  self.fetch = async file => {
    const {body, status} = await fetch(`${file}.deflated`);
    const counted = body.pipeThrough(new TransformStream({transform(piece, stream) {
      bytes += piece.length;
      tell(Math.min(1, bytes / BYTES) * FETCHED);
      stream.enqueue(piece);
    }}));
    const type = String(file).endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(counted.pipeThrough(new DecompressionStream("deflate")), {status, headers: {"Content-Type": type}});
  };
}

async function loaded() {
  tell(0);
  fetchCompressed();
  const [python, archive] = await Promise.all([
    loadPyodide({indexURL: FOLDER.href}),
    fetch(new URL("crosshatch.zip", FOLDER)).then(response => response.arrayBuffer()),
  ]);
  tell(0.75);
  python.unpackArchive(archive, "zip", {extractDir: UNPACKED});
  tell(0.8);
  python.runPython(`import sys; sys.path.insert(0, "${UNPACKED}")`);
  const {respond} = python.pyimport("crosshatch.app.protocol");
  python.pyimport("crosshatch.verbs.hint");  // what is asked for first, mostly
  tell(1);
  return respond;
}

const library = loaded();

onmessage = async ({data: {id, method, given}}) => {
  const respond = await library.catch(() => null);
  if (!respond) return;  // that it failed is told below
  let answer;
  try {
    const found = respond(method, given);
    answer = found.get(1);
    found.destroy();
  } catch (error) {
    answer = JSON.stringify({error: {kind: "Fault", message: error.message, field: null, text: "app-library-failed"}});
  }
  postMessage({id, answer});
};

library.catch(error => postMessage({failed: error.message}));
