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
import { compress } from './compress.ts';
import { securityHeaders, siteRules, toHeadersFile, toNginx, widgetHeaders } from './headers.ts';
import { namedManifest } from './pages.ts';
import { prerenderPages, type Build } from './prerender.ts';
import { toServiceWorker } from './serviceWorker.ts';

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

/** Adds to Vite's output what depends on all of it: prerendered pages, service worker, headers. */
export async function completeBuild({ folder, settings, isDemo }: Build): Promise<void> {
  const privateFolder = `${folder}-private`;
  moveMaps(folder, privateFolder);
  const manifest = join(folder, 'site.webmanifest');
  writeFileSync(manifest, namedManifest(readFileSync(manifest, 'utf8'), settings));
  await prerenderPages({ folder, privateFolder, settings, isDemo });
  // Vite's manifest, which prerendering reads.
  rmSync(join(folder, '.vite'), { recursive: true });
  // The demo has the worker of its backend instead.
  if (!isDemo) {
    const offlinePage = readFileSync(join(folder, 'offline.html'), 'utf8');
    writeFileSync(join(folder, 'sw.js'), toServiceWorker(offlinePage));
  }
  const pages = globSync('**/*.html', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  await compress(folder);
  const headers = securityHeaders(settings, { pages, isDemo });
  writeFileSync(join(folder, '_headers'), toHeadersFile(siteRules(headers)));
  mkdirSync(join(privateFolder, 'nginx'), { recursive: true });
  writeFileSync(join(privateFolder, 'nginx', 'security-headers.conf'), toNginx(headers));
  if (isDemo) return;
  const widget = widgetHeaders(settings);
  cpSync(widgetSource, `${folder}-widget`, { recursive: true });
  writeFileSync(join(`${folder}-widget`, '_headers'), toHeadersFile([['/*', widget]]));
  writeFileSync(join(privateFolder, 'nginx', 'widget-headers.conf'), toNginx(widget));
}
