// The methods of the protocol as functions that return promises.

import {Library, NotLoaded} from "./asking.js";

const METHODS = [];  // written when the package is made

/** A request was refused; see index.d.ts. */
export class CrosshatchError extends Error {
  name = "CrosshatchError";

  constructor({kind, message, field}) {
    super(message);
    this.kind = kind;
    this.field = field;
  }
}

export class Crosshatch {
  #library;

  constructor(start, onprogress) {
    this.#library = new Library(start, onprogress);
  }

  async ask(method, request = {}, {signal} = {}) {
    const {result, error} = await this.#answer(method, request, signal);
    if (error) throw new CrosshatchError(error);
    return result;
  }

  async #answer(method, request, signal) {
    try {
      return await this.#library.ask(method, request, signal);
    } catch (error) {
      if (error instanceof NotLoaded) throw new CrosshatchError({kind: "NotLoaded", message: error.message, field: null});
      throw error;
    }
  }

  close() { this.#library.close(); }
}

for (const [name, method] of METHODS)
  Crosshatch.prototype[name] = function (request, options) { return this.ask(method, request, options); };
