import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Disables background network requests, and makes rendering the same on all machines. */
const launchArgs = [
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

/**
 * Returns the path of Chromium: CHROMIUM_PATH, Playwright's, then the system's; `undefined` if none
 * exists.
 */
function findChromium(): string | undefined {
  return [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));
}

/** Returns the launch options of the browser for stories and pictures. */
export function launchOptions() {
  const executablePath = findChromium();
  return { args: launchArgs, ...(executablePath && { executablePath }) };
}

const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the launch options for end-to-end tests, which use Chromium's headless shell if it is
 * installed, because it needs half the CPU time. It renders text differently, so it takes no
 * pictures.
 */
export function shellOptions() {
  const { executablePath, ...options } = launchOptions();
  if (!process.env['CHROMIUM_PATH']) {
    // Playwright installs the shell with its Chromium, and uses it unless a path is given.
    if (executablePath === chromium.executablePath()) return options;
    if (existsSync(systemShell)) return { ...options, executablePath: systemShell };
  }
  return launchOptions();
}

const installers = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
] as const;

const installShell = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];

/** Runs a command. Returns whether it succeeded. */
function tryRun(command: string, args: readonly string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs Chromium if there is none. Throws if that fails. */
export function ensureChromium() {
  for (const [command, args] of installers) {
    // Ignores failures, because the next installer may succeed; the result is checked below.
    if (!findChromium()) tryRun(command, args);
  }
  const found = findChromium();
  if (!found) {
    throw new Error(
      'No Chromium found and none could be installed: install one, or set CHROMIUM_PATH to it.',
    );
  }
  const isSystems = found === '/usr/bin/chromium';
  // Optional: if there is no such package, Chromium itself is used.
  if (isSystems && !existsSync(systemShell)) tryRun('apt-get', installShell);
}

if (import.meta.main) ensureChromium();
