import { test as base } from '@playwright/test';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../../..');

const exec = promisify(execFile);

/** Runs a command, by default at the root of the workspace. Rejects with its output if it fails. */
export async function run(command: string, args: readonly string[], cwd = root, env = {}) {
  try {
    const options = { cwd, env: { ...process.env, ...env } };
    return (await exec(command, args, { ...options, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** Returns a package with the version used by the workspace. */
function ours(name: string) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as {
    dependencies: Readonly<Record<string, string>>;
    devDependencies: Readonly<Record<string, string>>;
  };
  return `${name}@${dependencies[name] ?? devDependencies[name]}`;
}

interface Packed {
  /** The folder of the freshly built package. */
  built: string;
  /** The package as npm would publish it. */
  tarball: string;
  /** A Vite app with the package installed, outside the workspace. */
  app: string;
  /** The URL of that app, built for production. */
  appUrl: string;
}

export const test = base.extend<object, Packed & { folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cb-package-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  built: [
    async ({}, use) => {
      await run('npm', ['run', '--silent', 'build:ui']);
      await use(join(root, 'packages/ui/dist'));
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  tarball: [
    async ({ folder, built }, use) => {
      const packed = await run('npm', ['pack', built, '--silent', '--pack-destination', folder]);
      await use(join(folder, packed.trim()));
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ folder, tarball }, use) => {
      const app = join(folder, 'app');
      cpSync(join(import.meta.dirname, 'app'), app, { recursive: true });
      const others = ['react', 'react-dom', '@types/react', '@types/react-dom'].map(ours);
      const quietly = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
      await run('npm', ['install', ...quietly, tarball, ...others], app);
      await use(app);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  appUrl: [
    async ({ app }, use) => {
      await build({ root: app, logLevel: 'error' });
      const server = await preview({ root: app, logLevel: 'error', preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});
