import { expect, type Locator, type Page } from '@playwright/test';
import { listedStories } from './stories.ts';
import { test } from './workbench.ts';

// One of the stories is an answer in HTML, which the site logs.
test.use({ expectedLogs: /\[cb\] malformed not-json/ });

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
  const link = page.getByRole('link', { name: /^REG-/ }).first();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', /\?path=\/docs\/guide-specification--docs&find=REG-/);
});

test('the sidebar lists 1,000 stories at most, and no extremes', () => {
  const listed = listedStories();
  expect(listed.length).toBeLessThanOrEqual(1000);
  expect(listed.filter(({ name }) => name === 'Extreme Text')).toEqual([]);
});
