import { expect, type Request } from '@playwright/test';
import { isPictured } from '../../tools/pictures/chromaticParameters.ts';
import { existingPictures } from '../../tools/pictures/baselines.ts';
import { modeNames } from '../../tools/pictures/modes.ts';
import { pictureName } from '../../tools/pictures/names.ts';
import { allStories, showStory, test } from './builtStorybook.ts';

const stories = allStories();

test('each baseline is the picture of a story, and each such story has one', async ({
  preview,
}) => {
  const all = await preview.evaluate(
    (ids) =>
      Promise.all(
        ids.map(async (storyId) => {
          const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
          return { id: storyId, chromatic: story?.parameters.chromatic };
        }),
      ),
    stories.map(({ id }) => id),
  );
  const expected = all.flatMap(({ id, chromatic }) =>
    modeNames
      .filter((mode) => isPictured(mode, chromatic))
      .map((mode) => `${pictureName(mode, id)}.png`),
  );
  expect(existingPictures()).toEqual(expected.toSorted());
});

for (const title of new Set(stories.map((story) => story.title))) {
  test(`${title} renders and plays below a path`, async ({ preview, address }) => {
    const problems: string[] = [];
    const note = (problem: string) => void problems.push(problem);
    preview.on('pageerror', ({ message }) => note(message));
    const isCall = (request: Request) => request.resourceType() === 'fetch';
    preview.on('response', (response) => {
      const isRefused = response.status() >= 400 && !isCall(response.request());
      if (isRefused) note(`${response.status()} ${response.url()}`);
    });
    preview.on('request', (request) => {
      const url = request.url();
      if (isCall(request)) return;
      if (url.startsWith('http') && !url.startsWith(address)) note(`Leaves its path: ${url}`);
    });
    for (const { id } of stories.filter((story) => story.title === title)) {
      const reason = await showStory(preview, id);
      if (reason) note(reason);
    }
    preview.removeAllListeners();
    expect(problems).toEqual([]);
  });
}
