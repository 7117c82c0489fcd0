import { expect, type Locator, type Page } from '@playwright/test';
import { showStory, test as base } from './builtStorybook.ts';

/**
 * Under forced colours a browser replaces all colours by a few of its own: shadows and fills disappear, borders
 * and outlines stay.
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
async function picture(element: Locator, clipOf: (box: Box) => Box) {
  await expect(element).toBeVisible();
  await element.page().evaluate(() => document.fonts.ready);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} has no box.`);
  return (await element.page().screenshot({ clip: clipOf(box) })).toString('base64');
}

/** A box that is larger by 8 px on each side. */
const around = ({ x, y, width, height }: Box) => ({
  x: Math.floor(x) - 8,
  y: Math.floor(y) - 8,
  width: Math.ceil(width) + 16,
  height: Math.ceil(height) + 16,
});

/** One pixel of a box, at fractions of its size. */
const pixel = (right: number, down: number) => (box: Box) => ({
  x: Math.floor(box.x + box.width * right),
  y: Math.floor(box.y + box.height * down),
  width: 1,
  height: 1,
});

/** The width that is compared on either side of an element's edge, in px. */
const stripWidth = 4;

/** Whether something is drawn at the right edge of an element, half way up. A bar is filled at its left edge. */
async function hasEdge(part: Locator) {
  const stripAt = (offset: number) => (box: Box) => {
    const edge = pixel(1, 0.5)(box);
    return { ...edge, x: edge.x + offset, width: stripWidth };
  };
  return (await picture(part, stripAt(-stripWidth))) !== (await picture(part, stripAt(0)));
}

type Role = Parameters<Page['getByRole']>[0];

const edges: readonly (readonly [story: string, role: Role])[] = [
  ['components-button--primary', 'button'],
  ['components-button--disabled', 'button'],
  ['components-link--primary-button-link', 'link'],
  ['components-chip--off', 'button'],
  ['components-textfield--empty', 'textbox'],
  ['components-selectfield--stacked', 'combobox'],
  ['components-combobox--closed', 'combobox'],
  ['components-checkbox--unticked', 'checkbox'],
  ['components-choicegroup--one', 'radio'],
  ['components-dropdownmenu--open', 'menu'],
  ['components-popover--open', 'dialog'],
  ['components-dialog--open', 'dialog'],
  ['components-progressbar--halfway', 'progressbar'],
];

for (const [story, role] of edges) {
  test(`under forced colours, ${story} shows where it ends`, async ({ page }) => {
    await open(page, story);
    expect(await hasEdge(page.getByRole(role).first())).toBe(true);
  });
}

/** Components with two states, and the part that shows them. */
const switches = [
  ['components-chip', 'off', 'on', 'button'],
  ['components-checkbox', 'unticked', 'checked', '[type=checkbox]'],
  ['components-navlink', 'idle', 'current', 'a'],
  ['components-themeswitch', 'light', 'system', 'label:has([aria-label="Same as device"])'],
] as const;

for (const [component, off, on, selector] of switches) {
  test(`under forced colours, ${component} differs when it is ${on}`, async ({ page }) => {
    const part = page.locator(`#storybook-root ${selector}`).first();
    await open(page, `${component}--${off}`);
    const whenOff = await picture(part, around);
    await open(page, `${component}--${on}`);
    expect(await picture(part, around)).not.toBe(whenOff);
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

for (const [story, role] of [
  ['components-button--primary', 'button'],
  ['components-textfield--empty', 'textbox'],
  ['components-link--standalone', 'link'],
] as const) {
  test(`under forced colours, ${story} shows the focus`, async ({ page }) => {
    await open(page, story);
    const part = page.getByRole(role).first();
    const atRest = await picture(part, around);
    await part.focus();
    await page.keyboard.press('Shift');
    expect(await picture(part, around)).not.toBe(atRest);
  });
}
