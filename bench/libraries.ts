/** The same screen built with other libraries, and with none: what it weighs, mounts and answers in. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { bundle, gzipped } from '../tools/runner/siteFiles.ts';
import { inBrowser, slowDown, timeInteractions, watchInteractions } from './browser.ts';
import type { Figure } from './figures.ts';

const names = {
  ours: '@cb/ui',
  bare: 'React alone',
  mui: 'MUI',
  mantine: 'Mantine',
  chakra: 'Chakra',
  reactAria: 'React Aria',
} as const;
type Name = keyof typeof names;
const others = ['bare', 'mui', 'mantine', 'chakra', 'reactAria'] as const;

const metrics = [
  ['script', 'script', 'kB'],
  ['style', 'style sheets', 'kB'],
  ['mount', 'mounting', 'ms'],
  ['dialog', 'opening a dialog', 'ms'],
  ['tab', 'switching a tab', 'ms'],
  ['type', 'typing in a field', 'ms'],
  ['tick', 'ticking a box', 'ms'],
] as const;
type Metric = (typeof metrics)[number][0];

/** The origin of the screens, which no server listens on. */
const origin = 'http://bench.localhost';

export async function buildScreen(name: Name) {
  const outputs = await bundle(join(import.meta.dirname, `screens/${name}.tsx`), {
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin()],
    // The same React for the screen and its imports.
    resolve: { dedupe: ['react', 'react-dom'] },
  });
  const files = new Map<string, string | Uint8Array<ArrayBufferLike>>(
    outputs.map((one) => [`/${one.fileName}`, one.type === 'chunk' ? one.code : one.source]),
  );
  const ending = (end: string) => [...files.keys()].filter((file) => file.endsWith(end));
  const sheets = ending('.css').map((file) => `<link rel="stylesheet" href="${file}" />`);
  const scripts = ending('.js').map((file) => `<script type="module" src="${file}"></script>`);
  files.set(
    '/',
    `<!doctype html><html lang="en" class="theme-light"><title>${name}</title>${[...sheets, ...scripts].join('')}<body></body></html>`,
  );
  const kb = (end: string) =>
    ending(end).reduce((sum, file) => sum + gzipped(Buffer.from(files.get(file) ?? '')), 0);
  return { files, script: kb('.js'), style: kb('.css') };
}

const typeOf = (path: string) =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'text/html';

/** Opens a screen and uses it on a throttled processor. */
export async function useScreen(
  context: BrowserContext,
  files: ReadonlyMap<string, string | Uint8Array>,
) {
  await context.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = files.get(path);
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(body), contentType: typeOf(path) });
  });
  const page = await context.newPage();
  await slowDown(page);
  await watchInteractions(page);
  await page.goto(origin);
  await page.waitForFunction(() => performance.getEntriesByName('mount').length > 0);
  const mount = await page.evaluate(() => performance.getEntriesByName('mount')[0]?.duration ?? 0);
  const field = page.getByLabel('Name', { exact: true });
  await field.focus();
  const type = await timeInteractions(
    page,
    'streaming'.split('').map((letter) => () => page.keyboard.press(letter)),
  );
  const tab = await timeInteractions(
    page,
    ['About', 'Surveys', 'About', 'Surveys'].map(
      (name) => () => page.getByRole('tab', { name }).click(),
    ),
  );
  // By its label, because some libraries hide the native checkbox behind a custom one.
  const label = page.getByText('Send me news');
  const tick = await timeInteractions(
    page,
    [1, 2, 3].map(() => () => label.click()),
  );
  const open = page.getByRole('button', { name: 'Open', exact: true });
  const dialog = page.getByRole('dialog');
  const dialogs: number[] = [];
  for (let times = 0; times < 3; times++) {
    dialogs.push(await timeInteractions(page, [() => open.click()]));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  return {
    mount,
    type,
    tab,
    tick,
    dialog: dialogs.reduce((sum, one) => sum + one, 0) / dialogs.length,
  };
}

export async function compareLibraries(runs: number): Promise<Figure[]> {
  const measured = new Map<Name, Record<Metric, number>[]>();
  const built = new Map<Name, Awaited<ReturnType<typeof buildScreen>>>();
  for (const name of ['ours', ...others] as const) built.set(name, await buildScreen(name));
  for (let run = 0; run < runs; run++) {
    for (const [name, { files, script, style }] of built) {
      const used = await inBrowser((context) => useScreen(context, files));
      measured.set(name, [...(measured.get(name) ?? []), { script, style, ...used }]);
    }
  }
  const of = (name: Name, metric: Metric) => measured.get(name)?.map((run) => run[metric]) ?? [];
  return others.flatMap((other) =>
    metrics.map(([metric, what, unit]) => ({
      what: `the same screen: ${what}`,
      against: names[other],
      unit,
      ours: of('ours', metric),
      other: of(other, metric),
    })),
  );
}
