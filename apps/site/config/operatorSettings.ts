import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { completeBuild } from './completeBuild.ts';
import { securityHeaders } from './headers.ts';
import { withSettings } from './withSettings.ts';
import type { Settings } from './settingsSchema.ts';

/** Returns the release named in failure reports: the variable RELEASE, else the Git commit. */
function findRelease(): string {
  const givenRelease = process.env['RELEASE'];
  if (givenRelease) return givenRelease.replaceAll(/[^\w.+-]/g, '-');
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
export function operatorSettings(settings: Settings, isDemo: boolean): Plugin {
  let folder = '';
  let isBuild = false;
  const nonce = randomBytes(16).toString('base64');
  let release = 'development';
  return {
    name: 'cb-operator-settings',
    config: (_config, { command }) => (command === 'serve' ? { html: { cspNonce: nonce } } : {}),
    configResolved: ({ command, root, build }) => {
      isBuild = command === 'build';
      if (isBuild) release = findRelease();
      folder = resolve(root, build.outDir);
    },
    configureServer: ({ middlewares }) => {
      const headers = securityHeaders(settings, { pages: [], nonce });
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => withSettings(html, settings, release),
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        // Also called when the dev server stops.
        if (error || !isBuild) return;
        await completeBuild({ folder, settings, isDemo });
      },
    },
  };
}
