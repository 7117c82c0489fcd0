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

test('reads a text whose characters are split across chunks', async () => {
  expect(await readBody(new Response(byteByByte()), 100)).toBe('10 €');
});

test('reads up to the limit, and not one byte more', async () => {
  expect(await readBody(new Response(byteByByte()), bytes.length)).toBe('10 €');
  expect(await readBody(new Response(byteByByte()), bytes.length - 1)).toBeUndefined();
});

test('a body cut off within a character ends with a replacement character', async () => {
  expect(await readBody(new Response(bytes.slice(0, -1)), 100)).toBe('10 \uFFFD');
});

test('a missing body is an empty text', async () => {
  expect(await readBody(new Response(null, { status: 204 }), 100)).toBe('');
});
