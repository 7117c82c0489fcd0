import { expect } from '@playwright/test';
import { choose, showStory } from './showStory.ts';
import { allStories } from './stories.ts';
import { sharingTest as test } from './workbench.ts';

/** Whether `SCENARIOS=every` asks for every choice of the toolbars, one at a time. */
const takesAll = process.env['SCENARIOS'] === 'every';

/** Runs in the page. Returns the choices of all toolbars except those in which no story plays. */
function otherChoices() {
  const withoutPlays = ['scenario', 'member'];
  const types = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.projectAnnotations.globalTypes ?? {};
  return Object.entries(types).flatMap(([name, { groups }]) => {
    const values = groups.flatMap(({ choices }) => Object.keys(choices)).slice(1);
    return withoutPlays.includes(name) ? [] : values.map((value) => ({ [name]: value }));
  });
}

/** Journeys play only here. Other stories are also tested from their sources, with Vitest. */
const played = allStories().filter(
  ({ tags, title }) => tags.includes('play-fn') && (takesAll || title.startsWith('Journeys/')),
);

for (const title of new Set(played.map((story) => story.title))) {
  test(`${title} plays whatever the toolbars choose`, async ({ preview }) => {
    // In ms; this only limits hangs.
    if (takesAll) test.setTimeout(1_800_000);
    const choices = takesAll ? await preview.evaluate(otherChoices) : [];
    const failed: string[] = [];
    for (const choice of [{}, ...choices]) {
      await choose(preview, choice);
      for (const { id } of played.filter((story) => story.title === title)) {
        const reason = await showStory(preview, id);
        if (reason) failed.push(`${JSON.stringify(choice)} ${reason}`);
      }
      // Storybook replaces `undefined` with the initial value.
      const defaults = Object.keys(choice).map((name) => [name, undefined]);
      await choose(preview, Object.fromEntries(defaults));
    }
    expect(failed).toEqual([]);
  });
}
