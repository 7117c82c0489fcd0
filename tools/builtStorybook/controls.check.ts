import { expect, test } from '@playwright/test';
import { extracted } from './extracted.ts';
import { allStories } from './stories.ts';

// Storybook does not wait for animations in a browser of this name.
test.use({ userAgent: 'StorybookTestRunner' });

test('the tables of controls show no unknown types', async ({ page }) => {
  const all = await extracted(page);
  expect(all.size).toBeGreaterThan(0);
  const unknown = [...all.values()].flatMap(({ id, types }) =>
    types.filter(([, summary]) => summary?.includes('unknown')).map(([arg]) => `${id} ${arg}`),
  );
  expect(unknown).toEqual([]);
});

/** A control's change that broke its story. */
interface Broken {
  readonly storyId: string;
  readonly arg: string;
  readonly problem: unknown;
}

/** Runs in the page. Changes each control of the stories once, and returns those that broke a story. */
async function changeControls(ids: readonly string[]) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const values: Readonly<Record<string, (initial: unknown) => unknown>> = {
    boolean: (initial) => !initial,
    number: () => 7,
    text: () => 'Changed',
    object: (initial) => initial ?? {},
  };
  const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
  /** Emits an event. Resolves with the problem of the rendering that follows, if any. */
  const emit = (event: string, payload: unknown) =>
    new Promise<unknown>((resolve) => {
      const rendered = () => end(undefined);
      function end(problem: unknown) {
        channel?.off('storyRendered', rendered);
        for (const failure of failures) channel?.off(failure, end);
        resolve(problem);
      }
      channel?.on('storyRendered', rendered);
      for (const failure of failures) channel?.on(failure, end);
      channel?.emit(event, payload);
    });
  const broken: Broken[] = [];
  let changed = 0;
  for (const storyId of ids) {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    if (!story) throw new Error('Storybook has no stories.');
    await emit('setCurrentStory', { storyId, viewMode: 'story' });
    for (const [arg, { control, options }] of Object.entries(story.argTypes)) {
      if (!control || typeof control !== 'object' || control.disable) continue;
      const initial = story.initialArgs[arg];
      const value =
        options?.find((option) => option !== initial) ?? values[control.type ?? '']?.(initial);
      const problem = await emit('updateStoryArgs', { storyId, updatedArgs: { [arg]: value } });
      if (problem !== undefined) {
        broken.push({ storyId, arg, problem });
        await emit('forceRemount', { storyId });
      }
      await emit('resetStoryArgs', { storyId });
      changed += 1;
    }
  }
  return { changed, broken };
}

/** The first story of each title. */
const firstStories = allStories().filter(
  ({ title }, at, all) => all.findIndex((other) => other.title === title) === at,
);

const tiers = ['Actions', 'Forms', 'Feedback', 'Data', 'Layout', 'Brand'].map(
  (tier) => `Components/${tier}`,
);

for (const group of [...tiers, 'Foundations']) {
  test(`changing each control of ${group} breaks no story`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const ids = firstStories
      .filter(({ title }) => title.startsWith(`${group}/`))
      .map(({ id }) => id);
    // Starts with another story, since showing the same one again renders nothing.
    const start = allStories().find(({ title }) => title.startsWith('Screens/'))?.id;
    await page.goto(
      `${process.env['VISUAL_URL']}iframe.html?id=${start}&globals=a11y.manual:!true`,
    );
    await page.waitForFunction(
      () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    const { changed, broken } = await page.evaluate(changeControls, ids);
    expect(changed).toBeGreaterThan(0);
    expect([...broken, ...problems]).toEqual([]);
  });
}

test('the controls of a component offer its tones by name, and its text as text', async ({
  page,
}) => {
  await page.goto(`${process.env['VISUAL_URL']}?path=/story/components-button--primary`);
  const shown = page.frameLocator('#storybook-preview-iframe');
  await page.locator('#control-children').fill('Join us');
  const button = shown.getByRole('button', { name: 'Join us' });
  await expect(button).toBeVisible();
  const before = await button.getAttribute('class');
  await page.getByRole('radio', { name: 'critical', exact: true }).check();
  await expect(button).not.toHaveClass(before ?? '');
});

test('the controls of a docs page change an example in a frame', async ({ page }) => {
  await page.goto(
    `${process.env['VISUAL_URL']}iframe.html?id=components-dialog--docs&viewMode=docs`,
  );
  const dialog = page.frameLocator('iframe').first().getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Delete your account');
  await page.locator('textarea[id$="--open-title"]').fill('Close your account');
  await expect(dialog).toHaveAccessibleName('Close your account');
});
