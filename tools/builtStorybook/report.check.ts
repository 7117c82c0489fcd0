import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import sharp from 'sharp';
import { buildPage } from '../pictures/report/buildPage.ts';
import { picturesPart } from '../pictures/report/findings.ts';
import { planted } from '../pictures/report/planted.ts';
import { write, type StepSummary } from '../pictures/report/report.ts';
import { serveReport } from '../pictures/report/server.ts';
import { picturesKept } from '../pictures/baselines.ts';
import { staticDir } from './stories.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const grey = { width: 700, height: 300 };
const withRed = (width: number) => ({ ...grey, red: { left: 20, top: 100, width, height: 50 } });

/** Pictures of existing stories, so that their links work; unsorted. */
const pictures = [
  { id: 'components-spinner--small', mode: 'light wide', before: grey, after: withRed(10) },
  { id: 'components-button--primary', mode: 'dark phone', before: grey, after: withRed(40) },
  { id: 'components-button--primary', mode: 'light wide', before: grey, after: withRed(80) },
  { id: 'components-button--secondary', mode: 'light wide', before: grey, after: withRed(20) },
  { id: 'components-badge--new-look', mode: 'light wide', after: grey },
  { id: 'components-gone--for-good', mode: 'light wide', before: grey },
] as const;

const steps: StepSummary[] = [
  { name: 'lint', passed: 1, failed: 0, ms: 900 },
  { name: 'types', passed: 0, failed: 1, ms: 5000, output: 'Button.tsx(3,1): error' },
];

interface Planted {
  readonly url: string;
  readonly baselines: string;
}

/** Serves a report with known differences and its own baselines. */
const test = base.extend<{ planted: Planted; wrong: boolean }, { built: string }>({
  built: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cb-report-page-'));
      await buildPage(folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  /** Whether the run has findings. */
  wrong: [true, { option: true }],
  planted: async ({ built, wrong }, use) => {
    const { folder, baselines, report, differences } = await planted(wrong ? pictures : []);
    const taken = pictures.filter(({ id }) => id !== 'components-gone--for-good');
    const run = taken.map(({ id, mode }) => ({ id, mode, message: wrong ? 'bad' : '', ms: 1 }));
    const found = { pictures: run, whole: true };
    write('pictures', await picturesPart(found, true, { baselines, differences }), report);
    if (wrong) write('steps', steps, report);
    const places = { report, baselines, storybook: staticDir };
    const { url, close } = await serveReport(places, built);
    await use({ url, baselines });
    close();
    rmSync(folder, { recursive: true });
  },
});

/** Returns the number of red pixels in a baseline. */
async function redIn({ baselines }: Planted, file: string) {
  const pixels = await sharp(readFileSync(join(baselines, file)))
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixels].filter((value, at) => at % 3 === 0 && value === 255).length;
}

const stories = (page: Page) => page.getByRole('heading', { level: 3 });

async function violationsOf(page: Page) {
  await page.addScriptTag({ path: axeFile });
  const { violations } = (await page.evaluate(() =>
    (window as Window & { axe?: { run(): Promise<AxeResults> } }).axe?.run(),
  )) ?? { violations: ['axe did not run'] };
  return violations;
}

test('the report shows what differs, the largest first, by component', async ({
  page,
  planted: { url },
}) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('6 pictures to look at');
  await expect(
    page.getByText('0 as their baselines · 4 changed · 1 new · 1 of no story'),
  ).toBeVisible();
  await expect(page.getByText('Button.tsx(3,1): error')).toBeVisible();
  await expect(stories(page)).toHaveText([
    'types',
    'new-look light wide',
    'for-good light wide',
    'Primary light wide',
    'Primary dark phone',
    'Secondary light wide',
    'Small light wide',
  ]);
  await expect(page.getByText('1.9% differs')).toBeVisible();
});

test('the report compares before and after with the keyboard, cropped and whole', async ({
  page,
  planted: { url },
}) => {
  await page.goto(url);
  const slider = page.getByRole('slider', { name: 'Primary, light wide' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '51 % before, 49 % after');
  const box = await slider.boundingBox();
  expect(box && Math.round((box.width / box.height) * 100)).toBe(Math.round((320 / 120) * 100));
  const open = page.getByRole('button', { name: 'Whole picture of Primary, light wide' });
  await open.press('Enter');
  const whole = page.getByRole('dialog', { name: 'Primary, light wide' });
  await whole.getByRole('radio', { name: 'After' }).check();
  const picture = whole.getByRole('img', { name: 'After: Primary, light wide' });
  await expect(picture).toHaveJSProperty('naturalWidth', grey.width);
  await expect(picture).toHaveJSProperty('clientWidth', grey.width);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await expect(open).toBeFocused();
});

test('the report leads to a story as its picture shows it', async ({ page, planted: { url } }) => {
  await page.goto(url);
  await page.getByRole('link', { name: 'Open story Primary, dark phone' }).click();
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'Sign me up!' })).toBeVisible();
  await expect(story.locator('html')).toHaveClass(/theme-dark/);
});

test('the report accepts one picture, a component and all, and then shows the rest', async ({
  page,
  planted: places,
}) => {
  const { url, baselines } = places;
  const [one, same] = [
    'light-wide/components-button--primary.png',
    'dark-phone/components-button--primary.png',
  ];
  await page.goto(url);
  expect(await redIn(places, one)).toBe(0);
  await page.getByRole('button', { name: 'Accept Primary, light wide' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 pictures to look at');
  await expect(page.getByRole('heading', { name: 'Primary dark phone' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Done: Primary, light wide.');
  expect(await redIn(places, one)).toBe(80 * 50);
  expect(await redIn(places, same)).toBe(0);

  await page.getByRole('button', { name: 'Accept 2 of Components/Actions/Button' }).click();
  await expect(stories(page)).toHaveText([
    'types',
    'new-look light wide',
    'for-good light wide',
    'Small light wide',
  ]);
  expect(await redIn(places, same)).toBe(40 * 50);

  await page.getByRole('button', { name: 'Accept all 2, delete 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No picture differs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('5 as their baselines')).toBeVisible();
  expect(picturesKept(baselines)).toEqual([
    same,
    'light-wide/components-badge--new-look.png',
    one,
    'light-wide/components-button--secondary.png',
    'light-wide/components-spinner--small.png',
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No picture differs');
});

test('the report shows the error if accepting fails', async ({ page, planted: { url } }) => {
  await page.goto(url);
  await page.route('**/accept', (route) =>
    route.fulfill({ status: 500, body: 'The disk is full.' }),
  );
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('alert')).toHaveText('The disk is full.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('6 pictures to look at');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 375]) {
    test(`the report is accessible at ${width} px, ${colorScheme}`, async ({
      page,
      planted: { url },
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      await page.getByText('What ran, and how long it took').click();
      await expect(page.getByRole('table')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test.describe('without findings', () => {
  test.use({ wrong: false });

  test('the report shows that no picture differs', async ({ page, planted: { url } }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No picture differs');
    await expect(page.getByText('5 as their baselines')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
