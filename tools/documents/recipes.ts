/** Follows the recipes in a copy of the project, and compiles the copy. Prints what is wrong. */
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

const copy = mkdtempSync(join(tmpdir(), 'recipes-'));

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

/** Checks that an area is exported once for all its screens, and that each is generated once. */
function checkGenerator() {
  const exported = () => readFileSync(join(copy, 'packages/ui/package.json'), 'utf8');
  const before = exported();
  const generateOld = (path: string) => generate('screen', 'Tips', 'OldTips', path);
  return [
    before.includes('"./screens/Tips/*"') ? '' : 'The area Tips is not exported.',
    generateOld('tips/old').includes('"tips/old" is none.') ? '' : 'An address without / is taken.',
    generateOld('/tips/old'),
    generateOld('/tips/old').includes('File already exists') ? '' : 'A screen is generated twice.',
    exported() === before ? '' : 'The area Tips is exported twice.',
  ];
}

copyProject();
const applied = code.map(apply);
const generated = commands
  .filter((line) => line.startsWith('npm run new '))
  .map((command) => generate(...command.split(' ').slice(3)));
const missing = commands
  .flatMap((line) => line.match(/(?:packages|mocks|apps)\/\S+/g) ?? [])
  .filter((path) => !existsSync(join(copy, path)))
  .map((path) => `The commands generate no ${path}.`);
const problems = [
  ...applied,
  ...generated,
  ...missing,
  ...checkGenerator(),
  run('typescript/bin/tsc'),
].filter((problem) => problem !== '');
rmSync(copy, { recursive: true });
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
