// The package in Node.js.

import {Worker} from "node:worker_threads";
import {Crosshatch} from "./client.js";

export {CrosshatchError} from "./client.js";

export function load({pyodide, onprogress} = {}) {
  return new Crosshatch(({onmessage, onerror}) => {
    const folder = pyodide && String(pyodide);
    const worker = new Worker(new URL("./node-worker.js", import.meta.url), {workerData: {folder}});
    worker.unref();
    worker.on("message", onmessage);
    worker.on("error", error => onerror(error.message));
    return worker;
  }, onprogress);
}
