import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { claimsOf } from './claims.ts';
import { allPages } from './pages.ts';
import { allDecisions, allRequirements, parseRequirement } from './specification.ts';
import { metaOf } from './storyFiles.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const files = globSync(
  [
    '{packages,apps,mocks,tools,e2e,docs,.storybook,.github}/**/*.{ts,tsx,mjs,html,md,mdx}',
    '*.{ts,mjs,md}',
  ],
  // Recipes add requirements of their own.
  {
    exclude: ['**/{node_modules,dist,dist-*}/**', 'CHANGELOG.md', 'docs/recipes/**'],
  },
).filter((file) => !import.meta.filename.endsWith(file));

/** Returns the ids that files cite but nothing defines. Throws if no file cites one. */
function unknownIds(pattern: RegExp, known: readonly string[]) {
  const cited = files.flatMap((file) =>
    (read(file).match(pattern) ?? []).map((id) => ({ file, id })),
  );
  expect(cited).not.toEqual([]);
  return cited.filter(({ id }) => !known.includes(id));
}

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

describe('requirements', () => {
  const ids = allRequirements().map(({ id }) => id);

  test('have unique ids', () => expect(repeated(ids)).toEqual([]));

  test('exist where they are cited', () => {
    expect(unknownIds(/\b[A-Z]{3}-\d{2}\b/g, ids)).toEqual([]);
  });

  test('have a known kind', () => {
    expect(() => parseRequirement('Sign-up (REG)', '- **REG-01** (behavior) Text.')).toThrow(
      /^REG-01 has the unknown kind "behavior"\. Use one of: .*behaviour/,
    );
  });
});

describe('decisions', () => {
  const decisions = allDecisions();
  const numbers = decisions.map(({ number }) => number);

  test('have unique numbers', () => expect(repeated(numbers)).toEqual([]));

  test('exist where they are cited', () => {
    expect(unknownIds(/\bD\d{1,3}\b/g, numbers)).toEqual([]);
  });

  test('name stories that exist', () => {
    const stories = globSync('{packages/*/src,.storybook}/**/*.stories.tsx');
    const titles = new Set(stories.map((file) => metaOf(read(file)).title));
    const named = decisions.flatMap(({ pages }) => pages);
    expect(named.filter((page) => !titles.has(page))).toEqual([]);
  });
});

test('tests and steps of journeys name requirements at their end, unless they are skipped', () => {
  const named = (file: string, code: string) =>
    claimsOf(file, code).map(({ ids, name, story }) => [name, ids.join(), story?.testId]);
  expect(
    named(
      'packages/ui/src/components/Button/Button.stories.tsx',
      `const meta = preview.meta({ title: 'Components/Button' });
       test.each(rows)('row %s [REG-01, REG-02]', () => {});
       readingTest(
         "is \${read} [REG-03]",
         () => {});
       test.skip('is skipped [REG-04]', () => {});
       // a comment [REG-05]
       WithIcon.test('is pressed [REG-06]', () => {});
       const rows = [['first [REG-07]', 1]];`,
    ),
  ).toEqual([
    ['row %s', 'REG-01,REG-02', undefined],
    ['is …', 'REG-03', undefined],
    ['is pressed', 'REG-06', 'components-button--with-icon:is-pressed-reg-06'],
    ['first', 'REG-07', undefined],
  ]);
  expect(
    named(
      '.storybook/journeys/FirstDay.stories.tsx',
      `const meta = preview.meta({ title: 'Journeys/First day' });
export const LogsOut = meta.story({
  play: playSteps({
    'opens the inbox': async () => {},
    'logs out [SHL-22]': async () => {},`,
    ),
  ).toEqual([['logs out', 'SHL-22', 'journeys-first-day--logs-out']]);
});

test('a page names the pages whose components it renders', () => {
  const login = allPages().find(({ id }) => id === 'screens-public-login');
  expect(login?.uses).toContain('components-button');
});
