import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from './address.ts';

test('any code survives in a URL that contains only characters that Storybook keeps', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (code) => {
      expect(encode(code)).toMatch(/^[\w-]+$/);
      expect(decode(encode(code))).toBe(code);
    }),
  );
});

test.each(['', 'a', '####', '_w'])('an address of %j holds no code', (encoded) => {
  expect(decode(encoded)).toBeUndefined();
});
