import { balanceOf } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import { seedAnswers } from '@cb/mocks/world/questions';
import type { Locator, Page } from '@playwright/test';
import { recordCalls, enterSession, expect, waitForQuiet, test } from './site.ts';

test.beforeEach(({ context, site }) => enterSession(context, site));

const ring = (page: Page) => page.getByRole('button', { name: /Secondary Profiler/ });
const cells = (page: Page) => page.getByRole('toolbar', { name: 'Questions' });

/** Presses Tab until the target has the focus. Fails after 80 presses. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 80; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

for (const path of ['/dashboard/userprofile', '/dashboard/offers/profile']) {
  test(`${path} opens the profile page, which fits into 320 px [PRF-01]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
    await expect(page).toHaveTitle('My Profile · CB Rewards');
    await expect(page.getByRole('region', { name: 'Dana Reyes' })).toContainText(/[\d,]+\sCB/);
    await expect(ring(page)).toContainText('40.0%');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(320);
  });
}

/** Opens the questionnaire by keyboard alone, at its first open question. */
async function openByKeyboard(page: Page, percent: string, question: string) {
  // The ring then shows its percentage at once instead of counting up to it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard/userprofile');
  await expect(ring(page)).toContainText(percent);
  await expect(ring(page)).not.toHaveAttribute('aria-disabled');
  await tabTo(page, ring(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(question);
  await expect(dialog).toBeFocused();
  return dialog;
}

/** Answers the question that has just been shown, which has the focus, and submits the answer. */
async function answerByKeyboard(page: Page, question: string, keys: readonly string[]) {
  await expect(page.getByRole('heading', { name: question })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

test(
  'a member completes the profile by keyboard alone, and earns 20 CB [QUE-04] [QUE-15]',
  { tag: ['@smoke', '@translated'] },
  async ({ page, site }) => {
    const { world } = site.backend;
    world.state.answers = seedAnswers(demoMemberId, world.state.questions, {
      SAMPLY: 0.8,
      CINT: 0,
    });
    const earned = balanceOf(world, demoMemberId) + 20;
    const dialog = await openByKeyboard(page, '80.0%', 'Do you own a car?');
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    // Filters the many shops; the tab stop after the field is its clear button.
    await answerByKeyboard(page, 'Where do you shop?', ['m', 'a', 'l', 'l', 'Tab', 'Tab', 'Space']);
    await expect(dialog.getByRole('progressbar')).toHaveAccessibleName('100.0% complete');
    await expect(dialog).toContainText(
      'Your Profile is completed. Please check your reward in "My Earning History Menu"',
    );
    await expect(cells(page).getByRole('button', { name: /, answered$/ })).toHaveCount(10);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(ring(page)).toBeFocused();
    await expect(ring(page)).toContainText('100.0%');
    await waitForQuiet(page);
    expect(balanceOf(world, demoMemberId)).toBe(earned);
    const shown = Math.round(earned).toLocaleString('en-US');
    await expect(page.getByRole('banner')).toContainText(`${shown} CB`);
    await page.reload();
    await expect(ring(page)).toContainText('100.0%');
  },
);

test('an alert says that the questionnaire did not load', async ({ page }) => {
  const questionnaireScript = '**/assets/Questionnaire-*.js';
  await page.route(questionnaireScript, (route) => route.abort());
  await page.goto('/dashboard/userprofile');
  await expect(ring(page)).toContainText('40.0%');
  const alert = page.waitForEvent('dialog');
  const pressed = ring(page).click();
  const dialog = await alert;
  expect(dialog.message()).toMatch(/^The questions could not be opened\./);
  await dialog.accept();
  await pressed;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a member edits the profile by keyboard alone [PRF-06] [PRF-09] [PRF-10]', async ({
  page,
}) => {
  const updates = recordCalls(page, '/updateBasicProfile');
  await page.goto('/dashboard/userprofile');
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await tabTo(page, page.getByLabel('First name'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ana');
  const language = page.getByRole('combobox', { name: 'Country and language' });
  await tabTo(page, language);
  await page.keyboard.type('korean');
  await expect(page.getByRole('option')).toHaveText(['Korean South Korea']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(language).toHaveValue('Korean South Korea');
  await tabTo(page, page.getByRole('button', { name: 'Save profile' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ana Reyes' })).toBeVisible();
  expect(await updates()).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(language).toHaveValue('Korean South Korea');
});

test('an answer that could not be sent is kept over a reload and sent later', async ({
  page,
  site,
}) => {
  await page.route('**/AddUserProfilingByProvider', (route) => route.abort());
  await page.goto('/dashboard/userprofile');
  await expect(ring(page)).toContainText('40.0%');
  await expect(ring(page)).not.toHaveAttribute('aria-disabled');
  await ring(page).click();
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByLabel('Cat').check();
  await dialog.getByRole('button', { name: 'Submit & Next' }).click();
  await expect(dialog).toContainText('1 answer has not been sent.');
  await expect(
    dialog.getByRole('button', { name: 'Question 5, answered, not sent' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 answer has not been sent.')).toBeVisible();
  await page.unroute('**/AddUserProfilingByProvider');
  // Retried automatically when polling, every 3 s, finds the server reachable again.
  await expect(ring(page)).toContainText('50.0%');
  await expect(page.getByText('1 answer has not been sent.')).toHaveCount(0);
  const answer = { userId: demoMemberId, questionId: 104, precodes: ['2'] };
  expect(site.backend.world.state.answers).toContainEqual(answer);
});
