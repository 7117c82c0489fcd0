import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { http, HttpResponse } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { MswApi } from 'msw-storybook-addon';
import { storyEnvironment } from './storyEnvironment.ts';

/** Calls that no handler of the story knows: they fail, and the story with them. */
const unknownCall = http.post('*', ({ request }) => {
  storyEnvironment.record.noteUnknown(new URL(request.url).pathname);
  return HttpResponse.error();
});

const storyHeader = 'X-Story';

/** Notes every call, whoever answers it, and lets it name the story that makes it. */
function noteCalls() {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { waiting, id, record } = storyEnvironment;
    const request = new Request(input, init);
    const { method, headers } = request;
    if (method === 'POST') headers.set(storyHeader, id);
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
 * A call of a story that was left, which may arrive when the next one shows already, is none of its:
 * it fails.
 */
export const refuseLate = http.post('*', ({ request }) =>
  request.headers.get(storyHeader) === storyEnvironment.id ? undefined : HttpResponse.error(),
);

/**
 * Answers this page's calls within the page itself. A service worker would be one for all frames of
 * the workbench, which are many on a docs page: MSW reloads one that loads while another registers it.
 */
export function startNetwork(): MswApi {
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    handlers: [unknownCall],
    onUnhandledFrame: 'bypass',
    // In the console a person sees the calls; a test run would only spend time on writing them.
    context: { quiet: navigator.webdriver },
  });
  network.enable();
  noteCalls();
  // What the addon's type asks for besides, though it calls neither.
  return Object.assign(network, {
    start: () => Promise.resolve(undefined),
    stop: network.disable,
  });
}
