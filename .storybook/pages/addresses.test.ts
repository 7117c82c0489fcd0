import { expect, test } from 'vitest';
import { previewAddress } from './addresses.ts';

const globalsOf = (globals: Readonly<Record<string, unknown>>) =>
  new URLSearchParams(previewAddress('a--b', 'story', globals).split('?')[1]).get('globals');

test('an address keeps what the toolbars are set to, and no other values', () => {
  const viewport = { value: 'phone', isRotated: false };
  expect(
    globalsOf({ theme: 'dark', viewport, pseudo: { hover: true }, measureEnabled: true }),
  ).toBe('a11y.manual:!true;pseudo.hover:!true;theme:dark;viewport:phone');
  expect(globalsOf({ theme: 'dark', pseudo: false })).toBe('a11y.manual:!true;theme:dark');
});
