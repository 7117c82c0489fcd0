import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { metaOf, storyIdsOf } from '../spec/storyFiles.ts';
import { nodesOf, readDocument } from './markdown.ts';

const files = globSync(
  [
    '{packages,apps,mocks,tools,e2e,bench,deploy,docs,.storybook,.github}/**/*.*',
    'deploy/*',
    '*.{ts,json,md}',
    '.*.{json,mjs}',
  ],
  { exclude: ['**/{node_modules,dist,dist-*}/**', 'tools/documents/*.test.ts'] },
);
const isCode = /(?:\.(?:tsx?|mjs|json|html|conf|yml)|Containerfile)$/;
/** The project's code without comments. */
const code = files
  .filter((file) => isCode.test(file) && !file.endsWith('package-lock.json'))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''))
  .join('\n');
const words = new Set(code.match(/[\w$]+(?:-[\w$]+)*/g));
const names = new Set(
  files.flatMap((file) => [basename(file), basename(file).replace(/\..*$/, '')]),
);
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** Names that other programs define. */
const foreign = new Set(
  'sudo service nginx reload sed ls grep R figma Figma /mcp 404.html publishConfig NODE_EXTRA_CA_CERTS Access-Control-Allow-Origin Accept-Language'.split(
    ' ',
  ),
);
/** Folders and files that a build or a test writes. */
const written = /(?:^|\/)(?:dist(?:-[\w-]+)?|report|\.stryker|maps)(?:\/|$)/;

/** Returns whether a module can be imported; for modules of others, whether they are installed. */
function resolves(module: string) {
  if (!/^@cb\/\w+\//.test(module)) {
    const [name = ''] = /^@[^/]+\/[^/]+|^[^/]+/.exec(module) ?? [];
    return globSync(join('node_modules', name)).length > 0;
  }
  try {
    return resolve(module) !== '';
  } catch {
    return false;
  }
}

function exists(document: string, path: string) {
  if (path.startsWith('/')) return code.includes(path);
  const [workspace = ''] = /^(?:packages|apps)\/[^/]+/.exec(document) ?? [];
  return (
    ['', dirname(document), workspace, 'apps/site/public'].some(
      (folder) => globSync(join(folder, path)).length > 0,
    ) ||
    written.test(path) ||
    (path.includes('/') ? resolves(path) : names.has(path)) ||
    code.includes(path)
  );
}

/** Returns the id of a heading, as GitHub forms it. */
const idOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

function hasTarget(document: string, link: string) {
  const [path = '', id] = link.split('#', 2);
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(target)) return false;
  if (id === undefined) return true;
  const headings = readDocument(target).match(/^#+ .*$/gm) ?? [];
  return headings.some((heading) => idOf(heading) === id);
}

const exclude = ['**/node_modules/**'];
const guidePages = globSync('.storybook/**/*.mdx', { exclude }).map((file) => {
  const [, title = ''] = /<Meta title="([^"]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return `docs/${sanitize(title)}--docs`;
});
const stories = globSync('{packages,.storybook}/**/*.stories.tsx', { exclude }).flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const { title = '', id = title } = metaOf(source);
  const docs = source.includes("'!autodocs'") ? [] : [`docs/${sanitize(id)}--docs`];
  return [...docs, ...storyIdsOf(source).map((story) => `story/${story}`)];
});
const entries = new Set([...guidePages, ...stories]);

/** Returns the entries of Storybook that a text in HTML links to and that do not exist. */
const unknownEntries = (html: string) =>
  Array.from(html.matchAll(/\?path=\/([\w/-]+)/g), ([, entry = '']) => entry).filter(
    (entry) => !entries.has(entry),
  );

/** Returns the npm scripts of a command that package.json does not define. */
const unknownScripts = (command: string) =>
  Array.from(
    command.matchAll(
      /\bnpm (?:run (?:--silent )?)?(start|test\b(?!:)|(?<=run (?:--silent )?)[\w:]+)/g,
    ),
    ([, script = '']) => script,
  ).filter((script) => !(script in manifest.scripts));

const isPath =
  /^[@./\w*-]*\/[/\w.*-]*$|^[\w.*-]+\.(?:[cm]?[tj]sx?|mdx?|json|html|conf|txt|svg|png)$/;

/** Returns the paths and names of a text in code quotes that the project does not contain. */
function unknownParts(document: string, text: string, own: ReadonlySet<string>) {
  if (/^npm (?!run)|[…<]/.test(text)) return [];
  const parts = text.replace(/^npm run (?:--silent )?[\w:]+/, '').split(/[\s"'(){}[\],;|=?!&]+/);
  const known = (word: string) =>
    words.has(word) ||
    own.has(word) ||
    foreign.has(word) ||
    // A placeholder such as FILE, or the start of several names.
    /^[A-Z]+$/.test(word) ||
    (word.endsWith('-') && code.includes(word));
  return parts.filter((part) => {
    if (foreign.has(part) || part in manifest.scripts || names.has(part)) return false;
    if (part.startsWith('.') && existsSync(part)) return false;
    if (isPath.test(part)) return !exists(document, part) && !own.has(basename(part));
    const named = part.split(/[.:]/).map((word) => word.replace(/^-+/, ''));
    return named.some((word) => /^[a-z]/i.test(word) && !known(word));
  });
}

/** Returns the references of a document that do not resolve: links, paths, npm scripts, names of code. */
export function unresolved(document: string, text: string): readonly string[] {
  const nodes = nodesOf(text.replaceAll(/\*\*`[^`]+`\*\* \(new\)/g, ''));
  const blocks = nodes.filter(({ type }) => type === 'CodeBlock');
  const own = new Set(blocks.flatMap(({ value = '' }) => value.match(/\w+/g) ?? []));
  return nodes.flatMap(({ type, url = '', lang, value = '' }) => {
    if (type === 'Link' && url.startsWith('?path=')) return unknownEntries(url);
    if (type === 'Link' || type === 'Image') {
      return /^[a-z]+:/.test(url) || hasTarget(document, url) ? [] : [url];
    }
    if (type === 'Code') return [...unknownScripts(value), ...unknownParts(document, value, own)];
    if (type.startsWith('Html')) return unknownEntries(value);
    if (type === 'CodeBlock' && lang === 'sh') return unknownScripts(value);
    return [];
  });
}
