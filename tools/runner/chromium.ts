import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Keep Chromium quiet on a machine without internet, and its pictures the same everywhere. */
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

/** Chromium's path: CHROMIUM_PATH, Playwright's own, then the system's; `undefined` when there is none. */
function findChromium(): string | undefined {
  return [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));
}

/** Launch options for the browser that runs stories and takes their pictures. */
export function launchOptions() {
  const executablePath = findChromium();
  return { args: launchArgs, ...(executablePath && { executablePath }) };
}

const systemShell = '/usr/bin/chromium-headless-shell';

/**
 * Launch options for end-to-end tests, which run in Chromium's headless shell where there is one: it
 * has no window and costs half the CPU time. It draws text another way, so pictures are not its own.
 */
export function shellOptions() {
  const { executablePath, ...options } = launchOptions();
  if (!process.env['CHROMIUM_PATH']) {
    // Playwright's own Chromium comes with its shell, which Playwright takes unless it is told a path.
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

/** Whether the command came to a good end. */
function runs(command: string, args: readonly string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/** Installs Chromium where there is none; throws one clear sentence when that can't be done. */
export function ensureChromium() {
  for (const [command, args] of installers) {
    // The next installer may still do it; the check below has the last word.
    if (!findChromium()) runs(command, args);
  }
  const found = findChromium();
  if (!found) {
    throw new Error(
      'No Chromium found and none could be installed: install one, or set CHROMIUM_PATH to it.',
    );
  }
  const isSystems = found === '/usr/bin/chromium';
  // Where the system has no such package, Chromium itself does.
  if (isSystems && !existsSync(systemShell)) runs('apt-get', installShell);
}
