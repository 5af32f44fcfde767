// The library in a worker, as those outside see it: requests go in, answers come out, and each can be given up.

import {CURRENT, INTERRUPT, SIGNAL, STOPPED, sharedSignals} from "./signals.js";

const MOMENT = 2000;  // milliseconds: less than it takes to load the library again

/** The library could not be loaded. */
export class NotLoaded extends Error {
  name = "NotLoaded";
}

export class Library {
  #start;
  #worker = null;
  #waiting = new Map();
  #stopped = new Set();  // requests that nobody waits for any more, and that are not answered yet
  #next = 1;
  #progress = 0;
  #signals = null;

  /** `start` starts a worker that calls `onmessage` with each message and `onerror` with the text of an error; `onprogress`
   *  is called with how far it has been loaded, from 0 to 1. */
  constructor(start, onprogress = () => {}) {
    this.#start = start;
    this.onprogress = onprogress;
    this.#begin();
  }

  #begin() {
    const worker = this.#start({
      onmessage: message => worker === this.#worker && this.#received(message),
      onerror: text => worker === this.#worker && this.#failed(text),
    });
    this.#worker = worker;
    this.#signals = sharedSignals();
    if (this.#signals) worker.postMessage({shared: this.#signals});
    this.#tell(0);
  }

  #tell(progress) {
    this.#progress = progress;
    this.onprogress(progress);
  }

  #received({progress, failed, id, answer}) {
    if (progress !== undefined) {
      this.#tell(progress);
      return;
    }
    if (failed !== undefined) {
      this.#failed(failed);
      return;
    }
    this.#stopped.delete(id);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(JSON.parse(answer));
    this.#rest();
  }

  /** Tell all who wait that the library could not be loaded; the next request tries again. */
  #failed(message) {
    for (const {reject} of this.#waiting.values()) reject(new NotLoaded(message));
    this.close();
    this.#tell(1);
  }

  /** Ask for a method; returns what it answers, or throws NotLoaded, or AbortError once the signal is aborted. */
  ask(method, given, signal) {
    if (!this.#worker) this.#begin();
    this.#worker.ref?.();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const stopped = () => {
        if (!this.#waiting.delete(id)) return;  // it was answered before
        reject(new DOMException("stopped", "AbortError"));
        this.#stopped.add(id);
        this.#giveUp(id);
        this.#rest();
      };
      signal?.throwIfAborted();
      signal?.addEventListener("abort", stopped, {once: true});
      const asked = {id, method, given: JSON.stringify(given)};
      this.#waiting.set(id, {resolve, reject, asked});
      this.#worker.postMessage(asked);
    });
  }

  /** Let Node.js end while nobody waits. */
  #rest() {
    if (!this.#waiting.size) this.#worker?.unref?.();
  }

  /** End the work on a request.  Where the worker shares no memory, it cannot be reached, but to end it: so there is a moment
   *  in which it may answer, which spares loading the library again. */
  #giveUp(id) {
    const signals = this.#signals, isCurrent = signals && Atomics.load(signals, CURRENT) === id;
    if (isCurrent) {
      Atomics.store(signals, STOPPED, id);
      Atomics.store(signals, SIGNAL, INTERRUPT);
    }
    const timer = setTimeout(() => {
      if (!this.#stopped.has(id)) return;
      if (this.#progress < 1 || (signals && !isCurrent)) {  // it has not begun yet
        this.#giveUp(id);
        return;
      }
      this.#stopped.clear();
      this.#worker.terminate();
      this.#begin();
      for (const {asked} of this.#waiting.values()) this.#worker.postMessage(asked);
      this.#rest();
    }, MOMENT);
    timer.unref?.();
  }

  /** End the worker; a later request starts another. */
  close() {
    for (const {reject} of this.#waiting.values()) reject(new DOMException("closed", "AbortError"));
    this.#waiting.clear();
    this.#stopped.clear();
    this.#worker?.terminate();
    this.#worker = null;
  }
}
