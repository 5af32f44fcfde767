// The package in a browser.

import {Crosshatch} from "./client.js";

export {CrosshatchError} from "./client.js";

export function load({pyodide = new URL("../pyodide/", import.meta.url), onprogress} = {}) {
  const folder = new URL(pyodide, location.href).href.replace(/\/?$/, "/");
  return new Crosshatch(({onmessage, onerror}) => {
    const worker = new Worker(new URL("./browser-worker.js", import.meta.url), {type: "module"});
    worker.onmessage = ({data}) => onmessage(data);
    worker.onerror = event => onerror(event.message || "the worker could not be started");
    worker.postMessage({folder});
    return worker;
  }, onprogress);
}
