import { expect, test, type FrameLocator } from '@playwright/test';
import { projectSpec } from '../spec/project.ts';
import { listedStories } from './stories.ts';

const preview = '#storybook-preview-iframe';

test.beforeEach(async ({ page }) => {
  await page.goto('?path=/docs/guide-welcome--docs');
});

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

for (const [link, found] of tasks) {
  test(`Welcome leads to ${link}`, async ({ page }) => {
    await page.frameLocator(preview).getByRole('link', { name: link, exact: true }).click();
    await expect(found(page.frameLocator(preview)).first()).toBeVisible();
  });
}

test('Welcome leads to the requirements of a story', async ({ page }) => {
  await page.frameLocator(preview).getByRole('link', { name: 'Panel Requirements' }).click();
  await expect(page.getByRole('link', { name: /^REG-/ }).first()).toBeVisible();
});

const search = '#storybook-explorer-searchfield';

test('the search finds headings, pages and synonyms', async ({ page }) => {
  for (const [words, found] of [
    ['stepper', /^Payza: all states/],
    ['hover', /^Button: usage/],
    ['modal', /^Dialog: usage/],
    ['Idempotency', /^Decisions/],
    ['Five walks', /^Architecture/],
    ['SignUp', /^SignUp: all states/],
  ] as const) {
    await page.locator(search).fill(words);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  }
});

test('the search leads to a requirement, and from there to another', async ({ page }) => {
  const shown = page.frameLocator(preview);
  for (const id of ['REG-13', 'LOG-07']) {
    const requirements = projectSpec().areas.flatMap((area) => area.requirements);
    const { statement = '' } = requirements.find((requirement) => requirement.id === id) ?? {};
    await page.locator(search).fill(id);
    await page.getByRole('option', { name: /^Specification/ }).click();
    await expect(shown.getByText('Requirements found: 1')).toBeVisible();
    await expect(shown.getByText(statement)).toBeVisible();
  }
});

test('the search leads to a decision and to a heading', async ({ page }) => {
  const shown = page.frameLocator(preview);
  await page.locator(search).fill('D31');
  await page.getByRole('option', { name: /^Decisions/ }).click();
  await expect(shown.getByText('Decisions: 1 of')).toBeVisible();
  await page.locator(search).fill('One mock backend');
  await page.getByRole('option', { name: /^Architecture/ }).click();
  await expect(shown.getByRole('heading', { name: 'One mock backend' })).toBeInViewport();
});

test('the sidebar lists 1,000 stories at most, and no extremes', () => {
  const listed = listedStories();
  expect(listed.length).toBeLessThanOrEqual(1000);
  expect(listed.filter(({ name }) => name === 'Extreme Text')).toEqual([]);
});
