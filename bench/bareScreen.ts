/** A screen in React alone, which the site's interactions are compared with. */
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { bundle } from './bundle.ts';
import { slowDown, timeInteractions, watchInteractions } from './browser.ts';

/** The origin of the screen, which no server listens on. */
const origin = 'http://bench.localhost';

/** Builds the screen. Resolves with its script. */
export async function buildBareScreen() {
  const outputs = await bundle(join(import.meta.dirname, 'screens/bare.tsx'), {
    root: import.meta.dirname,
  });
  return outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join('');
}

/** Opens the screen and uses it on a throttled processor. Resolves with the mean times in ms. */
export async function useBareScreen(context: BrowserContext, script: string) {
  await context.route(`${origin}/**`, (route) =>
    new URL(route.request().url()).pathname === '/screen.js'
      ? route.fulfill({ body: script, contentType: 'text/javascript' })
      : route.fulfill({
          body: '<!doctype html><html lang="en"><title>Bare</title><body><script type="module" src="/screen.js"></script></body></html>',
          contentType: 'text/html',
        }),
  );
  const page = await context.newPage();
  await slowDown(page);
  await watchInteractions(page);
  await page.goto(origin);
  await page.getByLabel('Name', { exact: true }).focus();
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
  const box = page.getByLabel('Send me news');
  const tick = await timeInteractions(
    page,
    [1, 2, 3].map(() => () => box.click()),
  );
  const dialogs: number[] = [];
  for (let times = 0; times < 3; times++) {
    dialogs.push(
      await timeInteractions(page, [
        () => page.getByRole('button', { name: 'Open', exact: true }).click(),
      ]),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  return { type, tab, tick, dialog: dialogs.reduce((sum, one) => sum + one, 0) / dialogs.length };
}
