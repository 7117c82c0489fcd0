/** @module-tag ci */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { nodesOf, readDocument } from './markdown.ts';

const recipes = globSync('docs/recipes/[a-z]*.md').sort();
const blocks = recipes.flatMap((recipe) =>
  nodesOf(readDocument(recipe))
    .filter(({ type }) => type === 'CodeBlock')
    .map(({ lang, meta, value = '' }) => ({ recipe, lang, meta: meta ?? '', value })),
);
const code = blocks.filter(({ lang }) => lang !== 'sh');
const commands = blocks
  .filter(({ lang }) => lang === 'sh')
  .flatMap(({ value }) => value.split('\n'));

let copy: string;

/** Copies the sources, so that imports of `@cb/*` resolve to the copy. */
function copyProject() {
  const folders = ['packages', 'apps', 'mocks', 'tools', 'e2e', 'bench', 'docs', '.storybook'];
  const skipped = /(?:\/node_modules|\/dist[^/]*|\.webp|\.png)$/;
  for (const path of [...folders, '.oxfmtrc.json', ...globSync('*.{ts,json,md}')]) {
    cpSync(path, join(copy, path), { recursive: true, filter: (file) => !skipped.test(file) });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules')) {
    if (name !== '@cb') symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  cpSync('node_modules/@cb', join(modules, '@cb'), { recursive: true, verbatimSymlinks: true });
}

/** Runs a package's script in the copy. Returns its output if it failed. */
function run(script: string, ...args: string[]) {
  const command = [resolve('node_modules', script), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

/** Creates the file that a block names, or inserts the block below a line. Returns what is wrong. */
function apply({ recipe, meta, value }: (typeof code)[number]) {
  const [, path = '', after] = /^(\S+)(?: after="(.*)")?$/.exec(meta) ?? [];
  if (path === '') return `${recipe}: a block names no file: ${value}`;
  const file = join(copy, path);
  if (after === undefined) {
    if (existsSync(file)) return `${recipe}: ${path} exists already`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, value);
    return '';
  }
  if (!existsSync(file)) return `${recipe}: ${path} does not exist`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.trim() === after ? [index] : []));
  const [index = -1] = found;
  if (found.length !== 1) return `${recipe}: ${path} has ${found.length} lines ${after}`;
  writeFileSync(file, lines.toSpliced(index + 1, 0, value).join('\n'));
  return '';
}

/** Generates in the copy. Returns plop's output if it failed. */
const generate = (...given: string[]) =>
  run('plop/bin/plop.js', '--plopfile', 'tools/generators/plopfile.ts', '--dest', copy, ...given);

let applied: readonly string[];
let generated: readonly string[];

/** Follows the recipes in a copy of the project. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipes-'));
  copyProject();
  applied = code.map(apply);
  generated = commands
    .filter((line) => line.startsWith('npm run new '))
    .map((command) => generate(...command.split(' ').slice(3)));
  return () => rmSync(copy, { recursive: true });
});

test('the code blocks of all recipes apply to a copy of the project', () => {
  expect(applied.filter((problem) => problem !== '')).toEqual([]);
});

test('the recipes’ commands generate what the recipes name', () => {
  expect(generated.filter((output) => output !== '')).toEqual([]);
  const paths = commands.flatMap((line) => line.match(/(?:packages|mocks|apps)\/\S+/g) ?? []);
  expect(paths.filter((path) => !existsSync(join(copy, path)))).toEqual([]);
});

test('an area is exported once for all its screens, each of which is generated once', () => {
  const manifest = () => readFileSync(join(copy, 'packages/ui/package.json'), 'utf8');
  const exported = manifest();
  expect(exported).toContain('"./screens/Tips/*"');
  expect(generate('screen', 'Tips', 'OldTips', 'tips/old')).toContain('"tips/old" is none.');
  expect(generate('screen', 'Tips', 'OldTips', '/tips/old')).toBe('');
  expect(generate('screen', 'Tips', 'OldTips', '/tips/old')).toContain('File already exists');
  expect(manifest()).toBe(exported);
});

test('the copy then compiles', () => {
  expect(run('typescript/bin/tsc')).toBe('');
}, 120_000);
