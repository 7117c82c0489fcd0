import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { securityHeaders, headerRules, toHeadersFile, toNginx, widgetHeaders } from './headers.ts';
import { manifestWithName } from './withSettings.ts';
import { prerenderPages, type Build } from './prerender.ts';

const widgetSource = resolve(import.meta.dirname, '../widget');

/** Moves the source maps, which must not be public, into a folder beside the build's. */
function moveMaps(folder: string, privateFolder: string) {
  rmSync(privateFolder, { recursive: true, force: true });
  for (const map of globSync('**/*.map', { cwd: folder })) {
    const target = join(privateFolder, 'maps', map);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(folder, map), target);
  }
}

/** Returns the service worker. It differs with every build, which is how browsers detect a new one. */
function serviceWorker(folder: string): string {
  const page = readFileSync(join(folder, 'offline.html'), 'utf8');
  const assetPaths = page.matchAll(/ (?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g);
  const files = ['/offline.html', ...new Set(Array.from(assetPaths, ([, file]) => file))];
  const name = `cb-offline-${createHash('sha256').update(page).digest('hex').slice(0, 12)}`;
  const source = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8');
  return `self.offline = ${JSON.stringify({ name, files })};\n${source}`;
}

/** Adds the files that depend on Vite's whole output: prerendered pages, service worker, headers. */
export async function completeBuild({ folder, settings, isDemo }: Build): Promise<void> {
  const privateFolder = `${folder}-private`;
  moveMaps(folder, privateFolder);
  const manifest = join(folder, 'site.webmanifest');
  writeFileSync(manifest, manifestWithName(readFileSync(manifest, 'utf8'), settings));
  await prerenderPages({ folder, privateFolder, settings, isDemo });
  // Vite's manifest, which prerendering reads.
  rmSync(join(folder, '.vite'), { recursive: true });
  const pages = globSync('**/*.html', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const headers = securityHeaders(settings, { pages, isDemo });
  writeFileSync(join(folder, '_headers'), toHeadersFile(headerRules(headers)));
  mkdirSync(join(privateFolder, 'nginx'), { recursive: true });
  writeFileSync(join(privateFolder, 'nginx', 'security-headers.conf'), toNginx(headers));
  // The demo has the worker of its backend, and no widget.
  if (isDemo) return;
  writeFileSync(join(folder, 'sw.js'), serviceWorker(folder));
  const widget = widgetHeaders(settings);
  cpSync(widgetSource, `${folder}-widget`, { recursive: true });
  writeFileSync(join(`${folder}-widget`, '_headers'), toHeadersFile([['/*', widget]]));
  writeFileSync(join(privateFolder, 'nginx', 'widget-headers.conf'), toNginx(widget));
}
