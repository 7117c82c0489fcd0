import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { allRequirements } from '../spec/ledger.ts';
import { listedStories } from './stories.ts';

const preview = '#storybook-preview-iframe';

/** The links of Welcome to what a reader looks for first, each with a part of what it shows. */
const tasks: readonly (readonly [
  link: string,
  (shown: FrameLocator) => ReturnType<FrameLocator['locator']>,
])[] = [
  ['SignUp: all states', (shown) => shown.getByRole('link', { name: 'Mismatch' })],
  ['Survey card, dark, 375 px', (shown) => shown.locator('html.theme-dark')],
  ['Questionnaire with an answer in HTML', (shown) => shown.getByRole('dialog')],
  ['Payza: all states', (shown) => shown.getByRole('link', { name: 'Confirming', exact: true })],
  [
    'States of the primary button and others',
    (shown) => shown.getByRole('figure', { name: 'Primary, under the pointer' }),
  ],
  ['Colour', (shown) => shown.getByRole('heading', { name: 'Colour, light theme' })],
  ['Tokens', (shown) => shown.getByRole('link', { name: 'Download tokens.json' })],
];

/** Opens a link of Welcome, which loads the workbench: until then Welcome does without it. */
async function openFromWelcome(page: Page, link: string) {
  await page.goto('iframe.html?id=guide-welcome--docs&viewMode=docs');
  await page.getByRole('link', { name: link, exact: true }).click();
}

for (const [link, found] of tasks) {
  test(`Welcome leads to ${link}`, async ({ page }) => {
    await openFromWelcome(page, link);
    await expect(found(page.frameLocator(preview)).first()).toBeVisible();
  });
}

test('Welcome leads to the requirements of a story', async ({ page }) => {
  await openFromWelcome(page, 'Panel Requirements');
  await expect(page.getByRole('link', { name: /^REG-/ }).first()).toBeVisible();
});

/** Opens the workbench, and returns the field of its search. */
async function search(page: Page) {
  await page.goto('?path=/docs/guide-welcome--docs');
  return page.locator('#storybook-explorer-searchfield');
}

test('the search finds headings, pages and synonyms', async ({ page }) => {
  const field = await search(page);
  for (const [words, found] of [
    ['stepper', /^Payza: all states/],
    ['hover', /^Button: usage/],
    ['modal', /^Dialog: usage/],
    ['Idempotency', /^Decisions/],
    ['Five walks', /^Architecture/],
    ['SignUp', /^SignUp: all states/],
  ] as const) {
    await field.fill(words);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  }
});

test('the search leads to a requirement, and from there to another', async ({ page }) => {
  const field = await search(page);
  const shown = page.frameLocator(preview);
  for (const id of ['REG-13', 'LOG-07']) {
    const { statement = '' } = allRequirements().find((requirement) => requirement.id === id) ?? {};
    await field.fill(id);
    await page.getByRole('option', { name: /^Specification/ }).click();
    await expect(shown.getByText('Requirements found: 1')).toBeVisible();
    await expect(shown.getByText(statement)).toBeVisible();
  }
});

test('the search leads to a decision', async ({ page }) => {
  const field = await search(page);
  await field.fill('D31');
  await page.getByRole('option', { name: /^Decisions/ }).click();
  await expect(page.frameLocator(preview).getByText('Decisions: 1 of')).toBeVisible();
});

test('the search leads to a heading', async ({ page }) => {
  const field = await search(page);
  await field.fill('One mock backend');
  await page.getByRole('option', { name: /^Architecture/ }).click();
  const heading = page.frameLocator(preview).getByRole('heading', { name: 'One mock backend' });
  await expect(heading).toBeInViewport();
});

test('the sidebar lists 1,000 stories at most, and no extremes', () => {
  const listed = listedStories();
  expect(listed.length).toBeLessThanOrEqual(1000);
  expect(listed.filter(({ name }) => name === 'Extreme Text')).toEqual([]);
});
