// What a worker does once Python is there: it imports the library, and answers requests with it.

const UNPACKED = "/crosshatch";  // where Python would read each module of an archive twice

/** Import the library from its archive; `tell` is called with how far that is, from 0 to 1. */
export function imported(python, archive, tell) {
  python.unpackArchive(archive, "zip", {extractDir: UNPACKED});
  tell(0.2);
  python.runPython(`import sys; sys.path.insert(0, "${UNPACKED}")`);
  const {respond} = python.pyimport("crosshatch.app.protocol");
  python.pyimport("crosshatch.verbs.hint");  // what is asked for first, mostly
  tell(1);
  return respond;
}

/** What answers messages, once the library (a promise) is there; `post` sends the answers. */
export function answering(library, post) {
  library.catch(error => post({failed: error.message}));
  return async ({id, method, given}) => {
    const respond = await library.catch(() => null);
    if (!respond) return;
    let answer;
    try {
      const found = respond(method, given);
      answer = found.get(1);
      found.destroy();
    } catch (error) {
      answer = JSON.stringify({error: {kind: "Fault", message: error.message, field: null, text: "app-library-failed"}});
    }
    post({id, answer});
  };
}
