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
  const { areas, problems } = coverage(ledger, {}, [claim('REG-02'), claim('REG-02', 'RTE-01')]);
  expect(problems).toEqual([]);
  expect(areas.map(({ prefix, name }) => [prefix, name])).toEqual([
    ['REG', 'Sign-up'],
    ['RTE', 'Route table'],
  ]);
  expect(areas[0]?.requirements.map(({ shownBy }) => shownBy.length)).toEqual([0, 2]);
});

test('fails for an area marked done with a requirement that no test shows', () => {
  const { problems } = coverage(ledger, { REG: 'all' }, [claim('REG-01')]);
  expect(problems).toEqual([expect.stringMatching(/^REG-02 is marked done/)]);
});

test.each([
  ['a test of the site', 'apps/site/src/siteLinks.test.ts', 0],
  ['an end-to-end test', 'e2e/links.spec.ts', 0],
  ['a story', 'packages/ui/src/screens/A/A.stories.tsx', 1],
  ['a step of a journey', '.storybook/journeys/A.stories.tsx', 1],
])('a requirement of the site is covered by %s: %s', (_, file, problems) => {
  const links = [requirement('REG-01', 'Sign-up', true)];
  const found = coverage(links, { REG: 'all' }, [{ ...claim('REG-01'), file }]);
  expect(found.problems).toHaveLength(problems);
});

test('asks only for the listed ids of an area done in part', () => {
  expect(coverage(ledger, { REG: ['REG-01'] }, [claim('REG-01')]).problems).toEqual([]);
  expect(coverage(ledger, { REG: ['REG-02'] }, [claim('REG-01')]).problems).toHaveLength(1);
});

test('fails for an id or a mark that does not exist', () => {
  expect(coverage(ledger, {}, [claim('REG-99')]).problems).toEqual([
    'a.test.ts: “a test” names REG-99, which does not exist.',
  ]);
  expect(coverage(ledger, { XYZ: 'all' }, []).problems).toHaveLength(1);
  expect(coverage(ledger, { REG: ['REG-77'] }, []).problems).toHaveLength(1);
});
