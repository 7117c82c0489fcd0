/**
 * Measures the most frequent interactions on a processor 4 times slower, from the press to the next
 * paint.
 */
import { enterSession } from '../e2e/site.ts';
import type { BrowserContext, Page } from 'playwright';
import { inBrowser, slowDown, timeInteractions, watchInteractions, withSite } from './browser.ts';
import { atMost, type Figure } from './figures.ts';
import { buildBareScreen, useBareScreen } from './bareScreen.ts';

const interactions: readonly {
  readonly what: string;
  /** The interaction of the bare screen that it is compared with. */
  readonly like: 'type' | 'tab' | 'dialog' | 'tick';
  readonly path: string;
  /** The maximum time in ms, on the slow processor. */
  readonly most: number;
  readonly use: (page: Page) => Promise<number>;
}[] = [
  {
    what: "typing in the store's search",
    like: 'type',
    path: '/dashboard/redeemrewards',
    most: 50,
    use: async (page) => {
      const field = page.getByPlaceholder('Search term...');
      await page.getByRole('list', { name: 'Rewards', exact: true }).waitFor();
      await field.focus();
      return timeInteractions(
        page,
        'coffee'.split('').map((letter) => () => page.keyboard.press(letter)),
      );
    },
  },
  {
    what: 'switching a tab of surveys',
    like: 'tab',
    path: '/dashboard/surveys',
    most: 50,
    use: async (page) => {
      await page.getByRole('table').or(page.getByRole('list')).first().waitFor();
      const names = ['SSI', 'RAPIDOREACH', 'YOUR-SURVEYS'];
      return timeInteractions(
        page,
        names.map((name) => () => page.getByRole('tab', { name, exact: true }).click()),
      );
    },
  },
  {
    what: 'opening the questionnaire',
    like: 'dialog',
    path: '/dashboard/userprofile',
    most: 100,
    use: (page) => timeInteractions(page, [() => openQuestionnaire(page)]),
  },
  {
    what: 'choosing an answer',
    like: 'tick',
    path: '/dashboard/userprofile',
    most: 50,
    use: async (page) => {
      await openQuestionnaire(page);
      const dialog = page.getByRole('dialog', { name: 'Update Profile' });
      return timeInteractions(
        page,
        ['Dog', 'Cat', 'Dog'].map((name) => () => dialog.getByLabel(name, { exact: true }).click()),
      );
    },
  },
];

const openQuestionnaire = (page: Page) =>
  page.getByRole('button', { name: /Secondary Profiler/ }).click();

async function open(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await watchInteractions(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  await slowDown(page);
  return page;
}

export async function measureInteractions(runs: number): Promise<Figure[]> {
  const script = await buildBareScreen();
  const times = interactions.map(() => ({ ours: [] as number[], other: [] as number[] }));
  for (let run = 0; run < runs; run++) {
    const bare = await inBrowser((context) => useBareScreen(context, script));
    for (const [at, { like, path, use }] of interactions.entries()) {
      const ours = await withSite((site) =>
        inBrowser(async (context) => {
          await enterSession(context, site);
          return use(await open(context, site.url + path));
        }),
      );
      times[at]?.ours.push(ours);
      times[at]?.other.push(bare[like]);
    }
  }
  return interactions.map(({ what, most }, at) =>
    atMost(
      { what, against: 'React alone', unit: 'ms', ours: [], other: [], ...times[at] },
      most,
      'ours',
    ),
  );
}
