import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { compress } from './compress.ts';
import { securityHeaders, siteRules, toHeadersFile, toNginx, widgetHeaders } from './headers.ts';
import { namedManifest, withSettings } from './pages.ts';
import { prerenderPages } from './prerender.ts';
import { toServiceWorker } from './serviceWorker.ts';
import type { Settings } from './settings.ts';

/** Facts about a build that `configure` needs later. */
interface Build {
  readonly release: string;
  readonly isDemo: boolean;
}

/** Returns the folder for build output that must not be public, next to the public folder. */
export const privateFolder = (publicFolder: string) =>
  `${publicFolder.replace(/[\\/]+$/, '')}-private`;

/** Returns the folder of the page for scripts of partners, served from an origin of its own. */
export const widgetFolder = (publicFolder: string) =>
  `${publicFolder.replace(/[\\/]+$/, '')}-widget`;

/** Files that hold settings. Their originals are kept, so that settings can be replaced later. */
const templates = '*.{html,webmanifest}';

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

const wholeName = ({ group, name }: Component) => (group ? `${group}/${name}` : name);

/**
 * Adds a missing licence. The SBOM plugin reads the package.json nearest to a module, and some
 * packages have an inner one without a licence.
 */
function withLicence(component: Component): Component {
  if (component.licenses?.length) return component;
  try {
    const manifest = findPackageJSON(wholeName(component), import.meta.url);
    const { license: id } = JSON.parse(readFileSync(manifest ?? '', 'utf8')) as {
      license?: string;
    };
    return id ? { ...component, licenses: [{ license: { id } }] } : component;
  } catch {
    // Not an installed package.
    return component;
  }
}

/** Formats components and their licences as a Markdown table. */
function toLicences(components: readonly Component[]): string {
  const rows = components.map((component) => {
    const { version = '', licenses = [] } = component;
    const terms = licenses.map(
      ({ expression, license }) => expression ?? license?.id ?? license?.name,
    );
    return `| ${wholeName(component)} | ${version} | ${terms.join(', ') || 'none given'} |`;
  });
  return ['| package | version | licence |', '| --- | --- | --- |', ...rows.sort(), ''].join('\n');
}

/** Moves the SBOM to the private folder, and writes the table of licences next to it. */
function keepComponents(publicFolder: string, kept: string): void {
  const list = join(publicFolder, 'cyclonedx', 'bom.json');
  if (!existsSync(list)) return;
  const { components: listed = [], ...bom } = JSON.parse(readFileSync(list, 'utf8')) as {
    components?: readonly Component[];
  };
  const components = listed.map(withLicence);
  rmSync(dirname(list), { recursive: true });
  writeFileSync(join(kept, 'sbom.cdx.json'), JSON.stringify({ ...bom, components }, null, 2));
  writeFileSync(join(kept, 'licences.md'), toLicences(components));
}

/**
 * Moves what must not be public out of a build's folder: source maps, the SBOM, Vite's manifest, and
 * a copy of the pages without settings.
 */
export function keepPrivate(publicFolder: string, build: Build): void {
  const kept = privateFolder(publicFolder);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(join(kept, 'pages'), { recursive: true });
  for (const page of globSync(templates, { cwd: publicFolder })) {
    cpSync(join(publicFolder, page), join(kept, 'pages', page));
  }
  for (const map of globSync('**/*.map', { cwd: publicFolder })) {
    mkdirSync(join(kept, 'maps', dirname(map)), { recursive: true });
    renameSync(join(publicFolder, map), join(kept, 'maps', map));
  }
  keepComponents(publicFolder, kept);
  const manifest = join(publicFolder, '.vite', 'manifest.json');
  if (existsSync(manifest)) renameSync(manifest, join(kept, 'manifest.json'));
  rmSync(dirname(manifest), { recursive: true, force: true });
  writeFileSync(join(kept, 'build.json'), `${JSON.stringify(build)}\n`);
}

/**
 * Writes settings into a built site: into each page, the web manifest, and the headers for static
 * hosts and nginx. Throws if the folder holds no build.
 */
export async function configure(publicFolder: string, settings: Settings): Promise<void> {
  const kept = privateFolder(publicFolder);
  if (!existsSync(join(kept, 'build.json'))) {
    throw new Error(
      `There is no built site in ${publicFolder} with ${kept} beside it. Build the site first.`,
    );
  }
  const { release, isDemo } = JSON.parse(readFileSync(join(kept, 'build.json'), 'utf8')) as Build;
  const pages: string[] = [];
  for (const file of globSync(templates, { cwd: join(kept, 'pages') })) {
    const text = readFileSync(join(kept, 'pages', file), 'utf8');
    const isPage = file.endsWith('.html');
    const written = isPage ? withSettings(text, settings, release) : namedManifest(text, settings);
    writeFileSync(join(publicFolder, file), written);
    if (isPage) pages.push(written);
  }
  for (const [file, page] of await prerenderPages({ publicFolder, kept }, settings, release)) {
    mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
    writeFileSync(join(publicFolder, file), page);
    pages.push(page);
  }
  const offlinePage = join(publicFolder, 'offline.html');
  if (!isDemo && existsSync(offlinePage)) {
    const worker = toServiceWorker(readFileSync(offlinePage, 'utf8'));
    writeFileSync(join(publicFolder, 'sw.js'), worker);
  }
  await compress(publicFolder, /\.(?:html|webmanifest)$|^sw\.js$/);
  const headers = securityHeaders(settings, { pages, isDemo });
  writeFileSync(join(publicFolder, '_headers'), toHeadersFile(siteRules(headers)));
  const widget = widgetHeaders(settings);
  if (existsSync(widgetFolder(publicFolder))) {
    const rules = toHeadersFile([['/*', widget]]);
    writeFileSync(join(widgetFolder(publicFolder), '_headers'), rules);
  }
  mkdirSync(join(kept, 'nginx'), { recursive: true });
  writeFileSync(join(kept, 'nginx', 'widget-headers.conf'), toNginx(widget));
  writeFileSync(join(kept, 'nginx', 'security-headers.conf'), toNginx(headers));
}
