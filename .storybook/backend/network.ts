import { http, HttpResponse } from 'msw';
import type { MswApi } from 'msw-storybook-addon';
import { storyEnvironment } from './storyEnvironment.ts';

/** Fails calls that no handler of the story matches, and records them so that the story fails, too. */
export const unknownCallHandler = http.post('*', ({ request }) => {
  storyEnvironment.record.noteUnknown(new URL(request.url).pathname);
  return HttpResponse.error();
});

/** Wraps `fetch` to record every call, whether mocked or not, and to end each call with its story. */
function recordCalls() {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { ending, record, callsInFlight } = storyEnvironment;
    const sent = new Request(input, init);
    const request = new Request(sent, { signal: AbortSignal.any([sent.signal, ending.signal]) });
    const { method, headers } = request;
    callsInFlight.add(request);
    try {
      const body = await request.clone().text();
      record.noteCall({ method, path: new URL(request.url).pathname, body, headers });
      return await send(request);
    } finally {
      callsInFlight.delete(request);
    }
  };
}

/** Resolves when the service worker is active, because MSW reloads pages that load while it registers one. */
async function registerWorker(url: string) {
  // Only pages on localhost or over HTTPS have service workers; on others MSW intercepts `fetch`.
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(url);
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state === 'activating') {
    await new Promise((resolve) => {
      active.addEventListener('statechange', resolve, { once: true });
    });
  }
}

async function start(worker: MswApi) {
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  await registerWorker(url);
  await worker.start({ serviceWorker: { url }, onUnhandledFrame: 'bypass', quiet: true });
  recordCalls();
}

let started: Promise<void> | undefined;

/** Makes MSW respond to the page's calls, once for all its stories. */
export const startNetwork = (worker: MswApi) => (started ??= start(worker));
