/* global caches, fetch, Request, self, setTimeout, URL */
/**
 * Lets the app open without a line: its files, which never change under their names, come from the ones kept on this device,
 * and its page does where the network has none. Answers of the API are never kept here, nor is the registry: what runs is what is
 * published, whenever anybody can be asked.
 */
const FILES = 'clearcoat-files';
/** More than two versions of everything; the ones kept first go first. */
const MOST_FILES = 400;
/** The page of the app is the same at each of its addresses. */
const PAGE = '/@app';
const IS_FILE = /^\/(assets|remotes)\//;
const IS_NO_PAGE = /^\/(api|registry|health|metrics)(\/|$)/;

const isUsable = (response) => response.ok && response.type === 'basic';

/** By the address alone. */
const find = (address) => caches.match(address, { ignoreVary: true });

async function keep(key, response) {
  const files = await caches.open(FILES);
  await files.put(key, response);
}

async function fileOf(request) {
  const kept = await find(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (isUsable(response)) await keep(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** A phone may be connected to a network that answers nothing: after so long the cached page is shown. */
const PATIENCE_MS = 3_000;

const afterPatience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** A page and its policy hold the same nonce, so a cached one is whole. */
async function pageOf(request) {
  const fetched = fetch(request);
  // A failure that comes too late is ignored.
  fetched.catch(() => undefined);
  const first = await Promise.race([fetched.catch(() => undefined), afterPatience()]);
  return first ?? (await find(PAGE)) ?? fetched;
}

async function keepPage(address) {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (isUsable(response) && !response.redirected) await keep(PAGE, response);
}

async function keepFile(address) {
  if (!(await find(address))) await fileOf(new Request(address));
}

async function forgetOldest() {
  const files = await caches.open(FILES);
  const names = (await files.keys()).filter(({ url }) => new URL(url).pathname !== PAGE);
  const spare = names.slice(0, Math.max(0, names.length - MOST_FILES));
  await Promise.all(spare.map((name) => files.delete(name)));
}

/** Assets that the open page loaded, some of them before this worker was there. */
async function keepAll({ page, files }) {
  const own = files.filter((file) => IS_FILE.test(new URL(file, self.location.origin).pathname));
  await Promise.allSettled([page && keepPage(page), ...own.map(keepFile)]);
  await forgetOldest();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (IS_FILE.test(pathname)) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && !IS_NO_PAGE.test(pathname)) {
    event.respondWith(pageOf(request));
  }
});
