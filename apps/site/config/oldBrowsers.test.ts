import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers, tooOldText } from './oldBrowsers.ts';

const supported = /Chrome (?:and|or) Edge 116, Firefox 124, Safari 17\.4/;

test('README.md names the supported browsers', () => {
  expect(readFileSync('README.md', 'utf8')).toMatch(supported);
});

test('the sentence for old browsers names the supported ones', () => {
  expect(tooOldText).toMatch(supported);
});

test('the package and the site are built for the same browsers', () => {
  const config = readFileSync('packages/ui/vite.config.ts', 'utf8');
  const [, target = ''] = /target: \[(.*)\]/.exec(config) ?? [];
  expect(target.split(', ').map((name) => name.slice(1, -1))).toEqual(oldestBrowsers);
});
