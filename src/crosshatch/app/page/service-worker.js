// Keeps the page and the library, so that they work without a network.  Each version has a cache of its own, and answers
// from that alone: a new one is fetched behind the old, and takes its place once no page of the old is open.

const VERSION = "";  // written when the static files are built: this file must differ for a browser to see a new version
const PREFIX = "crosshatch-";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", event => event.waitUntil((async () => {
  const {version, files} = await (await fetch("files.json", {cache: "no-cache"})).json();
  if (version !== VERSION) throw new Error("the files on the host are of another version");  // it is tried again later
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map(file => new Request(file, {cache: "no-cache"})));
})()));

self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("fetch", event => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(CACHE);
    return await cache.match(event.request, {ignoreSearch: true}) ?? fetch(event.request);
  })());
});
