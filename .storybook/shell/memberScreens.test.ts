import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { titleOf } from '../order/storyFiles.ts';
import { memberScreens, shellLinkOf } from './memberScreens.ts';

const story = { title: 'Screens/Redeem/Payza', viewMode: 'story', tags: ['dev'], globals: {} };

test('shows a member’s screen in the shell, with its entry of the menu', () => {
  expect(shellLinkOf(story)).toBe('redeemRewards');
});

test.each([
  { ...story, globals: { shell: 'off' } },
  { ...story, viewMode: 'docs' },
  { ...story, tags: ['play-fn'] },
  { ...story, tags: ['test-fn'] },
  { ...story, title: 'Screens/Public/Login' },
])('shows %o bare', (bare) => {
  expect(shellLinkOf(bare)).toBeUndefined();
});

test('names screens that exist', () => {
  const files = globSync('packages/ui/src/screens/**/*.stories.tsx');
  const titles = files.map((file) => titleOf(file, readFileSync(file, 'utf8')));
  expect(titles).toEqual(expect.arrayContaining([...memberScreens]));
});
