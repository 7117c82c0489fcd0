/** Looks at stories, in the test run that has them on screen, for what would keep someone out. */
import { themeClasses } from '@cb/ui/theme';
import axe, { type Result, type RunOptions } from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { kindsOnPage } from './kinds.ts';
import { movedSince } from './motionWatch.ts';
import { ownParts, rules, rulesOfColour } from './rules.ts';
import '../shownStory.ts';

/** What axe has looked at; new for every file, as the setup is. */
let known: ReadonlySet<string> = new Set();

/** How many kinds of elements are on the page that nothing before it in its file has shown. */
function newKinds() {
  const before = known;
  known = before.union(kindsOnPage());
  return known.size - before.size;
}

// What Storybook shows while it prepares a story, or when it has none: axe would walk through all of it.
for (const placeholder of document.querySelectorAll('.sb-wrapper')) placeholder.remove();

const page = { include: [document.body] };

async function violations(options: RunOptions) {
  const found = await axe.run(page, {
    ...ownParts,
    reporter: 'no-passes',
    selectors: false,
    ...options,
  });
  return found.violations;
}

// A landmark around everything is the page's, not the story's.
const rulesOfStories = { ...rules, region: { enabled: false } };
const rulesOfContainers = {
  ...rulesOfStories,
  ...Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }])),
};

async function inOtherTheme() {
  const { classList } = document.documentElement;
  const swap = () => {
    for (const each of Object.values(themeClasses)) classList.toggle(each);
  };
  swap();
  const found = await violations({ runOnly: rulesOfColour });
  swap();
  return found;
}

const sentences = ({ id, help, nodes }: Result) =>
  nodes.map(({ html, any, all, none }) =>
    [`${help} (${id})`, html, ...[...any, ...all, ...none].map(({ message }) => message)].join(
      '\n',
    ),
  );

/** axe on every story, and on a test that ends with something that its file has not shown before. */
async function axeOn(file: string, isTest: boolean) {
  const isNew = newKinds() > 0;
  // A container has no colours of its own.
  const hasColours = file.includes('/packages/ui/');
  const here = hasColours ? rulesOfStories : rulesOfContainers;
  const found = !isTest || isNew ? await violations({ rules: here }) : [];
  const others = isNew && hasColours ? await inOtherTheme() : [];
  return [
    ...found,
    ...others.map((each) => ({ ...each, help: `${each.help}, in the other theme` })),
  ];
}

/** Softly, so that the pictures are compared as well. */
const expectNone = (problems: readonly string[]) =>
  expect.soft(problems, `\n${problems.join('\n\n')}\n`).toEqual([]);

beforeEach(() => void movedSince());

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const { tags, parameters } = story;
  const found =
    parameters.a11y?.test === 'off'
      ? []
      : await axeOn(task.file.filepath, tags.includes('test-fn'));
  expectNone([
    ...movedSince().map((each) => `Moves, though less motion is asked for: ${each}`),
    ...found.flatMap(sentences),
  ]);
});
