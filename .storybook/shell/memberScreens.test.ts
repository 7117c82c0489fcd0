import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { balanceOf, isMainState, mainStates, shellLinkOf } from './memberScreens.ts';
import { storyIdsOf } from '../../tools/spec/storyFiles.ts';

const story = {
  id: 'screens-redeem-payza--form',
  viewMode: 'story',
  tags: ['dev'],
  globals: {},
};
const another = { ...story, id: 'screens-redeem-payza--done' };

test.each([story, another])('shows $id in the shell, with the entry of the menu', (shown) => {
  expect(shellLinkOf(shown)).toBe('redeemRewards');
});

test.each([
  { ...story, globals: { shell: 'off' } },
  { ...story, viewMode: 'docs' },
  { ...story, tags: ['play-fn'] },
  { ...story, tags: ['test-fn'] },
  { ...story, id: 'screens-public-login--idle' },
])('shows %o bare', (bare) => {
  expect(shellLinkOf(bare)).toBeUndefined();
});

test('shows only main states in the shell where tests and pictures ask for it', () => {
  const globals = { shell: 'mainStates' };
  expect(shellLinkOf({ ...story, globals })).toBe('redeemRewards');
  expect(shellLinkOf({ ...another, globals })).toBeUndefined();
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
