import { expect, test as base, type Page } from '@playwright/test';
import { scenarioNames, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import { choose, openPreview, showStory } from './showStory.ts';
import { storiesIn } from './stories.ts';

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

/** Runs in the page before Storybook, whose highlighting would look at every element after each change. */
const withoutHighlighting = () =>
  void Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

interface Fixtures {
  readonly storybook: Page;
  /** The uncaught and the logged errors, except the site's logs of failed calls. */
  readonly errors: string[];
}

const test = base.extend<object, Fixtures>({
  /** Starts with a story with a backend, because the page loads the backend with the first of them. */
  storybook: [
    async ({ browser }, use) => {
      const page = await openPreview(browser, {
        init: withoutHighlighting,
        start: firstContainer.id,
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  errors: [
    async ({ storybook }, use) => {
      const errors: string[] = [];
      storybook.on('pageerror', ({ message }) => errors.push(message));
      storybook.on('console', (message) => {
        const isOwn = /^(?:\[cb\]|Failed to load resource)/.test(message.text());
        if (message.type() === 'error' && !isOwn) errors.push(message.text());
      });
      await storybook.evaluate(countCalls);
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
      storybook,
      errors,
    }) => {
      const stories = await storybook.evaluate(distinctStories, part);
      const silent = new Set<string>();
      const problems: string[] = [];
      for (const setting of settings) {
        const ids = stories.filter((id) => !silent.has(id));
        if (ids.length === 0) continue;
        await choose(storybook, setting);
        for (const id of ids) {
          const label = `${id} under ${setting.scenario} as ${setting.member} member`;
          await storybook.evaluate(() => (window.calls = 0));
          const problem = await showStory(storybook, id);
          if (await storybook.evaluate(() => window.calls === 0)) silent.add(id);
          for (const found of [problem, ...errors.splice(0)]) {
            if (found) problems.push(`${label}: ${found}`);
          }
        }
      }
      expect(problems).toEqual([]);
    });
  }
}
