import { expect, test } from 'vitest';
import { balanceOf, shellLinkOf } from './shelled.tsx';

const story = { viewMode: 'story', tags: ['dev'], parameters: { shell: 'redeemRewards' } } as const;

test('shows a main state in the shell, with the entry of the menu', () => {
  expect(shellLinkOf(story)).toBe('redeemRewards');
});

test.each([
  { ...story, viewMode: 'docs' },
  { ...story, tags: ['test-fn'] },
  { ...story, parameters: {} },
])('shows %o bare', (bare) => {
  expect(shellLinkOf(bare)).toBeUndefined();
});

test.each([
  [{ balance: -320 }, -320],
  [{ reach: { balance: 40 } }, 40],
  [{ card: { status: 'placed', balance: 537, balanceBefore: 2000 } }, 537],
  [{ balance: undefined }, undefined],
  [{ reach: 'loading', card: null }, 3037],
])('shows the balance of a screen with %o: %s', (args, cb) => {
  expect(balanceOf(args)).toBe(cb);
});
