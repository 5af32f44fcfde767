// Keeps the page and the library, so that they work without a network.  files.json has what there is, and its version.

const PREFIX = "crosshatch-";

const listed = async () => (await fetch("files.json", {cache: "no-cache"})).json();

self.addEventListener("install", event => event.waitUntil((async () => {
  const {version, files} = await listed();
  const cache = await caches.open(PREFIX + version);
  await cache.addAll(files);
  await self.skipWaiting();
})()));

self.addEventListener("activate", event => event.waitUntil((async () => {
  const {version} = await listed().catch(() => ({version: ""}));
  for (const name of await caches.keys())
    if (version && name.startsWith(PREFIX) && name !== PREFIX + version) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("fetch", event => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.match(event.request, {ignoreSearch: true}).then(found => found ?? fetch(event.request)));
});
