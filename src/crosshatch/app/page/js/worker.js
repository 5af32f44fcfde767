// The library in a worker: Python, compiled for browsers, answers the protocol here, and nothing leaves the device.

import {loadPyodide} from "../library/pyodide.mjs";
import {answering, imported} from "./answers.js";

const FOLDER = new URL("../library/", import.meta.url);
const post = message => postMessage(message);
const tell = progress => post({progress});

const BYTES = 1;  // of all that is fetched: written when the static files are built
const FETCHED = 0.65;  // the share of loading that this takes
const STARTED = 0.75;  // and what is done once Python runs

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
  tell(STARTED);
  return imported(python, archive, done => tell(STARTED + done * (1 - STARTED)));
}

const answer = answering(loaded(), post);
onmessage = ({data}) => answer(data);
