// Who answers: a local server, or the library in a worker of this page.  Both speak the same protocol.

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

const MOMENT = 2000;  // milliseconds: less than it takes to load the library again

class InWorker {
  #worker = null;
  #waiting = new Map();
  #stopped = new Set();  // requests that nobody waits for any more, and that are not answered yet
  #next = 1;

  constructor(onprogress) {
    this.onprogress = onprogress;
    this.#begin();
  }

  #begin() {
    this.#worker = new Worker(new URL("worker.js", import.meta.url), {type: "module"});
    this.#worker.onmessage = ({data}) => {
      if (data.progress !== undefined) {
        this.onprogress(data.progress);
        return;
      }
      if (data.failed !== undefined) {
        this.#failed(data.failed);
        return;
      }
      this.#stopped.delete(data.id);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.resolve(JSON.parse(data.answer));
    };
    this.#worker.onerror = event => this.#failed(event.message);
  }

  /** Tell all who wait that the library could not be loaded; the next request tries again. */
  #failed(message) {
    for (const {reject} of this.#waiting.values())
      reject(new Problem({kind: "NoAnswer", text: "app-not-loaded", message}));
    this.#waiting.clear();
    this.#stopped.clear();
    this.#worker.terminate();
    this.#worker = null;
    this.onprogress(1);
  }

  ask(method, given, signal) {
    if (!this.#worker) this.#begin();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const stopped = () => {
        if (!this.#waiting.delete(id)) return;  // it was answered before
        reject(new DOMException("stopped", "AbortError"));
        this.#stopped.add(id);
        this.#giveUp(id);
      };
      signal?.throwIfAborted();
      signal?.addEventListener("abort", stopped, {once: true});
      const asked = {id, method, given: JSON.stringify(given)};
      this.#waiting.set(id, {resolve, reject, asked});
      this.#worker.postMessage(asked);
    });
  }

  /** End the work on a request.  What runs in a worker cannot be reached, but to end the worker: so there is a moment in
   *  which it may answer, which spares loading the library again. */
  #giveUp(id) {
    setTimeout(() => {
      if (!this.#stopped.has(id)) return;
      if (progress < 1) {  // it has not begun yet
        this.#giveUp(id);
        return;
      }
      this.#stopped.clear();
      this.#worker.terminate();
      this.#begin();
      for (const {asked} of this.#waiting.values()) this.#worker.postMessage(asked);
    }, MOMENT);
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
