import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { http, HttpResponse } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import type { MswApi } from 'msw-storybook-addon';
import { stage } from './stage.ts';

/** Calls that no handler of the story knows: they fail, and the story with them. */
const unknownCall = http.post('*', ({ request }) => {
  stage.unhandled.push(new URL(request.url).pathname);
  return HttpResponse.error();
});

const storyHeader = 'X-Story';

/** Lets every call name the story that makes it, and counts those without an answer. */
function nameStories() {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { waiting, id } = stage;
    const request = new Request(input, init);
    if (request.method === 'POST') request.headers.set(storyHeader, id);
    waiting.add(request);
    try {
      return await send(request);
    } finally {
      waiting.delete(request);
    }
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
  nameStories();
  // What the addon's type asks for besides, though it calls neither.
  return Object.assign(network, {
    start: () => Promise.resolve(undefined),
    stop: network.disable,
  });
}
