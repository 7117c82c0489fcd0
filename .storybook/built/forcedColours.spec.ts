import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { showStory, test as base } from './preview.ts';

/**
 * A browser replaces the colours of a page by a few of its own: a shadow and a fill are gone, a border
 * and an outline stay.
 */
const test = base.extend({
  page: async ({ preview }, use) => {
    await preview.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await use(preview);
    await preview.emulateMedia({ forcedColors: null, reducedMotion: null });
  },
});

const open = async (page: Page, story: string) => expect(await showStory(page, story)).toBe('');

/** Returns what is drawn in the box of an element and around it, in px. */
async function drawn(part: Locator, around = 0) {
  await expect(part).toBeVisible();
  await part.page().evaluate(() => document.fonts.ready);
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} has no box.`);
  const clip = {
    x: Math.floor(box.x) - around,
    y: Math.floor(box.y) - around,
    width: Math.ceil(box.width) + 2 * around,
    height: Math.ceil(box.height) + 2 * around,
  };
  const { data, info } = await sharp(await part.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return data.subarray(from, from + info.channels).toString('hex');
  };
  return { data, at, width: info.width, height: info.height };
}

/** How far around and within its box the edge of an element is looked for, in px. */
const reach = 4;

/** Whether something is drawn at the left edge of an element, half way up. */
async function hasEdge(part: Locator) {
  const { at, height } = await drawn(part, reach);
  const line = Array.from({ length: 2 * reach }, (_, x) => at(x, Math.floor(height / 2)));
  return new Set(line).size > 1;
}

const button = (page: Page) => page.getByRole('button').first();
const textbox = (page: Page) => page.getByRole('textbox').first();

const edges: readonly (readonly [story: string, part: (page: Page) => Locator])[] = [
  ['components-button--primary', button],
  ['components-button--secondary', button],
  ['components-button--quiet', button],
  ['components-button--critical', button],
  ['components-button--disabled', button],
  ['components-link--primary-button-link', (page) => page.getByRole('link')],
  ['components-chip--off', button],
  ['components-chip--on', button],
  ['components-textfield--empty', textbox],
  ['components-textfield--with-error', textbox],
  ['components-selectfield--stacked', (page) => page.getByRole('combobox')],
  ['components-combobox--closed', (page) => page.getByRole('combobox')],
  ['components-checkbox--unticked', (page) => page.getByRole('checkbox')],
  ['components-checkbox--checked', (page) => page.getByRole('checkbox')],
  ['components-choicegroup--one', (page) => page.getByRole('radio').first()],
  ['components-dropdownmenu--open', (page) => page.getByRole('menu')],
  ['components-popover--open', (page) => page.getByRole('dialog')],
  ['components-dialog--open', (page) => page.getByRole('dialog')],
  ['components-progressbar--halfway', (page) => page.getByRole('progressbar')],
];

for (const [story, part] of edges) {
  test(`under forced colours, ${story} shows where it ends`, async ({ page }) => {
    await open(page, story);
    expect(await hasEdge(part(page))).toBe(true);
  });
}

const pairs: readonly (readonly [off: string, on: string, part: (page: Page) => Locator])[] = [
  ['components-chip--off', 'components-chip--on', button],
  [
    'components-checkbox--unticked',
    'components-checkbox--checked',
    (page) => page.getByRole('checkbox'),
  ],
  ['components-navlink--idle', 'components-navlink--current', (page) => page.getByRole('link')],
  [
    'components-themeswitch--light',
    'components-themeswitch--system',
    (page) => page.locator('label', { has: page.getByRole('radio', { name: 'Same as device' }) }),
  ],
];

for (const [off, on, part] of pairs) {
  test(`under forced colours, ${on} differs from ${off}`, async ({ page }) => {
    await open(page, off);
    const without = await drawn(part(page), reach);
    await open(page, on);
    const chosen = await drawn(part(page), reach);
    expect(chosen.data.equals(without.data)).toBe(false);
  });
}

test('under forced colours, the chosen tab has an edge and the others have none', async ({
  page,
}) => {
  await open(page, 'components-tabs--first-chosen');
  expect(await hasEdge(page.getByRole('tab', { selected: true }))).toBe(true);
  expect(await hasEdge(page.getByRole('tab', { selected: false }).last())).toBe(false);
});

test('under forced colours, a progress bar shows how far it is', async ({ page }) => {
  await open(page, 'components-progressbar--halfway');
  const { at, width, height } = await drawn(page.getByRole('progressbar'));
  const middle = Math.floor(height / 2);
  expect(at(Math.floor(width * 0.1), middle)).not.toBe(at(Math.floor(width * 0.9), middle));
});

test('under forced colours, a ring shows how far it is', async ({ page }) => {
  await open(page, 'components-progressring--part');
  const { at, width, height } = await drawn(page.locator('svg').first());
  const top = Math.floor(height * 0.1);
  expect(at(Math.floor(width * 0.73), top)).not.toBe(at(Math.floor(width * 0.27), top));
});

for (const [story, part] of [
  ['components-button--primary', button],
  ['components-textfield--empty', textbox],
  ['components-link--standalone', (page: Page) => page.getByRole('link')],
] as const) {
  test(`under forced colours, ${story} shows the focus`, async ({ page }) => {
    await open(page, story);
    const atRest = await drawn(part(page), 2 * reach);
    await part(page).focus();
    await page.keyboard.press('Shift');
    const focused = await drawn(part(page), 2 * reach);
    expect(focused.data.equals(atRest.data)).toBe(false);
  });
}
