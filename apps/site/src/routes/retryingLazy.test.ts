import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NotLoadedError, retryingLazy } from './retryingLazy.ts';

const Page = ({ name }: { name: string }) => createElement('p', undefined, name);
type Load = () => Promise<typeof Page>;

/** Renders a part and resolves with its text; rejects with the error it failed with. */
async function show(part: ReturnType<typeof retryingLazy<{ name: string }>>) {
  const errors: unknown[] = [];
  const element = createElement(Suspense, undefined, createElement(part, { name: 'Inbox' }));
  const stream = await renderToReadableStream(element, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

test('a part is fetched once, when it first renders', async () => {
  const load = vi.fn<Load>(async () => Page);
  const part = retryingLazy(load);
  expect(load).not.toHaveBeenCalled();
  expect(await show(part)).toContain('<p>Inbox</p>');
  expect(await show(part)).toContain('<p>Inbox</p>');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed fetch is retried once', async () => {
  const load = vi.fn<Load>(async () => Page).mockRejectedValueOnce(new Error('Offline.'));
  expect(await show(retryingLazy(load))).toContain('<p>Inbox</p>');
  expect(load).toHaveBeenCalledTimes(2);
});

test('failing twice is an error, which can be reset to fetch again', async () => {
  const offline = new Error('Offline.');
  const load = vi.fn<Load>().mockRejectedValue(offline);
  const part = retryingLazy(load);
  const error = await show(part).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotLoadedError);
  expect(error).toMatchObject({ name: 'NotLoadedError', cause: offline });
  expect(await show(part).catch((reason: unknown) => reason)).toBe(error);
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValue(Page);
  if (error instanceof NotLoadedError) error.forget();
  expect(await show(part)).toContain('<p>Inbox</p>');
});
