import { expect, test, type Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, preview } from 'vite';
import workspace from '../../../package.json' with { type: 'json' };

const exec = promisify(execFile);

/** Runs a command. Rejects with its output if it fails. */
async function run(command: string, args: readonly string[], cwd = process.cwd()) {
  try {
    return (await exec(command, args, { cwd })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** The versions that the workspace uses. */
const versions: Readonly<Record<string, string>> = {
  ...workspace.dependencies,
  ...workspace.devDependencies,
};

/** Returns a list to which the errors of a page are added while it is open. */
function collectProblems(page: Page) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (!response.ok()) problems.push(response.url());
  });
  return problems;
}

/** Returns a colour token of a theme from the package that the app has installed. */
function colourIn(app: string, theme: 'light' | 'dark', token: string) {
  const css = readFileSync(join(app, `node_modules/@cb/ui/theme/${theme}.css`), 'utf8');
  const [, hex = ''] = new RegExp(`--cb-color-${token}: #(\\w{6});`).exec(css) ?? [];
  const channels = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

test('an app outside of the workspace installs and builds the package, and shows a screen in both themes', async ({
  page,
}) => {
  // In ms; it includes an installation, possibly on a busy machine.
  test.setTimeout(240_000);
  const app = mkdtempSync(join(tmpdir(), 'cb-package-'));
  cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
  const packed = await run('npm', [
    'pack',
    'packages/ui/dist',
    '--silent',
    `--pack-destination=${app}`,
  ]);
  const tarball = join(app, packed.trim());
  await run('publint', ['run', tarball, '--strict']);
  // In kB, a tenth above the package's size.
  expect(statSync(tarball).size / 1000).toBeLessThan(315);

  const peers = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const peerVersions = peers.map((name) => `${name}@${versions[name]}`);
  const npmOptions = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...npmOptions, tarball, ...peerVersions], app);
  await run('tsc', ['-p', app]);
  await build({ root: app, logLevel: 'error' });
  const server = await preview({ root: app, logLevel: 'error', preview: { port: 0 } });

  const colour = (theme: 'light' | 'dark', token: string) => colourIn(app, theme, token);
  const problems = collectProblems(page);
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const login = page.getByRole('button', { name: 'Login' });
  expect(colour('light', 'surface-page')).not.toBe(colour('dark', 'surface-page'));
  for (const theme of ['light', 'dark'] as const) {
    // Forced, because the radio buttons are visually hidden.
    await page.getByRole('radio', { name: theme }).check({ force: true });
    await expect(page.locator('body')).toHaveCSS('background-color', colour(theme, 'surface-page'));
    await expect(login).toHaveCSS('background-color', colour(theme, 'accent-solid'));
    await expect(login).toHaveCSS('color', colour(theme, 'text-onAccent'));
  }
  expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true);
  expect(problems).toEqual([]);
  await server.close();
  rmSync(app, { recursive: true });
});
