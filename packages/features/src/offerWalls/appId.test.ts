import { expect, test } from 'vitest';
import { appIdOf, defaultAppId } from './appId.ts';

test.each([
  ['17-app-9', 'app'],
  ['a-b-c-d', 'c'],
  ['member-cbapp-rr', 'cbapp'],
])('uses the second-to-last segment of %s [RPD-04]', (id, appId) => {
  expect(appIdOf(id)).toBe(appId);
});

test.each(['', 'abc', 'a-b', 'a--b'])('uses the default for %j [RPD-04]', (id) => {
  expect(appIdOf(id)).toBe(defaultAppId);
});
