import { test as base, type Page } from '@playwright/test';

/** Runs in the manager. Resets the toolbars, and the controls of the story on screen. */
function reset() {
  const address = new URLSearchParams(location.search);
  const chosen = address.get('globals')?.split(';') ?? [];
  const [, storyId] = /^\/story\/(.*)/.exec(address.get('path') ?? '') ?? [];
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (storyId) channel?.emit('resetStoryArgs', { storyId });
  // Storybook replaces `undefined` with the initial value.
  const globals = Object.fromEntries(chosen.map((choice) => [choice.split(':')[0], undefined]));
  channel?.emit('updateGlobals', { globals });
}

/**
 * Tests of Storybook with its manager. Those of a worker share one page, because the manager takes 2 s
 * to load.
 */
export const workbenchTest = base.extend<object, { workbench: Page }>({
  workbench: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: process.env['VISUAL_URL'] ?? '',
        permissions: ['clipboard-write'],
      });
      await page.goto('?path=/story/components-button--primary');
      await shown(page).getByRole('button').waitFor();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ workbench }, use) => {
    await use(workbench);
    await workbench.keyboard.press('Escape');
    await workbench.evaluate(reset);
  },
});

/** Opens a path of Storybook within the loaded document, as a link of the sidebar does. */
export const show = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', `?path=/${to}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The story or docs page that the manager shows. */
export const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Sets the text of a control of the story on screen. */
export async function fillControl(page: Page, name: string, text: string) {
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await page.locator(`#control-${name}`).fill(text);
}
