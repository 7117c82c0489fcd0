import { expect, test } from 'vitest';
import { scanSource } from './claims.ts';

// Built at run time, so that the scanner does not read the examples in this file as claims.
const ids = (...list: string[]) => list.map((id) => `[${id}]`).join(' ');
const unit = (code: string) => scanSource('packages/features/src/auth/auth.test.ts', code);

test('finds one id, several ids and a list of ids at the end of a name', () => {
  const { claims, problems } = unit(`
    test('one ${ids('REG-01')}', () => {});
    it("two ${ids('REG-02', 'REG-03')}", () => {});
    test('list [REG-04, ${'REG-05'}]', () => {});
  `);
  expect(problems).toEqual([]);
  expect(claims.map(({ name, ids: found }) => [name, found])).toEqual([
    ['one', ['REG-01']],
    ['two', ['REG-02', 'REG-03']],
    ['list', ['REG-04', 'REG-05']],
  ]);
});

test('reads tables and templates, nested in describe blocks', () => {
  const { claims } = unit(`
    describe('sign-up', () => {
      test.each([1, 2])('row %s ${ids('REG-06')}', () => {});
      for (const field of fields) test(\`shows \${field} ${ids('REG-07')}\`, () => {});
      test.each\`a\`('tagged, so not read ${ids('REG-08')}', () => {});
    });
  `);
  expect(claims.map(({ name }) => name)).toEqual(['row %s', 'shows …']);
});

test('finds test functions by their names', () => {
  const { claims, problems } = unit(`
    freshTest('with other fixtures ${ids('REG-01')}', () => {});
    readingTest.skip('not run ${ids('REG-02')}', () => {});
  `);
  expect(problems).toEqual([]);
  expect(claims.flatMap(({ ids: found }) => found)).toEqual(['REG-01']);
});

test('refuses an id in the name of a function that it does not know as a test', () => {
  const { claims, problems } = unit(`
    const another = makeTest();
    another('unknown ${ids('REG-01')}', () => {});
  `);
  expect(claims).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('no known test function')]);
});

test('ignores tests that do not run, comments and other strings', () => {
  const { claims } = unit(`
    test.skip('skipped ${ids('REG-09')}', () => {});
    it.todo('planned ${ids('REG-09')}');
    test.fixme('broken ${ids('REG-09')}', () => {});
    // test('commented out ${ids('REG-09')}', () => {});
    expect('a test name ${ids('REG-09')}').toBeTruthy();
    /x/.test('pattern ${ids('REG-09')}');
    test('no id', () => {});
  `);
  expect(claims).toEqual([]);
});

test('refuses an id that is malformed or not at the end', () => {
  const { claims, problems } = unit(`
    test('${ids('REG-10')} first', () => {});
    test('${ids('REG-10')} both ${ids('REG-11')}', () => {});
    test('too short ${ids('REG-1')}', () => {});
    test('too long ${ids('REG-10, REG-011')}', () => {});
  `);
  expect(claims).toEqual([]);
  expect(problems).toHaveLength(4);
});

test('gives a story test its Storybook ids', () => {
  const { claims } = scanSource(
    'packages/ui/src/components/Button/Button.stories.tsx',
    `const meta = preview.meta({ title: 'Components/Button', component: Button });
     export const WithIcon = meta.story({ args: { icon: <Check /> } });
     WithIcon.test('is pressed ${ids('LOG-03')}', async ({ canvas }) => {});`,
  );
  expect(claims[0]?.story).toEqual({
    id: 'components-button--with-icon',
    name: 'With Icon',
    testId: 'components-button--with-icon:is-pressed-log-03',
  });
});

test('reports a file that cannot be parsed', () => {
  expect(unit(`test('broken ${ids('REG-01')}', () => {`).problems).toEqual([
    expect.stringContaining('auth.test.ts cannot be read'),
  ]);
});

test('finds the steps of a journey, and takes those with ids for claims', () => {
  const file = '.storybook/journeys/FirstDay.stories.tsx';
  const story = { id: 'journeys-first-day--logs-out', name: 'Logs Out' };
  const journey = `
    const meta = preview.meta({ title: 'Journeys/First day' });
    export const LogsOut = meta.story({
      play: playSteps({
        'opens the inbox': async () => {},
        'logs out [SHL-22]': async () => {},
      }),
    });`;
  const steps = [
    { name: 'opens the inbox', ids: [] },
    { name: 'logs out', ids: ['SHL-22'] },
  ];
  expect(scanSource(file, journey)).toEqual({
    problems: [],
    journeys: [{ ...story, steps }],
    claims: [{ ...steps[1], file, story: { ...story, testId: story.id, steps: 2 } }],
  });
});
