import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Keep Chromium quiet on a machine without internet, and its pictures the same everywhere. */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** Chromium's path: CHROMIUM_PATH, Playwright's own, then the system's; `undefined` when there is none. */
export function findChromium(): string | undefined {
  return [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));
}

/** Launch options for every browser test of the project. */
export function launchOptions() {
  const executablePath = findChromium();
  return { args: launchArgs, ...(executablePath && { executablePath }) };
}

const installers = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
] as const;

/** Installs Chromium where there is none; throws one clear sentence when that can't be done. */
export function ensureChromium() {
  for (const [command, args] of installers) {
    if (findChromium()) return;
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // The next installer may still do it; the check below has the last word.
    }
  }
  if (!findChromium()) {
    throw new Error(
      'No Chromium found and none could be installed: install one, or set CHROMIUM_PATH to it.',
    );
  }
}
