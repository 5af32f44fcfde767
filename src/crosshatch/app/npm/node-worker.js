// The worker in Node.js.

import {readFile} from "node:fs/promises";
import {parentPort, workerData} from "node:worker_threads";
import {pathToFileURL} from "node:url";
import {inflateSync} from "node:zlib";
import {answering, imported} from "./answers.js";

const post = message => parentPort.postMessage(message);

/** Python, from the dependency or from a folder: a path or a file URL. */
async function python({folder}) {
  if (!folder) return (await import("pyodide")).loadPyodide();
  const script = folder.startsWith("file:") ? new URL(`${folder.replace(/\/?$/, "/")}pyodide.mjs`) : pathToFileURL(`${folder}/pyodide.mjs`);
  return (await import(script)).loadPyodide();
}

async function loaded() {
  const [started, archive] = await Promise.all([python(workerData), readFile(new URL("./crosshatch.zip.deflated", import.meta.url))]);
  return imported(started, new Uint8Array(inflateSync(archive)), progress => post({progress}));
}

parentPort.on("message", answering(loaded(), post));
