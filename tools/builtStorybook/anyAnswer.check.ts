import { expect, test as base, type Page } from '@playwright/test';
import { scenarioNames, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import type { Finished } from './showStory.ts';
import { storiesIn } from './stories.ts';

const containers = storiesIn('Features');
const [firstContainer] = containers;
const [ground] = storiesIn('Components');

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

/** Whether `SCENARIOS=every` asks for all settings. */
const takesAll = process.env['SCENARIOS'] === 'every';

/**
 * Scenarios that containers cannot tell from `transportFailure` or `malformed`: their calls end
 * without an envelope. The tests of `post` show that the log contains the reason.
 */
const withoutEnvelope: readonly ScenarioName[] = [
  'httpErrors',
  'malformed-html',
  'malformed-empty',
  'malformed-truncated',
  'malformed-text',
  'malformed-null',
  'malformed-huge',
];

const isFromTheWorld = ({ scenario }: Setting) => fromTheWorld.includes(scenario);
const sampled = settings.filter(({ scenario }) => !withoutEnvelope.includes(scenario));

/**
 * The settings that a story, by its index, is shown in. The sample takes every fourth of those with
 * answers from the world and every fifth of the others, starting at another one for each story.
 */
function settingsOf(story: number): readonly Setting[] {
  if (takesAll) return settings;
  const every = (nth: number, of: readonly Setting[]) =>
    of.filter((_setting, at) => (story + at) % nth === 0);
  return [
    ...every(4, sampled.filter(isFromTheWorld)),
    ...every(
      5,
      sampled.filter((setting) => !isFromTheWorld(setting)),
    ),
  ];
}

declare global {
  interface Window {
    /** The check's notes in the page. */
    watched: { readonly problems: string[]; label: string; calls: number };
  }
}

/**
 * Runs in the page before Storybook. Records uncaught errors and logged errors, except the site's
 * logs of failed calls, which start with `[cb]` and the kind of failure.
 */
function watch() {
  const watched = { problems: new Array<string>(), label: '', calls: 0 };
  window.watched = watched;
  // Storybook then leaves its highlighting out, which looks at every element after each change.
  Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
  const note = (what: unknown) => void watched.problems.push(`${watched.label}: ${String(what)}`);
  window.addEventListener('error', ({ message }) => note(message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const log = console.error;
  console.error = (...said: unknown[]) => {
    if (said[0] !== '[cb]' || typeof said[1] !== 'string') note(said.join(' '));
    log(...said);
  };
}

/** Runs in the page. Counts the calls that stories send. */
function countCalls() {
  const send = window.fetch;
  window.fetch = (input, init) => {
    window.watched.calls += 1;
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

interface Asked {
  readonly ids: readonly string[];
  readonly setting: Setting;
  /** The story on screen while the toolbars change; not one of the others. */
  readonly ground: string;
}

/**
 * Runs in the page. Shows stories one after another in a setting. Returns the stories that sent no
 * calls.
 */
async function showAll({ ids, setting, ground }: Asked) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { watched } = window;
  const mostMs = 30_000;
  /** Emits an event and resolves when the story has finished. */
  const finish = (story: string, event: string, payload: unknown) =>
    new Promise<void>((resolve) => {
      watched.label = `${story} under ${setting.scenario} as ${setting.member} member`;
      function end(problem?: string) {
        clearTimeout(overdue);
        channel?.off('storyFinished', listen);
        if (problem) watched.problems.push(`${watched.label}: ${problem}`);
        resolve();
      }
      function listen({ storyId, status }: Finished) {
        if (storyId === story) end(status === 'success' ? undefined : `ended with ${status}`);
      }
      const overdue = setTimeout(() => end('did not finish'), mostMs);
      channel?.on('storyFinished', listen);
      channel?.emit(event, payload);
    });
  const silent: string[] = [];
  await finish(ground, 'setCurrentStory', { storyId: ground, viewMode: 'story' });
  await finish(ground, 'updateGlobals', { globals: setting });
  for (const storyId of ids) {
    watched.calls = 0;
    await finish(storyId, 'setCurrentStory', { storyId, viewMode: 'story' });
    if (watched.calls === 0) silent.push(storyId);
  }
  return silent;
}

/**
 * Shows all stories in one page per worker, because loading Storybook takes longer than most of them.
 */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      // Storybook does not wait for animations in a browser of this name.
      const page = await browser.newPage({ userAgent: 'StorybookTestRunner' });
      await page.addInitScript(watch);
      // Starts with a story with a backend, because the page loads the backend with the first of them.
      const address = `iframe.html?id=${firstContainer.id}&globals=a11y.manual:!true&instrument=false`;
      await page.goto(`${process.env['VISUAL_URL']}${address}`);
      await page.waitForFunction(
        () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
      );
      await page.evaluate(countCalls);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The number of stories that a test shows at most. */
const mostStories = 5;

const titles = [...new Set(containers.map(({ title }) => title))];

for (const [nth, title] of titles.entries()) {
  const ofTitle = containers.filter((container) => container.title === title).map(({ id }) => id);
  for (let from = 0; from < ofTitle.length; from += mostStories) {
    const part = ofTitle.slice(from, from + mostStories);
    const which = part.length === ofTitle.length ? '' : `, from its story ${from + 1}`;
    test(`${title} renders without an error${which}, whatever the server answers`, async ({
      storybook,
    }) => {
      const stories = await storybook.evaluate(distinctStories, part);
      const silent = new Set<string>();
      for (const setting of settings) {
        const ids = stories.filter(
          (id, at) => settingsOf(nth + at).includes(setting) && !silent.has(id),
        );
        if (ids.length === 0) continue;
        for (const id of await storybook.evaluate(showAll, { ids, setting, ground: ground.id })) {
          silent.add(id);
        }
      }
      expect(await storybook.evaluate(() => window.watched.problems.splice(0))).toEqual([]);
    });
  }
}
