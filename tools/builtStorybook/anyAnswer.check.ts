import { expect, test, type Page } from '@playwright/test';
import { scenarioNames, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import type { Finished } from './showStory.ts';
import { allStories } from './stories.ts';

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

/** Shows stories in all their settings. Returns the counts and the problems. */
async function showEverywhere(page: Page, containers: readonly string[]) {
  const ground = allStories().find(({ title }) => title.startsWith('Components/'))?.id ?? '';
  await page.addInitScript(watch);
  // Starts with a story with a backend, because the page loads the backend with the first of them.
  const address = `iframe.html?id=${containers[0]}&globals=a11y.manual:!true&instrument=false`;
  await page.goto(`${process.env['VISUAL_URL']}${address}`);
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
  await page.evaluate(countCalls);
  const stories = await page.evaluate(distinctStories, containers);
  const silent = new Set<string>();
  let shown = 0;
  for (const setting of settings) {
    const ids = stories.filter((id, at) => settingsOf(at).includes(setting) && !silent.has(id));
    if (ids.length === 0) continue;
    const found = await page.evaluate(showAll, { ids, setting, ground });
    for (const id of found) silent.add(id);
    shown += ids.length;
  }
  const problems = await page.evaluate(() => window.watched.problems);
  return { shown, stories: stories.length, silent: silent.size, problems };
}

/** The number of pages that show stories in parallel, each with separate storage. */
const pages = 3;

test('every container renders without an error, whatever the server answers', async ({
  browser,
}) => {
  test.setTimeout(15 * 60_000);
  const started = performance.now();
  const containers = allStories().filter(({ title }) => title.startsWith('Features/'));
  const titles = [...new Set(containers.map(({ title }) => title))];
  const results = await Promise.all(
    Array.from({ length: pages }, async (_, at) => {
      const own = titles.filter((_title, index) => index % pages === at);
      const ids = containers.filter(({ title }) => own.includes(title)).map(({ id }) => id);
      // Storybook does not wait for animations in a browser of this name.
      const page = await browser.newPage({ userAgent: 'StorybookTestRunner' });
      return showEverywhere(page, ids);
    }),
  );
  const sum = (part: 'shown' | 'stories' | 'silent') =>
    results.reduce((total, result) => total + result[part], 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${sum('stories')} of ${containers.length} containers differ, ${sum('silent')} of them send nothing; shown ${sum('shown')} times in ${seconds} s`,
  );
  expect(results.flatMap(({ problems }) => problems)).toEqual([]);
});
