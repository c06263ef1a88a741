import { offlineList } from './static-files.ts';

/**
 * The part of the service worker that caches the files of a static demo. It stands before MSW's listener, which then answers API calls only.
 * Files come from the network where it answers, so that a new build shows at once; hashed assets come from the cache.
 *
 * An archive sets `self.archive` before: its files lie in a folder, and name another base than the one that it is opened at.
 */
export const offlineWorker = `{
const cacheName = 'demo ' + registration.scope;
const list = new URL('${offlineList}', registration.scope).href;
const api = new URL('api/', registration.scope).href;
const { archive } = self;
const quietMs = 500;
let filling;
let lastRequest;

const types = {
  html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json', data: 'text/x-script', svg: 'image/svg+xml', xml: 'text/xml', txt: 'text/plain',
};

/** Loads a file from the network. */
async function load(address, options) {
  if (!archive) return fetch(address, options);
  const scope = new URL(registration.scope);
  const { pathname } = new URL(address.url ?? address);
  const asked = pathname.slice(scope.pathname.length);
  const file = /\\.\\w+$/.test(asked) ? asked : asked.replace(/\\/?$/, '/index.html').replace(/^\\//, '');
  const response = await fetch(new URL(archive.folder + file, scope), options);
  if (!response.ok) return missing(response.status);
  const type = types[file.split('.').at(-1)];
  return type ? based(response, type, 200) : response;
}

async function missing(status) {
  const page = await fetch(new URL(archive.folder + '404.html', registration.scope));
  return page.ok ? based(page, types.html, status) : Response.error();
}

/** A text file with the base at which the archive is open. */
async function based(response, type, status) {
  const text = await response.text();
  const base = new URL(registration.scope).pathname.replace(/\\/$/, '');
  return new Response(text.replaceAll(archive.base, base), {
    status, headers: { 'Content-Type': type + '; charset=utf-8' },
  });
}

/** Waits until the pages have asked for nothing for a while: the network, the disk and this worker are theirs first. */
const left = () => lastRequest + quietMs - Date.now();

async function quiet() {
  for (let wait = left(); wait > 0; wait = left()) await new Promise((done) => setTimeout(done, wait));
}

async function fill() {
  const cache = await caches.open(cacheName);
  const response = await load(list, { cache: 'no-store' });
  if (!response.ok) return;
  const text = await response.text();
  if (await (await cache.match(list))?.text() === text) return;
  const files = JSON.parse(text).files.map((file) => new URL(file, registration.scope).href);
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await quiet();
      const loaded = await load(file);
      if (!loaded.ok) throw new Error(file);
      await cache.put(file, plain(loaded));
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  const current = new Set(files);
  for (const { url } of await cache.keys()) if (!current.has(url)) await cache.delete(url);
  await cache.put(list, new Response(text));
}

/** A navigation rejects a response that was redirected. */
const plain = ({ body, status, headers }) => new Response(body, { status, headers });

async function cached(url) {
  const cache = await caches.open(cacheName);
  const path = url.origin + url.pathname;
  return (await cache.match(path)) ?? (await cache.match(path.replace(/\\/?$/, '/')));
}

async function answer(request, url) {
  if (url.pathname.includes('/assets/')) {
    const asset = await cached(url);
    if (asset) return asset;
  }
  try {
    return await load(request);
  } catch (error) {
    const stored = await cached(url);
    if (stored) return stored;
    const missing = request.mode === 'navigate' && (await cached(new URL('404.html', registration.scope)));
    if (missing) return new Response(missing.body, { status: 404, headers: missing.headers });
    throw error;
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  lastRequest = Date.now();
  const url = new URL(request.url);
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope) || request.url.startsWith(api)) return;
  event.stopImmediatePropagation();
  event.respondWith(answer(request, url));
  filling ??= fill().catch(() => { filling = undefined; });
  event.waitUntil(filling);
});
}
`;
