// Files that leave the page and come into it.

import {h} from "./elements.js";

export function download(name, type, content) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], {type}));
  h("a", {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** Let the player choose files, and pass them on. */
export function choose(onfiles, properties = {}) {
  const field = h("input", {type: "file", onchange: () => onfiles([...field.files]), ...properties});
  field.click();
}
