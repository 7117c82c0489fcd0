import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { configure, keepPrivate, privateFolder } from './builtSite.ts';
import { compress } from './compress.ts';
import { securityHeaders } from './headers.ts';
import { withSettings } from './pages.ts';
import { buildDrawer } from './prerender.ts';
import { readSettings } from './readSettings.ts';

const settingsFile = resolve(import.meta.dirname, '../site.config.json');

/** What a build calls itself in reports of failures: RELEASE, else the commit it was made of. */
function findRelease(): string {
  const named = process.env['RELEASE'];
  if (named) return named.replaceAll(/[^\w.+-]/g, '-');
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // A source archive has no history.
    return 'unknown';
  }
}

/** Puts the operator's settings into the pages, and writes or sends the headers that follow from them. */
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
      // A build keeps its pages as they are, to give them settings once and again.
      handler: (html, { server }) =>
        server ? withSettings(html, readSettings(settingsFile), 'development') : html,
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        // The dev server ends with this, too.
        if (error || !isBuild) return;
        keepPrivate(folder, { release: findRelease(), isDemo });
        await buildDrawer(privateFolder(folder));
        await configure(folder, readSettings(settingsFile));
        await compress(folder);
      },
    },
  };
}
