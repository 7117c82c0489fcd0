import type { Locator, Page } from '@playwright/test';
import {
  demoLogin,
  openMemberPage,
  enterSession,
  expect,
  holdScripts,
  recordCalls,
  test,
  waitForHydration,
} from './site.ts';

/** Fills in a field as browsers and password managers do it: without an event. */
const fillUnnoticed = (field: Locator, text: string) =>
  field.evaluate(
    (input, value) => void Reflect.set(HTMLInputElement.prototype, 'value', value, input),
    text,
  );

const username = (page: Page) => page.getByLabel('Username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function expectLogin(page: Page) {
  const logins = recordCalls(page, '/ath');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await logins()).toEqual([{ Email: demoLogin.email, Password: demoLogin.password }]);
}

test('a login is sent as the browser filled it in, without an event', async ({ page }) => {
  await page.goto('/home/login');
  await waitForHydration(page);
  await username(page).fill('old@cbrewards.example');
  await fillUnnoticed(username(page), demoLogin.email);
  await fillUnnoticed(password(page), demoLogin.password);
  await expectLogin(page);
});

/**
 * Translates the texts of an element as browsers do. React hydrates a text beside another element as a text
 * node, and renders the page again if there is none.
 */
const translateIn = (element: Locator) =>
  element.evaluate(({ childNodes }) => {
    for (const text of childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const translated = document.createElement('font');
      translated.append(text.nodeValue ?? '');
      text.replaceWith(translated);
    }
  });

const translate = (page: Page) => translateIn(page.getByText('forgot your password?'));

test('a login submitted before the script has loaded is sent from a translated page', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/home/login', { waitUntil: 'commit' });
  await username(page).fill(demoLogin.email);
  await password(page).fill(demoLogin.password);
  await translate(page);
  const logins = recordCalls(page, '/ath');
  await password(page).press('Enter');
  release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await logins()).toEqual([{ Email: demoLogin.email, Password: demoLogin.password }]);
});

test('a translated page keeps the typed text and the focus when the script has loaded', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/home/login', { waitUntil: 'commit' });
  await username(page).fill('demo@');
  await translate(page);
  release();
  await waitForHydration(page);
  await expect(username(page)).toBeFocused();
  await page.keyboard.insertText('cbrewards.example');
  await password(page).fill(demoLogin.password);
  await expectLogin(page);
});

for (const [where, prepare] of [
  ['', async () => {}],
  [' from a translated page', translate],
] as const) {
  test(`a login that the browser filled in before the script has loaded is sent${where}`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/home/login', { waitUntil: 'commit' });
    await fillUnnoticed(username(page), demoLogin.email);
    await fillUnnoticed(password(page), demoLogin.password);
    await prepare(page);
    release();
    await waitForHydration(page);
    await expectLogin(page);
  });
}

for (const path of ['/home/login', '/home/reg']) {
  test(`${path} is never without its form while React renders a translated page again`, async ({
    page,
  }) => {
    // A member types meanwhile, and the form keeps the texts only if another one takes its place.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          if (!document.querySelector('form')) document.documentElement.dataset['gap'] = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('textbox').first().fill('demo@');
    const prerendered = await page.locator('form').elementHandle();
    await translateIn(page.getByRole('contentinfo').getByText('= $1'));
    release();
    await waitForHydration(page);
    expect(await prerendered?.evaluate((form) => form.isConnected)).toBe(false);
    await expect(page.locator('html')).not.toHaveAttribute('data-gap');
    await expect(page.getByRole('textbox').first()).toHaveValue('demo@');
  });
}

test('a code that was filled in without an event enables its button', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await openMemberPage(page, '/dashboard/cbnews');
  await page.getByRole('button', { name: 'CB CODE' }).click();
  await fillUnnoticed(page.getByRole('textbox', { name: 'CB code' }), 'WELCOME50');
  const codes = recordCalls(page, '/cinchCode/redeem');
  // Presses the mouse there at once, because Playwright's click would wait for an enabled button.
  const { x, y, width, height } = (await page
    .getByRole('button', { name: 'Redeem code' })
    .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByText('added to your balance')).toBeVisible();
  expect(await codes()).toEqual([{ code: 'WELCOME50' }]);
});

test('a dialog returns the focus to an opener that a press does not focus', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/accountsettings');
  const opener = page.getByRole('button', { name: 'Delete Account' });
  // As in Safari, which focuses no button.
  await opener.evaluate((button) =>
    button.addEventListener('mousedown', (event) => event.preventDefault()),
  );
  await opener.click();
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('letters are refused as the answer to a number question, and the wheel does not change it', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/userprofile');
  await page.getByRole('button', { name: /Secondary Profiler/ }).click();
  await page.getByRole('button', { name: 'Question 7, unanswered' }).click();
  const answer = page.getByRole('spinbutton');
  await answer.pressSequentially('1e');
  await page.getByRole('button', { name: 'Submit & Next' }).click();
  await expect(answer).toHaveAccessibleDescription('Use digits only, such as 3.');
  await expect(answer).toBeFocused();
  await answer.fill('3');
  await answer.hover();
  await page.mouse.wheel(0, 100);
  const answers = recordCalls(page, '/AddUserProfilingByProvider');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which devices do you use?' })).toBeVisible();
  expect(await answers()).toMatchObject([{ AnswerId: ['3'] }]);
});
