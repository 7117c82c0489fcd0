// Serves the offline page while the network fails. The build writes the line above: the files of that page,
// and the name of their cache, which changes with them.
const { name, files } = self.offline;

async function install() {
  const cache = await caches.open(name);
  // Without cookies, because the cached files are the same for everyone.
  await cache.addAll(files.map((file) => new Request(file, { credentials: 'omit' })));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const earlier = names.filter((other) => other.startsWith('cb-offline-') && other !== name);
  await Promise.all(earlier.map((other) => caches.delete(other)));
  // Earlier workers enabled it, and the browser remembers that.
  await self.registration.navigationPreload?.disable();
}

async function fetchOrCached(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const wanted = request.mode === 'navigate' ? '/offline.html' : request;
    const cached = await caches.match(wanted, { ignoreVary: true });
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Not a logout, whose origin the server checks: a request of the worker always comes from this site.
  const isPage = mode === 'navigate' && pathname !== '/logout';
  // Everything else, including calls, bypasses the worker.
  if (isPage || (origin === location.origin && files.includes(pathname))) {
    event.respondWith(fetchOrCached(event.request));
  }
});
