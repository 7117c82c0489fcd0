import { expect, test } from 'vitest';
import { coverage, type Requirement } from './coverage.ts';

const requirement = (id: string, area: string, site = false): Requirement => ({
  id,
  area,
  kind: 'content',
  site,
  statement: `Statement of ${id}.`,
});
const ledger = [
  requirement('REG-01', 'Sign-up'),
  requirement('REG-02', 'Sign-up'),
  requirement('RTE-01', 'Route table'),
];
const claim = (...ids: string[]) => ({ ids, name: 'a test', file: 'a.test.ts' });

test('groups by area and joins the tests that show a requirement', () => {
  const { areas, problems } = coverage(ledger, [claim('REG-02'), claim('REG-02', 'RTE-01')]);
  expect(problems).toEqual(['REG-01 is shown by no test: Statement of REG-01.']);
  expect(areas.map(({ prefix, name }) => [prefix, name])).toEqual([
    ['REG', 'Sign-up'],
    ['RTE', 'Route table'],
  ]);
  expect(areas[0]?.requirements.map(({ shownBy }) => shownBy.length)).toEqual([0, 2]);
});

test.each([
  ['a test of the site', 'apps/site/src/siteLinks.test.ts', 0],
  ['an end-to-end test', 'e2e/links.spec.ts', 0],
  ['a story', 'packages/ui/src/screens/A/A.stories.tsx', 1],
  ['a step of a journey', '.storybook/journeys/A.stories.tsx', 1],
])('a requirement of the site is covered by %s: %s', (_, file, problems) => {
  const links = [requirement('REG-01', 'Sign-up', true)];
  const found = coverage(links, [{ ...claim('REG-01'), file }]);
  expect(found.problems).toHaveLength(problems);
});
