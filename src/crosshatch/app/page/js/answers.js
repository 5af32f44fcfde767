// What a worker does once Python is there: it imports the library, and answers requests with it.

import {CURRENT, SIGNAL, STOPPED} from "./signals.js";
import {unpack} from "./unpacking.js";

const UNPACKED = "/crosshatch";  // a folder, since Python would read each module of an archive twice

/** Import the library from its archive, an array of bytes; `tell` is called with how far that is, from 0 to 1. */
export function imported(python, archive, tell) {
  unpack(archive, python.FS, UNPACKED);
  tell(0.2);
  python.runPython(`import gc, sys; sys.path.insert(0, "${UNPACKED}"); gc.disable()`);
  const {respond} = python.pyimport("crosshatch.app.protocol");
  python.pyimport("crosshatch.verbs.hint");  // what is asked for first, mostly
  python.runPython("gc.freeze(); gc.enable()");  // all of this stays
  tell(1);
  return {respond, python};
}

/** What answers messages, once the library (a promise) is there; `post` sends the answers. */
export function answering(library, post) {
  let signals = null;  // memory that both sides see, if there is any
  library.catch(error => post({failed: String(error?.message ?? error)}));
  return async ({shared, id, method, given}) => {
    if (shared) {
      signals = shared;
      return;
    }
    const found = await library.catch(() => null);
    if (found) post({id, answer: answerOf(found, signals, id, method, given)});
  };
}

/** The answer to a request, as text; null if it was stopped. */
function answerOf({respond, python}, signals, id, method, given) {
  if (signals) {
    Atomics.store(signals, SIGNAL, 0);
    Atomics.store(signals, CURRENT, id);
    python.setInterruptBuffer(signals);
  }
  try {
    const found = respond(method, given), answer = found.get(1);
    found.destroy();
    return answer;
  } catch (error) {
    if (error.type !== "KeyboardInterrupt")
      return JSON.stringify({error: {kind: "Fault", message: error.message, field: null, text: "app-library-failed"}});
    return Atomics.load(signals, STOPPED) === id ? null : answerOf({respond, python}, signals, id, method, given);
  } finally {
    if (signals) Atomics.store(signals, CURRENT, 0);
  }
}
