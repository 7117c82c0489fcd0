/**
 * Prints, as Markdown, what the built site gained or lost by module since the sizes in report/sizes.json.
 * `--save` then replaces that file, as CI does on `main`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { charactersBySource, libraryOf, readSiteFiles } from './siteFiles.ts';

const file = 'report/sizes.json';
const dist = resolve(import.meta.dirname, '../../apps/site/dist');

type Sizes = Readonly<Record<string, number>>;

/** Returns the library of a module, or the path of one of our own. */
const nameOf = (source: string) =>
  (libraryOf(source) ?? source.replace(/^(?:\.\.\/)+/, '')) || 'without a source';

/** Returns the minified bytes of each module, from the scripts' source maps. */
function measureModules(): Sizes {
  const sizes: Record<string, number> = {};
  for (const script of globSync('**/*.js', { cwd: dist })) {
    for (const [source, characters] of charactersBySource(dist, script)) {
      const name = nameOf(source);
      sizes[name] = (sizes[name] ?? 0) + characters;
    }
  }
  return sizes;
}

/** Returns the compressed bytes of what pages load. */
function measurePages(): Sizes {
  const { login, members, kb } = readSiteFiles(dist);
  const bytes = (files: readonly string[]) => Math.round(kb(files) * 1000);
  return {
    'all scripts': bytes(globSync('**/*.js', { cwd: dist })),
    'all style sheets': bytes(globSync('**/*.css', { cwd: dist })),
    'script of the login': bytes(login.scripts),
    ...Object.fromEntries(
      members.map(({ page, own }) => [`own script of ${page}`, bytes([own])] as const),
    ),
  };
}

/** Returns a Markdown table of the sizes that differ, the most grown first. */
function compare(head: string, before: Sizes, now: Sizes) {
  const rows = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .map((name) => [name, before[name] ?? 0, now[name] ?? 0] as const)
    .filter(([, was, is]) => was !== is)
    .toSorted(([, was, is], [, wasOther, isOther]) => isOther - wasOther - (is - was));
  if (rows.length === 0) return `${head}: no change.\n`;
  const lines = rows.map(([name, was, is]) => {
    const change = is - was;
    return `| ${name} | ${was} | ${is} | ${change > 0 ? '+' : ''}${change} |`;
  });
  return [`| ${head} | main | now | change |`, '| - | -: | -: | -: |', ...lines, ''].join('\n');
}

const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } });

const now = { pages: measurePages(), modules: measureModules() };
if (existsSync(file)) {
  const before = JSON.parse(readFileSync(file, 'utf8')) as typeof now;
  console.log(compare('compressed bytes of', before.pages, now.pages));
  console.log(compare('minified bytes of', before.modules, now.modules));
} else console.log(`There is no ${file} to compare with: run this with --save on main first.`);

if (values.save) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
}
