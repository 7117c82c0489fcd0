import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { balanceOf, isMainState, mainStates, shellLinkOf } from './memberScreens.ts';
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
    if (!storyIdsOf(code).some(isMainState)) return [];
    const [first] = loadCsf(code, { fileName, makeTitle: (title) => title }).parse().stories;
    return first && !first.tags?.includes('play-fn') ? [first.id] : [];
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
