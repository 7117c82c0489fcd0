import { expect } from '@playwright/test';
import { groups } from '../spec/storyFiles.ts';
import { extracted } from './extracted.ts';
import { showStory } from './showStory.ts';
import { allParts, allStories, storiesIn } from './stories.ts';
import { fillControl, sharingTest, show, shown, test, workbenchTest } from './workbench.ts';

const [ofNoGroup] = storiesIn('Screens');

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
  const broken: object[] = [];
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

for (const part of allParts()) {
  test(`the tables of controls of ${part} show no unknown types`, async ({ page }) => {
    const all = await extracted(
      page,
      firstStories.filter(({ id }) => id.startsWith(`${part}-`)),
    );
    expect(all.size).toBeGreaterThan(0);
    const unknown = [...all.values()].flatMap(({ id, types }) =>
      types.filter(([, summary]) => summary?.includes('unknown')).map(([arg]) => `${id} ${arg}`),
    );
    expect(unknown).toEqual([]);
  });
}

for (const group of [...groups.map((name) => `Components/${name}`), 'Foundations']) {
  sharingTest(`changing each control of ${group} breaks no story`, async ({ preview }) => {
    const problems: string[] = [];
    preview.on('pageerror', ({ message }) => problems.push(message));
    // Because showing the story on screen again renders nothing.
    await showStory(preview, ofNoGroup.id);
    const ids = firstStories
      .filter(({ title }) => title.startsWith(`${group}/`))
      .map(({ id }) => id);
    const { changed, broken } = await preview.evaluate(changeControls, ids);
    expect(changed).toBeGreaterThan(0);
    expect([...broken, ...problems]).toEqual([]);
  });
}

test('the controls of a docs page change an example in a frame', async ({ page }) => {
  await page.goto('iframe.html?id=components-dropdownmenu--docs&viewMode=docs');
  const button = page.frameLocator('iframe').first().getByRole('button');
  await expect(button).toHaveText('Account');
  await page.locator('textarea[id$="--closed-trigger"]').fill('Settings');
  await expect(button).toHaveText('Settings');
});

workbenchTest(
  'the controls of a component offer its tones by name, and its text as text',
  async ({ page }) => {
    await show(page, 'story/components-button--primary');
    await fillControl(page, 'children', 'Join us');
    const button = shown(page).getByRole('button', { name: 'Join us' });
    await expect(button).toBeVisible();
    const before = await button.getAttribute('class');
    await page.getByRole('radio', { name: 'critical', exact: true }).check();
    await expect(button).not.toHaveClass(before ?? '');
  },
);

workbenchTest('the control of a text sets a value that the story keeps', async ({ page }) => {
  await show(page, 'story/components-textfield--empty');
  const field = shown(page).getByLabel('Email');
  await expect(field).toHaveValue('');
  await fillControl(page, 'value', 'ada@example.com');
  await expect(field).toHaveValue('ada@example.com');
});

workbenchTest('the control of a number sets a value that the story keeps', async ({ page }) => {
  await show(page, 'story/components-countup--resting');
  await expect(shown(page).getByText('1,250 CB', { exact: true })).toBeVisible();
  await fillControl(page, 'cb', '2000');
  await expect(shown(page).getByText('2,000 CB', { exact: true })).toBeVisible();
});
