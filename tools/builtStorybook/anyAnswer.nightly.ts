import { expect } from '@playwright/test';
import { scenarioNames, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import { choose, showStory } from './showStory.ts';
import { storiesIn } from './stories.ts';
import { sharingTest } from './workbench.ts';

const containers = storiesIn('Features');
const [firstContainer] = containers;

/** The selection of the toolbars Backend and Member. */
interface Setting {
  readonly scenario: ScenarioName;
  readonly member: 'new' | 'rich';
}

/** The scenarios with answers from the world; the others answer all members alike. */
const fromTheWorld: readonly ScenarioName[] = ['specified', 'empty'];

/**
 * The settings in which a container may look different. It omits `slow`, which looks like `never` and
 * then like `specified`, and the active member, which the stories' own tests cover.
 */
const settings: readonly Setting[] = scenarioNames
  .filter((scenario) => scenario !== 'slow')
  .flatMap((scenario): Setting[] => {
    const rich = { scenario, member: 'rich' } as const;
    return fromTheWorld.includes(scenario) ? [rich, { scenario, member: 'new' }] : [rich];
  });

declare global {
  interface Window {
    /** The number of calls that the story on screen has sent. */
    calls: number;
  }
}

/** Runs in the page. Counts the calls that stories send. */
function countCalls() {
  const send = window.fetch;
  window.fetch = (input, init) => {
    window.calls += 1;
    return send(input, init);
  };
}

/**
 * Runs in the page. Returns the stories without duplicates: stories with the same component, args,
 * parameters and functions. Their names, play functions and own scenarios do not count, because the
 * toolbars replace the scenario, and a story then does not play.
 */
async function distinctStories(ids: readonly string[]) {
  const functions = new Map<unknown, number>();
  const without = new Set(['args', 'chromatic', 'docs', 'name', 'play', 'scenario', 'tags']);
  function numbered(_key: string, value: unknown) {
    if (typeof value !== 'function') return value;
    if (!functions.has(value)) functions.set(value, functions.size);
    return functions.get(value);
  }
  const relevant = (key: string, value: unknown) =>
    without.has(key) ? undefined : numbered(key, value);
  const found = new Map<string, string>();
  for (const storyId of ids) {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId });
    if (!story) throw new Error('Storybook has no stories.');
    const { componentId, initialArgs, moduleExport } = story;
    const own = JSON.stringify(moduleExport, relevant);
    const key = `${componentId} ${JSON.stringify(initialArgs, numbered)} ${own}`;
    if (!found.has(key)) found.set(key, storyId);
  }
  return [...found.values()];
}

const test = sharingTest.extend<object, { errors: string[] }>({
  /** The uncaught and the logged errors, except the site's logs of failed calls. */
  errors: [
    async ({ preview }, use) => {
      const errors: string[] = [];
      preview.on('pageerror', ({ message }) => errors.push(message));
      preview.on('console', (message) => {
        const isOwn = /^(?:\[cb\]|Failed to load resource)/.test(message.text());
        if (message.type() === 'error' && !isOwn) errors.push(message.text());
      });
      // The page loads the backend with the first story that has one.
      await showStory(preview, firstContainer.id);
      await preview.evaluate(countCalls);
      await use(errors);
    },
    { scope: 'worker' },
  ],
});

/** The number of stories that a test shows at most. */
const mostStories = 5;

const titles = [...new Set(containers.map(({ title }) => title))];

for (const title of titles) {
  const ofTitle = containers.filter((container) => container.title === title).map(({ id }) => id);
  for (let from = 0; from < ofTitle.length; from += mostStories) {
    const part = ofTitle.slice(from, from + mostStories);
    const which = part.length === ofTitle.length ? '' : `, from its story ${from + 1}`;
    test(`${title} renders without an error${which}, whatever the server answers`, async ({
      preview,
      errors,
    }) => {
      const stories = await preview.evaluate(distinctStories, part);
      const silent = new Set<string>();
      const problems: string[] = [];
      for (const setting of settings) {
        const ids = stories.filter((id) => !silent.has(id));
        if (ids.length === 0) continue;
        await choose(preview, setting);
        for (const id of ids) {
          const label = `${id} under ${setting.scenario} as ${setting.member} member`;
          await preview.evaluate(() => (window.calls = 0));
          const problem = await showStory(preview, id);
          if (await preview.evaluate(() => window.calls === 0)) silent.add(id);
          for (const found of [problem, ...errors.splice(0)]) {
            if (found) problems.push(`${label}: ${found}`);
          }
        }
      }
      expect(problems).toEqual([]);
    });
  }
}
