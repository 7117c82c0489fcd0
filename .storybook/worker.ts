import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { stage } from './stage.ts';

/** Calls that no handler of the story knows: they fail, and the story with them. */
const unknownCall = http.post('*', ({ request }) => {
  stage.unhandled.push(new URL(request.url).pathname);
  return HttpResponse.error();
});

/** Notes a call and leaves the answer to the handlers after it. */
export const recordCall = http.post('*', async ({ request }) => {
  const { pathname } = new URL(request.url);
  const { headers } = request;
  stage.sent.push({ path: pathname, body: await request.clone().text(), headers });
});

async function start() {
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
