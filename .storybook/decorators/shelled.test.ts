import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { balanceOf, isMainState, mainStates, shellLinkOf } from './shelled.tsx';
import { storyIdsOf } from '../../tools/spec/storyFiles.ts';

const story = {
  id: 'screens-redeem-payza--form',
  viewMode: 'story',
  tags: ['dev'],
};

test('shows a main state in the shell, with the entry of the menu', () => {
  expect(shellLinkOf(story)).toBe('redeemRewards');
});

test.each([
  { ...story, viewMode: 'docs' },
  { ...story, tags: ['test-fn'] },
  { ...story, id: 'screens-redeem-payza--done' },
  { ...story, id: 'screens-public-login--idle' },
])('shows %o bare', (bare) => {
  expect(shellLinkOf(bare)).toBeUndefined();
});

test('the main state is the first story of its screen, which has no play function', () => {
  const firsts = globSync('packages/ui/src/screens/**/*.stories.tsx').flatMap((fileName) => {
    const code = readFileSync(fileName, 'utf8');
    const [first = ''] = storyIdsOf(code);
    if (!storyIdsOf(code).some(isMainState)) return [];
    const [, source = ''] = code.split('export const ');
    return source.includes('play:') ? [] : [first];
  });
  expect(firsts.toSorted()).toEqual(Object.keys(mainStates));
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
