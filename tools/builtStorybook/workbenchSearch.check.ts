import { expect, type Page } from '@playwright/test';
import { allRequirements } from '../spec/ledger.ts';
import { select, show, shown, workbenchTest as test } from './workbench.ts';

/** Opens Welcome, and returns the field of the search. */
async function search(page: Page) {
  await show(page, 'docs/guide-welcome--docs');
  await expect(shown(page).getByRole('heading', { name: 'Welcome' })).toBeVisible();
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
    ['First day', /^First day: all steps/],
  ] as const) {
    await field.fill(words);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  }
});

test('the search finds no tests of stories', async ({ page }) => {
  const field = await search(page);
  await field.fill('calls the points CB');
  // The search is fuzzy, so it finds similar entries, but not the test itself.
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'calls the points CB' })).toHaveCount(0);
  await field.fill('Amount Hero');
  await expect(page.getByRole('option', { name: /Hero/ }).first()).toBeVisible();
});

test('the search leads to a requirement, and from there to another', async ({ page }) => {
  const field = await search(page);
  for (const id of ['REG-13', 'LOG-07']) {
    const { statement = '' } = allRequirements().find((requirement) => requirement.id === id) ?? {};
    await field.fill(id);
    await page.getByRole('option', { name: `Specification / ${id}` }).click();
    await expect(shown(page).getByText('Requirements found: 1')).toBeVisible();
    await expect(shown(page).getByText(statement)).toBeVisible();
  }
});

test('the search leads to a requirement in the theme that is selected', async ({ page }) => {
  await show(page, 'story/components-button--primary');
  await select(page, 'Theme', 'Dark');
  await expect(page).toHaveURL(/globals=theme:dark/);
  await page.keyboard.press('Escape');
  await page.locator('#storybook-explorer-searchfield').fill('REG-13');
  await page.getByRole('option', { name: 'Specification / REG-13' }).click();
  await expect(shown(page).getByText('Requirements found: 1')).toBeVisible();
  await expect(shown(page).locator('html')).toHaveClass(/theme-dark/);
});

test('the search leads to a decision', async ({ page }) => {
  const field = await search(page);
  await field.fill('D31');
  await page.getByRole('option', { name: 'Decisions / D31' }).click();
  await expect(shown(page).getByText('Decisions: 1 of')).toBeVisible();
});

test('the search leads to a heading', async ({ page }) => {
  const field = await search(page);
  await field.fill('One mock backend');
  await page.getByRole('option', { name: 'Architecture / One mock backend' }).click();
  const heading = shown(page).getByRole('heading', { name: 'One mock backend' });
  await expect(heading).toBeInViewport();
});
