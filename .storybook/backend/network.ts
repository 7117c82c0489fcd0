import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { http, HttpResponse } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { storyEnvironment } from './storyEnvironment.ts';

/** Fails calls that no handler of the story matches, and notes them so that the story fails too. */
const unknownCall = http.post('*', ({ request }) => {
  storyEnvironment.record.noteUnknown(new URL(request.url).pathname);
  return HttpResponse.error();
});

/** Wraps `fetch` to record every call, whether mocked or not, and to end it with its story. */
function recordCalls() {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { ending, record, waiting } = storyEnvironment;
    const sent = new Request(input, init);
    const request = new Request(sent, { signal: AbortSignal.any([sent.signal, ending.signal]) });
    const { method, headers } = request;
    waiting.add(request);
    try {
      const body = await request.clone().text();
      record.noteCall({ method, path: new URL(request.url).pathname, body, headers });
      return await send(request);
    } finally {
      waiting.delete(request);
    }
  };
}

/**
 * Intercepts the page's calls without a service worker. All iframes of a docs page would share the
 * worker, and MSW reloads a page that loads while another one registers it.
 */
function startNetwork() {
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: [unknownCall],
    onUnhandledFrame: 'bypass',
    // The log of calls helps a person at the console; in a test run it only costs time.
    context: { quiet: navigator.webdriver },
  });
  network.enable();
  recordCalls();
  return network;
}

/** Started when the module loads, once for all stories of a page. */
export const network = startNetwork();

/** Replaces answers of a story's backend. */
export type Msw = Pick<typeof network, 'use'>;

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** In stories with a mock backend. */
    msw: Msw;
  }
}
