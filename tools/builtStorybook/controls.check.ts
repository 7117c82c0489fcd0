import { expect } from '@playwright/test';
import { groups } from '../spec/storyFiles.ts';
import { extracted } from './extracted.ts';
import { emit, showStory } from './showStory.ts';
import { allParts, allStories } from './stories.ts';
import { fillControl, sharingTest, shown, test } from './workbench.ts';

/** Runs in the page. Returns another value for each control of a story, as args with that one name. */
async function changesOf(storyId: string) {
  const values: Readonly<Record<string, (initial: unknown) => unknown>> = {
    boolean: (initial) => !initial,
    number: () => 7,
    text: () => 'Changed',
    object: (initial) => initial ?? {},
  };
  const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
  if (!story) throw new Error('Storybook has no stories.');
  const { argTypes, initialArgs } = story;
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([arg, { control, options }]) => {
      if (!control || typeof control !== 'object' || control.disable) return [];
      const initial = initialArgs[arg];
      const value =
        options?.find((option) => option !== initial) ?? values[control.type ?? '']?.(initial);
      return [[arg, { [arg]: value }]];
    }),
  );
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
    let changed = 0;
    for (const { id } of firstStories.filter(({ title }) => title.startsWith(`${group}/`))) {
      problems.push(await showStory(preview, id));
      const changes = await preview.evaluateHandle(changesOf, id);
      for (const [arg, updatedArgs] of await changes.getProperties()) {
        const problem = await emit(preview, id, 'updateStoryArgs', { storyId: id, updatedArgs });
        if (problem) problems.push(`${arg}: ${problem}`, await showStory(preview, id));
        await emit(preview, id, 'resetStoryArgs', { storyId: id });
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(0);
    expect(problems.filter((problem) => problem !== '')).toEqual([]);
  });
}

test('the controls of a docs page change an example in a frame', async ({ page }) => {
  await page.goto('iframe.html?id=components-dropdownmenu--docs&viewMode=docs');
  const button = page.frameLocator('iframe').first().getByRole('button');
  await expect(button).toHaveText('Account');
  await page.locator('textarea[id$="--closed-trigger"]').fill('Settings');
  await expect(button).toHaveText('Settings');
});

test('the controls of a component offer its tones by name', async ({ page }) => {
  await page.goto('?path=/story/components-button--primary');
  const button = shown(page).getByRole('button');
  const before = await button.getAttribute('class');
  await page.getByRole('radio', { name: 'critical', exact: true }).check();
  await expect(button).not.toHaveClass(before ?? '');
});

test('the control of a text sets a value that the story keeps', async ({ page }) => {
  await page.goto('?path=/story/components-textfield--empty');
  const field = shown(page).getByLabel('Email');
  await expect(field).toHaveValue('');
  await fillControl(page, 'value', 'ada@example.com');
  await expect(field).toHaveValue('ada@example.com');
});

test('the control of a number sets a value that the story keeps', async ({ page }) => {
  await page.goto('?path=/story/components-countup--resting');
  await expect(shown(page).getByText('1,250 CB', { exact: true })).toBeVisible();
  await fillControl(page, 'cb', '2000');
  await expect(shown(page).getByText('2,000 CB', { exact: true })).toBeVisible();
});
