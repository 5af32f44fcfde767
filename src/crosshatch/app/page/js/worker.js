// The library in a worker: Python, compiled for browsers, answers the protocol here, and nothing leaves the device.

import {answering, imported} from "./answers.js";

const FOLDER = new URL("../library/", import.meta.url);
const post = message => postMessage(message);

const BYTES = 1;  // of all that is fetched: written when the static files are built
const FETCHED = 0.65;  // the share of loading that this takes
const STARTED = 0.75;  // and what is done once Python runs
const STEP = 0.02;  // of progress, before it is told

let told = 0, bytes = 0;

function tell(progress) {
  if (progress - told < STEP && progress < 1) return;
  told = progress;
  post({progress});
}

/** Fetch a file of the library, and count it; `ended` is called at its end.  The host has it compressed; it comes out here. */
async function fetched(name, ended = () => {}) {
  const {body, ok, status, statusText} = await fetch(new URL(`${name}.deflated`, FOLDER));
  if (!ok) throw new Error(`${name}: ${status} ${statusText}`);
  const counted = body.pipeThrough(new TransformStream({
    transform(piece, stream) {
      bytes += piece.length;
      tell(Math.min(1, bytes / BYTES) * FETCHED);
      stream.enqueue(piece);
    },
    flush: ended,
  }));
  const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(counted.pipeThrough(new DecompressionStream("deflate")), {headers: {"Content-Type": type}});
}

/** Pyodide, which asks for files one after the other, though all of them are fetched at once. */
async function started(files) {
  const {fetch} = self;
  self.fetch = (file, ...given) => files[String(file).split("/").at(-1)] ?? fetch(file, ...given);
  const {loadPyodide} = await import("../library/pyodide.mjs");
  return loadPyodide({indexURL: FOLDER.href});
}

async function loaded() {
  post({progress: 0});
  const files = {}, ends = ["pyodide-lock.json", "pyodide.asm.wasm", "python_stdlib.zip"].map(
    name => new Promise(ended => (files[name] = fetched(name, ended))));
  files["crosshatch.zip"] = Promise.all(ends).then(() => fetched("crosshatch.zip"));  // while Python starts
  for (const each of Object.values(files)) each.catch(() => {});  // it fails where it is used
  const archive = files["crosshatch.zip"].then(response => response.arrayBuffer());
  const [python, bytes] = await Promise.all([started(files), archive]);
  tell(STARTED);
  return imported(python, new Uint8Array(bytes), done => tell(STARTED + done * (1 - STARTED)));
}

const answer = answering(loaded(), post);
onmessage = ({data}) => answer(data);
