import { expect, test, type Locator, type Page } from '@playwright/test';
import { allRequirements } from '../spec/ledger.ts';
import { listedStories } from './stories.ts';
import { show, shown, workbenchTest } from './workbench.ts';

/** The links of Welcome to what a reader looks for first, each with a part of what it shows. */
const tasks: readonly (readonly [link: string, (page: Page) => Locator])[] = [
  ['SignUp: all states', (page) => page.getByRole('link', { name: 'Mismatch' })],
  ['Survey card, dark, 375 px', (page) => page.locator('html.theme-dark')],
  ['Questionnaire with an answer in HTML', (page) => page.getByRole('dialog')],
  ['Payza: all states', (page) => page.getByRole('link', { name: 'Confirming', exact: true })],
  [
    'States of the primary button and others',
    (page) => page.getByRole('figure', { name: 'Primary, under the pointer' }),
  ],
  ['Colour', (page) => page.getByRole('heading', { name: 'Colour, light theme' })],
  ['Tokens', (page) => page.getByRole('link', { name: 'Download tokens.json' })],
];

/** Opens Welcome without the manager, and returns one of its links. */
async function linkOfWelcome(page: Page, name: string) {
  await page.goto('iframe.html?id=guide-welcome--docs&viewMode=docs');
  return page.getByRole('link', { name, exact: true });
}

for (const [name, found] of tasks) {
  test(`Welcome leads to ${name}`, async ({ page }) => {
    const link = await linkOfWelcome(page, name);
    const address = new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]);
    const [, viewMode, id] = address.get('path')?.split('/') ?? [];
    await page.goto(`iframe.html?id=${id}&viewMode=${viewMode}&${address}`);
    await expect(found(page).first()).toBeVisible();
  });
}

test('Welcome leads to the requirements of a story', async ({ page }) => {
  await (await linkOfWelcome(page, 'Panel Requirements')).click();
  await expect(page.getByRole('link', { name: /^REG-/ }).first()).toBeVisible();
});

/** Opens the workbench, and returns the field of its search. */
async function search(page: Page) {
  await show(page, 'docs/guide-welcome--docs');
  return page.locator('#storybook-explorer-searchfield');
}

workbenchTest('the search finds headings, pages and synonyms', async ({ page }) => {
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

workbenchTest('the search finds no tests of stories', async ({ page }) => {
  const field = await search(page);
  await field.fill('calls the points CB');
  // The search is fuzzy, so it finds similar entries, but not the test itself.
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'calls the points CB' })).toHaveCount(0);
  await field.fill('Amount Hero');
  await expect(page.getByRole('option', { name: /Hero/ }).first()).toBeVisible();
});

workbenchTest('the search leads to a requirement, and from there to another', async ({ page }) => {
  const field = await search(page);
  for (const id of ['REG-13', 'LOG-07']) {
    const { statement = '' } = allRequirements().find((requirement) => requirement.id === id) ?? {};
    await field.fill(id);
    await page.getByRole('option', { name: /^Specification/ }).click();
    await expect(shown(page).getByText('Requirements found: 1')).toBeVisible();
    await expect(shown(page).getByText(statement)).toBeVisible();
  }
});

workbenchTest('the search leads to a decision', async ({ page }) => {
  const field = await search(page);
  await field.fill('D31');
  await page.getByRole('option', { name: /^Decisions/ }).click();
  await expect(shown(page).getByText('Decisions: 1 of')).toBeVisible();
});

workbenchTest('the search leads to a heading', async ({ page }) => {
  const field = await search(page);
  await field.fill('One mock backend');
  await page.getByRole('option', { name: /^Architecture/ }).click();
  const heading = shown(page).getByRole('heading', { name: 'One mock backend' });
  await expect(heading).toBeInViewport();
});

test('the sidebar lists 1,000 stories at most, and no extremes', () => {
  const listed = listedStories();
  expect(listed.length).toBeLessThanOrEqual(1000);
  expect(listed.filter(({ name }) => name === 'Extreme Text')).toEqual([]);
});
