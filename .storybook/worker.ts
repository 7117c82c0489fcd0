import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { stage } from './stage.ts';

/** Calls that no handler of the story knows: they fail, and the story with them. */
const unknownCall = http.post('*', ({ request }) => {
  stage.unhandled.push(new URL(request.url).pathname);
  return HttpResponse.error();
});

const storyHeader = 'X-Story';

/** Lets every call name the story that makes it. */
function nameStories() {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'POST') request.headers.set(storyHeader, stage.id);
    return send(request);
  };
}

/**
 * Notes a call and leaves the answer to the handlers after it. A call of a story that was left,
 * which may arrive when the next one shows already, is none of its: it fails.
 */
export const recordCall = http.post('*', async ({ request }) => {
  const { pathname } = new URL(request.url);
  const { headers } = request;
  const { sent, id } = stage;
  if (headers.get(storyHeader) !== id) return HttpResponse.error();
  sent.push({ path: pathname, body: await request.clone().text(), headers });
  return undefined;
});

async function start() {
  nameStories();
  const worker = setupWorker(unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Starts the one worker of the page; MSW refuses a second start. */
export function startWorker() {
  started ??= start();
  return started;
}
