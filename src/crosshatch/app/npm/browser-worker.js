// The worker in a browser; the first message says where Pyodide is.

import {answering, imported} from "./answers.js";

const post = message => postMessage(message);

async function loaded(folder) {
  const [python, archive] = await Promise.all([
    import(/* webpackIgnore: true */ /* @vite-ignore */ `${folder}pyodide.mjs`)
      .then(({loadPyodide}) => loadPyodide({indexURL: folder})),
    fetch(new URL("./crosshatch.zip.deflated", import.meta.url)).then(response => {
      if (!response.ok) throw new Error(`crosshatch.zip: ${response.status} ${response.statusText}`);
      return new Response(response.body.pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
    }),
  ]);
  return imported(python, new Uint8Array(archive), progress => post({progress}));
}

let answer;
onmessage = ({data}) => {
  if (answer) answer(data);
  else answer = answering(loaded(data.folder), post);
};
