import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { configure, keepPrivate, privateFolder, widgetFolder } from './builtSite.ts';
import { compress } from './compress.ts';
import { securityHeaders } from './headers.ts';
import { withSettings } from './pages.ts';
import { buildDrawer, buildSessionScript } from './prerender.ts';
import { readSettings } from './readSettings.ts';

const widgetSource = resolve(import.meta.dirname, '../widget');
const settingsFile = resolve(import.meta.dirname, '../site.config.json');

/** Returns the release named in failure reports: the variable RELEASE, else the Git commit. */
function findRelease(): string {
  const named = process.env['RELEASE'];
  if (named) return named.replaceAll(/[^\w.+-]/g, '-');
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A source archive has no Git history.
    return 'unknown';
  }
}

/** Vite plugin that adds the operator's settings to the pages, and derives the headers from them. */
export function operatorSettings({ isDemo }: { isDemo: boolean }): Plugin {
  let folder = '';
  let isBuild = false;
  const nonce = randomBytes(16).toString('base64');
  return {
    name: 'cb-operator-settings',
    config: (_config, { command }) => (command === 'serve' ? { html: { cspNonce: nonce } } : {}),
    configResolved: ({ command, root, build }) => {
      isBuild = command === 'build';
      folder = resolve(root, build.outDir);
    },
    configureServer: ({ middlewares }) => {
      const headers = securityHeaders(readSettings(settingsFile), { pages: [], nonce });
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      // A build leaves the pages without settings, because `configure` adds them at the end.
      handler: (html, { server }) =>
        server ? withSettings(html, readSettings(settingsFile), 'development') : html,
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        // Also called when the dev server stops.
        if (error || !isBuild) return;
        keepPrivate(folder, { release: findRelease(), isDemo });
        if (!isDemo) cpSync(widgetSource, widgetFolder(folder), { recursive: true });
        await buildDrawer(privateFolder(folder));
        // The demo's backend is a worker in the page, which cannot answer before it has started.
        if (!isDemo) await buildSessionScript(privateFolder(folder));
        await configure(folder, readSettings(settingsFile));
        await compress(folder);
      },
    },
  };
}
