import { setupWorker } from 'msw/browser';

async function start() {
  const worker = setupWorker();
  await worker.start({ quiet: true, serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}

let started: ReturnType<typeof start> | undefined;

/** Starts the one worker of the page; MSW refuses a second start. */
export function startWorker() {
  started ??= start();
  return started;
}
