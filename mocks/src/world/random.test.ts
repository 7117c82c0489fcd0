import { expect, it } from 'vitest';
import { createRandom, randomHex, toHex } from './random.ts';

it('draws each integer from the minimum to the maximum, and no other', () => {
  const random = createRandom(1);
  const drawn = Array.from({ length: 100 }, () => random.int(5, 7));
  expect(new Set(drawn)).toEqual(new Set([5, 6, 7]));
});

it('picks each item of a list', () => {
  const random = createRandom(1);
  const picked = Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c']));
  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
});

it('writes each byte as two hex digits', () => {
  expect(toHex(new Uint8Array([0, 9, 16, 255]))).toBe('000910ff');
  expect(randomHex()).toMatch(/^[\da-f]{32}$/);
});
