import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { listen } from './ending.ts';
import { openPreview } from './showStory.ts';

/** Storybook's own warnings: of deprecations, of texts in addresses, and of previews within a preview. */
const storybookWarnings =
  /The 'ariaLabel' prop on '(?:PopoverProvider|Button)' will become mandatory|Omitted potentially unsafe URL args|Ignored Storybook channel message/;

/** Collects failed requests, addresses outside of Storybook's path, and console errors. */
function watchComplaints(context: BrowserContext, baseURL: string): string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    const address = request.url();
    if (address.startsWith('http') && !address.startsWith(baseURL)) {
      complaints.push(`Leaves its path for ${address}`);
    }
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Ignores requests that a navigation has aborted.
    if (why !== 'net::ERR_ABORTED') complaints.push(`Does not get ${request.url()}: ${why}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (storybookWarnings.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`Throws ${error.error().message}`));
  return complaints;
}

/** Runs in the manager. Resets the toolbars whose selection is in the address. */
function reset() {
  // Storybook adds the selection to the fragment too, if there is one.
  const chosen = /[?&]globals=([^&]*)/.exec(decodeURIComponent(location.href))?.[1]?.split(';');
  if (!chosen) return;
  // Storybook replaces `undefined` with the initial value.
  const globals = Object.fromEntries(chosen.map((choice) => [choice.split(/[.:]/)[0], undefined]));
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
}

/** A page that several tests share, with what it complains of. */
interface Shared {
  readonly page: Page;
  readonly complaints: string[];
}

const baseURL = () => process.env['VISUAL_URL'] ?? '';

/**
 * The pages that the tests of a worker share, because the manager takes 2 s to load and a story 1 s.
 * Playwright restarts a worker for a test with other worker fixtures, so all tests have these.
 */
export const sharingTest = base.extend<
  object,
  { workbench: Shared; documents: Shared; preview: Page }
>({
  /** Storybook with its manager. */
  workbench: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: baseURL() });
      const complaints = watchComplaints(page.context(), baseURL());
      await page.goto('?path=/story/components-button--primary');
      await shown(page).getByRole('button').waitFor();
      await use({ page, complaints });
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** Opens an address for each test. */
  documents: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: baseURL(),
        permissions: ['clipboard-write'],
      });
      await page.addInitScript(listen);
      await use({ page, complaints: watchComplaints(page.context(), baseURL()) });
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** Shows one story after another, without the manager and accessibility checks. */
  preview: [
    async ({ browser }, use) => {
      const page = await openPreview(browser);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Tests that open an address of Storybook. Fails a test for what its page complains of. */
export const test = sharingTest.extend<{ expectedLogs: RegExp | undefined }>({
  /** Complaints that fail no test. */
  expectedLogs: [undefined, { option: true }],
  page: async ({ documents: { page, complaints }, expectedLogs }, use) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await use(page);
    expect(complaints.filter((complaint) => !expectedLogs?.test(complaint))).toEqual([]);
    // Requests still in flight fail when the next test opens its address.
    await page.goto('about:blank');
    complaints.length = 0;
  },
});

/**
 * Tests of Storybook with its manager. Fails a test for what the page complains of. A test that changes
 * controls opens an address instead (`test`): Storybook can hang if a story is left while two of its
 * renders overlap.
 */
export const workbenchTest = sharingTest.extend({
  page: async ({ workbench: { page, complaints } }, use) => {
    await use(page);
    await page.keyboard.press('Escape');
    await page.evaluate(reset);
    await page.waitForURL(({ search }) => !/[?&]globals=/.test(search));
    expect(complaints.splice(0)).toEqual([]);
  },
});

/** Runs in the manager. Opens a path as a link of the sidebar does, and waits for its entry. */
function open(path: string) {
  const address = new URLSearchParams(location.search);
  if (address.get('path') === `/${path}`) return undefined;
  return new Promise<void>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const isShown = (id: string) => {
      if (path.endsWith(`/${id}`)) resolve();
    };
    channel?.on('docsRendered', isShown);
    channel?.on('storyFinished', ({ storyId }: { storyId: string }) => isShown(storyId));
    history.pushState(null, '', `?path=/${path}`);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

/**
 * Shows an entry of Storybook within the loaded document. Resolves when it has rendered and played.
 * Until then the preview may reload, and throws if the manager resets its toolbars meanwhile.
 */
export const show = (page: Page, path: string) => page.evaluate(open, path);

/** The story or docs page that the manager shows. */
export const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Sets the text of a control of the story on screen. */
export async function fillControl(page: Page, name: string, text: string) {
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await page.locator(`#control-${name}`).fill(text);
}

/** A menu of the toolbar. */
export const menu = (page: Page, name: string) =>
  page.getByTestId('sb-preview-toolbar').getByRole('button', { name });

/** Selects in a menu of the toolbar. */
export async function select(page: Page, name: string, choice: string) {
  await menu(page, name).click();
  await page.getByRole('radio', { name: choice }).click();
}
