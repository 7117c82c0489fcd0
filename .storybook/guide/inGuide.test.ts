import { expect, test } from 'vitest';
import { inGuide } from './inGuide.ts';

test.each([
  ['[Product](../specification/01-product.md)', '[Product](?path=/docs/guide-specification--docs)'],
  ['[D31](decisions/product.md#redeeming)', '[D31](?path=/docs/guide-decisions--docs)'],
])('links %s to its page in the guide', (text, shown) => {
  expect(inGuide(`See ${text}.`)).toBe(`See ${shown}.`);
});

test('keeps only the text of a link to a file that the guide does not show', () => {
  expect(inGuide('See [`post.ts`](../packages/features/src/wire/post.ts) there.')).toBe(
    'See `post.ts` there.',
  );
});

test('leaves URLs and in-page anchors alone', () => {
  const text = '[draft](https://datatracker.ietf.org/doc/x.md) and [below](#below)';
  expect(inGuide(text)).toBe(text);
});
