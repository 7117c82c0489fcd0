import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightOutcomes, vitestOutcomes } from './outcomes.ts';
import { page } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'cb-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function saved(name: string, value: unknown) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const stories = saved('stories.json', {
  testResults: [
    {
      name: '/project/Tabs.stories.tsx',
      message: '',
      assertionResults: [
        {
          ancestorTitles: ['Chosen  '],
          title: 'opens <b>',
          status: 'failed',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m'],
          meta: {
            storyId: 'tabs--chosen:opens-b',
            reports: [{ type: 'a11y', result: { violations: [{ help: 'Links need names' }] } }],
          },
        },
      ],
    },
    { name: '/project/Broken.stories.tsx', message: 'does not load', assertionResults: [] },
  ],
});

test('reads what a story test says, with its story and its violations', () => {
  const [first, second] = vitestOutcomes(stories, '/project');
  expect(first).toEqual({
    group: 'Tabs.stories.tsx',
    name: 'Chosen › opens <b>',
    story: 'tabs--chosen',
    passed: false,
    message: 'expected 1',
    violations: ['Links need names'],
  });
  expect(second).toMatchObject({ passed: false, message: 'does not load' });
});

test('reads what an end-to-end test says', () => {
  const spec = {
    title: 'logs in',
    ok: false,
    tests: [{ results: [{ error: { message: 'no' } }] }],
  };
  const file = saved('e2e.json', { suites: [{ file: 'auth.spec.ts', specs: [spec] }] });
  expect(playwrightOutcomes(file)).toMatchObject([
    { group: 'auth.spec.ts', name: 'logs in', passed: false, message: 'no' },
  ]);
});

test('shows failures with links to their stories, as text', () => {
  const html = page({
    tests: {
      steps: [{ name: 'stories', passed: 0, failed: 1, ms: 1000 }],
      outcomes: vitestOutcomes(stories, '/project'),
    },
    pictures: { passed: 3, differences: [], ms: 500 },
  });
  expect(html).toContain('<h1>1 to look at</h1>');
  expect(html).toContain('?path=/story/tabs--chosen"');
  expect(html).toContain('Links need names');
  expect(html).not.toContain('opens <b>');
});

test('says so when everything passed', () => {
  expect(page({ tests: undefined, pictures: { passed: 3, differences: [], ms: 500 } })).toContain(
    '<h1>Everything passed</h1>',
  );
});
