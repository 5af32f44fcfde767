// Unpacking the library, a ZIP file whose entries are not compressed.  Python would take longer.

// Sizes in bytes, without names: of an entry of the directory, of what ends the directory, and of the header before a file.
const ENTRY = 46, END = 22, HEADER = 30;

/** The files of an archive: pairs of a name and its bytes. */
function* files(archive) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.length - END, text = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint16(at + 10, true)) throw new Error("compressed");
    const size = view.getUint32(at + 20, true), length = view.getUint16(at + 28, true), local = view.getUint32(at + 42, true);
    const start = local + HEADER + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield [text.decode(archive.subarray(at + ENTRY, at + ENTRY + length)), archive.subarray(start, start + size)];
    at += ENTRY + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Write the files of an archive into a folder of a file system of Emscripten. */
export function unpack(archive, system, folder) {
  const made = new Set();
  for (const [name, content] of files(archive)) {
    const path = `${folder}/${name}`, parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) system.mkdirTree(parent);
    made.add(parent);
    system.writeFile(path, content, {canOwn: true});
  }
}
