// The library in a worker: Python, compiled for browsers, answers the protocol here, and nothing leaves the device.

import {answering, imported} from "./answers.js";

const FOLDER = new URL("../library/", import.meta.url);
const SCRIPT = "pyodide.asm.mjs";
const NEEDED = [SCRIPT, "pyodide-lock.json", "pyodide.asm.wasm", "python_stdlib.zip"];  // before Python starts
const TYPES = {mjs: "text/javascript", wasm: "application/wasm"};
const LIBRARY = "crosshatch.zip";
const post = message => postMessage(message);

const BYTES = 1;  // of all that is fetched: written when the static files are built
const FETCHED = 0.65;  // the share of loading that this takes
const STARTED = 0.75;  // and what is done once Python runs
const STEP = 0.02;  // the least progress that is worth a message

let told = 0, received = 0;

function tell(progress) {
  if (progress - told < STEP && progress < 1) return;
  told = progress;
  post({progress});
}

/** Begin to fetch a file, which the host has compressed: a promise of its content as a response, and one of its end. */
function fetched(name) {
  const {readable, writable} = new TransformStream({transform(piece, stream) {
    received += piece.length;
    tell(Math.min(1, received / BYTES) * FETCHED);
    stream.enqueue(piece);
  }}, undefined, {highWaterMark: Infinity});  // it is fetched whether it is read yet or not
  const response = fetch(new URL(`${name}.deflated`, FOLDER)).then(({body, ok, status, statusText}) => {
    if (!ok) throw new Error(`${name}: ${status} ${statusText}`);
    return body;
  });
  const type = TYPES[name.split(".").at(-1)] ?? "application/octet-stream";
  const stream = readable.pipeThrough(new DecompressionStream("deflate"));
  const end = response.then(body => body.pipeTo(writable));
  end.catch(() => {});  // what fails is told by those who wait for the end
  const content = response.then(() => new Response(stream, {headers: {"Content-Type": type}}), () => new Promise(() => {}));
  return {content, end};
}

/** What makes Pyodide's module; nothing where the host forbids scripts that were compressed, so that Pyodide fetches it. */
async function maker({content}) {
  const script = URL.createObjectURL(await (await content).blob());
  return import(script).then(module => module.default, () => undefined).finally(() => URL.revokeObjectURL(script));
}

/** Pyodide, which finds the files that it asks for fetched already. */
async function started(files) {
  const {fetch} = self, {instantiateStreaming} = WebAssembly;
  self.fetch = (file, ...given) => files[String(file).split("/").at(-1)]?.content ?? fetch(file, ...given);
  const [{loadPyodide}, createPyodideModule] = await Promise.all([import("../library/pyodide.mjs"), maker(files[SCRIPT])]);
  return new Promise((resolve, reject) => {
    WebAssembly.instantiateStreaming = (...given) => instantiateStreaming(...given).catch(error => {
      reject(error);  // Pyodide would wait for ever
      throw error;
    });
    loadPyodide({indexURL: FOLDER.href, createPyodideModule}).then(resolve, reject);
  }).finally(() => Object.assign(self, {fetch}));
}

async function loaded() {
  post({progress: 0});
  const files = Object.fromEntries(NEEDED.map(name => [name, fetched(name)]));
  const ends = Promise.all(Object.values(files).map(({end}) => end));
  const archive = ends.then(() => fetched(LIBRARY))  // while Python starts
    .then(({content, end}) => Promise.all([content.then(response => response.arrayBuffer()), end]));
  const [python, [bytes]] = await Promise.all([started(files), archive]);
  tell(STARTED);
  return imported(python, new Uint8Array(bytes), done => tell(STARTED + done * (1 - STARTED)));
}

const answer = answering(loaded(), post);
onmessage = ({data}) => answer(data);
