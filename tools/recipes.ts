/**
 * Follows all recipes of docs/recipes in a copy of the working tree, and runs the checks and unit tests
 * there, so that a newcomer who does so meets no failure.
 */
import { execFileSync } from 'node:child_process';
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

const copy = mkdtempSync(join(tmpdir(), 'cb-recipes-'));

/** Copies the files that Git lists, and links the dependencies, but not the workspaces, which the copy has. */
function copyTree() {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of files) {
    if (existsSync(file) && !file.endsWith('.png')) cpSync(file, join(copy, file));
  }
  const from = resolve('node_modules');
  const to = join(copy, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@cb')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') || name === '.bin')
      symlinkSync(join(from, name), join(to, name));
  }
}

const block =
  /^```\w+ (?<path>\S+)(?: (?<how>after|instead)="(?<line>.+)")?\n(?<code>[^]*?)^```$/gm;

/** Applies the code blocks of a recipe. Throws unless exactly one line starts with the text that a block names. */
function follow(recipe: string) {
  for (const { groups = {} } of readFileSync(recipe, 'utf8').matchAll(block)) {
    const { path = '', how, line = '', code = '' } = groups;
    const file = join(copy, path);
    if (!how) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
      continue;
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    const matches = lines.flatMap((text, index) => (text.trim().startsWith(line) ? [index] : []));
    const [at] = matches;
    if (at === undefined || matches.length > 1) {
      throw new Error(`${recipe}: ${matches.length} lines of ${path} start with ${line}`);
    }
    const [start, deleteCount] = how === 'after' ? [at + 1, 0] : [at, 1];
    lines.splice(start, deleteCount, code.trimEnd());
    writeFileSync(file, lines.join('\n'));
  }
}

const run = (...args: readonly string[]) =>
  execFileSync('npm', ['run', '--silent', ...args], { cwd: copy, stdio: 'inherit' });

copyTree();
globSync('docs/recipes/*.md').toSorted().forEach(follow);
run('lint:fix');
run('test:unit', '--', 'tools/contract', '-u');
run('check');
// Only the tests of files that the recipes change.
const tools = ['tools/contract', 'tools/spec', 'tools/texts'];
run('test:unit', '--', ...tools, 'features/src', 'ui/src/theme', 'mocks', '.storybook');
rmSync(copy, { recursive: true });
