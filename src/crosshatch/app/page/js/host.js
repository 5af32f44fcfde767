// Who answers: a local server, or the library in a worker of this page.  Both speak the same protocol.

import {Library, NotLoaded} from "./asking.js";

/** What went wrong with a request: its `kind`, a message for people, and the field that is to blame; or the key of a `text`. */
export class Problem extends Error {
  constructor({kind, message = "", field, text}) {
    super(field && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message);
    this.kind = kind;
    this.field = field;
    this.text = text;
  }
}

class Server {
  async ask(method, given, signal) {
    let response;
    try {
      response = await fetch(`api/${method}`, {
        method: "POST",
        headers: {"Content-Type": "application/json"},
        body: JSON.stringify(given),
        signal,
      });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new Problem({kind: "NoAnswer", text: "app-no-answer"});
    }
    try {
      return await response.json();
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new Problem({kind: "Fault", text: "app-fault"});
    }
  }
}

class InWorker {
  #library;

  constructor(onprogress) {
    this.#library = new Library(({onmessage, onerror}) => {
      const worker = new Worker(new URL("worker.js", import.meta.url), {type: "module"});
      worker.onmessage = ({data}) => onmessage(data);
      worker.onerror = event => onerror(event.message);
      return worker;
    }, onprogress);
  }

  async ask(method, given, signal) {
    try {
      return await this.#library.ask(method, given, signal);
    } catch (error) {
      if (error instanceof NotLoaded) throw new Problem({kind: "NoAnswer", text: "app-not-loaded", message: error.message});
      throw error;
    }
  }
}

/** Whether the library runs in this page, without a server. */
export const hasLibrary = document.querySelector("meta[name=crosshatch-host]")?.content === "worker";

let progress = hasLibrary ? 0 : 1;

/** How far the library has been loaded, from 0 to 1. */
export const progressed = () => progress;

const listeners = new Set();

/** Be told of progress, where loading takes time; returns what ends that. */
export function onProgress(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Wait until the library is there. */
export const whenLoaded = () => new Promise(resolve => {
  const look = () => progress < 1 || resolve();
  onProgress(look);
  look();
});

function setProgress(done) {
  progress = done;
  for (const each of listeners) each();
}

const host = hasLibrary ? new InWorker(setProgress) : new Server();

/** Ask for a method of the protocol; returns its result.  Throws Problem, and AbortError once the signal is aborted. */
export async function ask(method, given = {}, {signal} = {}) {
  const answer = await host.ask(method, given, signal);
  if (answer.error) throw new Problem(answer.error);
  return answer.result;
}
