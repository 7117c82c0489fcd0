import { expect, test } from 'vitest';
import { readBody } from './readBody.ts';

const bytes = new TextEncoder().encode('10 €');

/** A body that streams one byte per chunk. */
const byteByByte = () => {
  const left = [...bytes];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(Uint8Array.of(next));
    },
  });
};

test('reads a text whose letters come in pieces', async () => {
  expect(await readBody(new Response(byteByByte()), 100)).toBe('10 €');
});

test('reads as many bytes as it may, and not one more', async () => {
  expect(await readBody(new Response(byteByByte()), bytes.length)).toBe('10 €');
  expect(await readBody(new Response(byteByByte()), bytes.length - 1)).toBeUndefined();
});

test('a body that is cut within a letter shows that it was', async () => {
  expect(await readBody(new Response(bytes.slice(0, -1)), 100)).toBe('10 \uFFFD');
});

test('no body is an empty text', async () => {
  expect(await readBody(new Response(null, { status: 204 }), 100)).toBe('');
});
