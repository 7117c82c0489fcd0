import { createHash } from 'node:crypto';

/**
 * The parts of the service worker API used here, because its type library conflicts with that of
 * pages.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/**
 * Runs in the browser, so it can use nothing outside itself. Stores the files of the offline page in a
 * cache with the given name, and responds with them if the network fails.
 */
function serveOffline(scope: WorkerScope, name: string, page: string, files: readonly string[]) {
  async function install() {
    const cache = await caches.open(name);
    // Without cookies, because the cached files are the same for everyone.
    await cache.addAll(files.map((file) => new Request(file, { credentials: 'omit' })));
    await scope.skipWaiting();
  }

  async function activate() {
    const names = await caches.keys();
    const earlier = names.filter((other) => other.startsWith('cb-offline-') && other !== name);
    await Promise.all(earlier.map((other) => caches.delete(other)));
    // Earlier workers enabled it, and the browser remembers that.
    await scope.registration.navigationPreload?.disable();
  }

  async function answer(request: Request) {
    try {
      return await fetch(request);
    } catch (error) {
      const wanted = request.mode === 'navigate' ? page : request;
      const kept = await caches.match(wanted, { ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event) => {
    const { mode, url } = event.request;
    const isKept = () => files.some((file) => url === new URL(file, location.origin).href);
    // The server has to see where a logout comes from; a request of the worker comes from this site.
    const isPage = mode === 'navigate' && new URL(url).pathname !== '/logout';
    // Everything else, including calls, bypasses the worker.
    if (isPage || isKept()) event.respondWith(answer(event.request));
  });
}

const address = '/offline.html';

/**
 * Returns the script of the site's service worker for the HTML of its offline page. It differs with every
 * build and with the settings, which is how browsers detect a new one.
 */
export function toServiceWorker(page: string): string {
  const named = Array.from(page.matchAll(/ (?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g));
  const files = [address, ...new Set(named.map(([, file]) => file))];
  const hash = createHash('sha256').update(page).digest('hex').slice(0, 12);
  const given = [`cb-offline-${hash}`, address, files].map((value) => JSON.stringify(value));
  return `(${serveOffline.toString()})(self, ${given.join(', ')});\n`;
}
