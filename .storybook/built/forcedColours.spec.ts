import { expect, type Locator, type Page } from '@playwright/test';
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

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Returns a picture of a part of the window, which `clipOf` computes from the box of an element. */
async function picture(part: Locator, clipOf: (box: Box) => Box) {
  await expect(part).toBeVisible();
  await part.page().evaluate(() => document.fonts.ready);
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} has no box.`);
  return (await part.page().screenshot({ clip: clipOf(box) })).toString('base64');
}

/** A box that is larger by some px on each side. */
const around =
  (px: number) =>
  ({ x, y, width, height }: Box) => ({
    x: Math.floor(x) - px,
    y: Math.floor(y) - px,
    width: Math.ceil(width) + 2 * px,
    height: Math.ceil(height) + 2 * px,
  });

/** One pixel of a box, at fractions of its size. */
const pixel = (right: number, down: number) => (box: Box) => ({
  x: Math.floor(box.x + box.width * right),
  y: Math.floor(box.y + box.height * down),
  width: 1,
  height: 1,
});

/** How far around and within its box the edge of an element is looked for, in px. */
const reach = 4;

/** Whether something is drawn at the left edge of an element, half way up. */
async function hasEdge(part: Locator) {
  const from = (px: number) => (box: Box) => {
    const { x, ...rest } = pixel(0, 0.5)(box);
    return { ...rest, x: x + px, width: reach };
  };
  return (await picture(part, from(-reach))) !== (await picture(part, from(0)));
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
    const without = await picture(part(page), around(reach));
    await open(page, on);
    expect(await picture(part(page), around(reach))).not.toBe(without);
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
  const bar = page.getByRole('progressbar');
  expect(await picture(bar, pixel(0.1, 0.5))).not.toBe(await picture(bar, pixel(0.9, 0.5)));
});

test('under forced colours, a ring shows how far it is', async ({ page }) => {
  await open(page, 'components-progressring--part');
  const ring = page.locator('svg').first();
  expect(await picture(ring, pixel(0.73, 0.1))).not.toBe(await picture(ring, pixel(0.27, 0.1)));
});

for (const [story, part] of [
  ['components-button--primary', button],
  ['components-textfield--empty', textbox],
  ['components-link--standalone', (page: Page) => page.getByRole('link')],
] as const) {
  test(`under forced colours, ${story} shows the focus`, async ({ page }) => {
    await open(page, story);
    const atRest = await picture(part(page), around(2 * reach));
    await part(page).focus();
    await page.keyboard.press('Shift');
    expect(await picture(part(page), around(2 * reach))).not.toBe(atRest);
  });
}
