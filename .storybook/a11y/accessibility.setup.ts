/** Checks the accessibility of each story at the end of its test. */
import { themeClasses } from '@cb/ui/theme';
import axe, { type Result, type RunOptions } from 'axe-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { addNewKinds } from './kinds.ts';
import { isFocusLost, takeLostFocus } from './focusWatch.ts';
import { takeMovements } from './motionWatch.ts';
import { axeSpec, axeRunOptions, colourRules } from '../../tools/axeRules.ts';
import { findBlocksInText } from '../../tools/findBlocksInText.ts';

/** The kinds of elements that axe has checked; starts empty for every test file. */
const checkedKinds = new Set<string>();

// Storybook's loading and error placeholders, which axe would check with every story.
for (const placeholder of document.querySelectorAll('.sb-wrapper')) placeholder.remove();
axe.configure(axeSpec);

async function runAxe(elements: readonly Element[], options: RunOptions) {
  const { violations } = await axe.run(
    { include: [...elements] },
    { ...axeRunOptions, reporter: 'no-passes', selectors: false, ...options },
  );
  return violations;
}

// The page provides landmarks and a skip link. A story renders only a part of it, in which axe takes a first
// link to a fragment for a skip link.
const rules = { region: { enabled: false }, 'skip-link': { enabled: false } };

/** Checks the colours of elements in the theme that is not shown. */
async function runAxeInOtherTheme(elements: readonly Element[]) {
  const { classList } = document.documentElement;
  const swapThemes = () => {
    for (const themeClass of Object.values(themeClasses)) classList.toggle(themeClass);
  };
  swapThemes();
  try {
    const shown = elements.filter(({ isConnected }) => isConnected);
    return shown.length > 0 ? await runAxe(shown, { runOnly: colourRules }) : [];
  } finally {
    swapThemes();
  }
}

/** Returns a text for each element that violates a rule. */
const describeViolation = ({ id, help, nodes }: Result) =>
  nodes.map(({ html, any, all, none }) => {
    const reasons = [...any, ...all, ...none].map(({ message }) => message);
    return [`${help} (${id})`, html, ...reasons].join('\n');
  });

/**
 * Runs axe if the story or test ends with kinds of elements new to its file: others would repeat its
 * findings.
 */
async function findViolations() {
  const newElements = addNewKinds(checkedKinds);
  if (newElements.length === 0) return [];
  const found = await runAxe([document.body], { rules });
  const inOtherTheme = await runAxeInOtherTheme(newElements);
  return [
    ...found,
    ...inOtherTheme.map((each) => ({ ...each, help: `${each.help}, in the other theme` })),
  ];
}

const controls = ':is(a, button, [role=button], [role=link], [role=tab])';
const liveRegions = ':is([role=status], [role=alert], [aria-live=polite], [aria-live=assertive])';

const describeElement = (element: Element) => `<${element.localName}> ${element.textContent}`;

/** Returns texts that screen readers announce twice: live regions in controls, and titles beside text. */
const findRepetitions = () => [
  ...[...document.querySelectorAll(`${controls} ${liveRegions}`)].map(
    (region) =>
      `A live region in a control is announced as the control's name, too: ${describeElement(region)}`,
  ),
  ...[...document.querySelectorAll(`${controls}[title]:not(:disabled)`)]
    .filter(({ textContent }) => textContent)
    .map(
      (control) => `A title is announced beside the control's text: ${describeElement(control)}`,
    ),
];

/** The space beside a screen, in px, into which margins may extend. Stories have none. */
const gutterPx = 32;

/** Returns a problem if the page scrolls horizontally, for instance because of endless words. */
function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth + gutterPx
    ? [`The page is ${scrollWidth} px wide, in a window of ${clientWidth} px.`]
    : [];
}

/** A soft assertion, so that the pictures are still compared after a failure. */
const expectNone = (problems: readonly string[]) =>
  expect.soft(problems, `\n${problems.join('\n\n')}\n`).toEqual([]);

beforeEach(() => {
  takeMovements();
  takeLostFocus();
});

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  // Containers render nothing but the screens of packages/ui, whose stories are checked.
  const isScreen = !task.file.filepath.includes('/packages/features/');
  const isChecked = isScreen && story.parameters.a11y?.test !== 'off';
  const found = isChecked ? await findViolations() : [];
  // Radix restores the focus in a task after that of the closing.
  if (isFocusLost()) await new Promise((resolve) => setTimeout(resolve));
  expectNone([
    ...(isScreen ? findOverflow() : []),
    ...findBlocksInText(),
    ...findRepetitions(),
    // What JavaScript writes for a value that is missing.
    ...(document.body.innerText.match(/.*\b(?:NaN|undefined|Invalid Date)\b.*/g) ?? []),
    ...takeLostFocus().map((each) => `Nothing has the focus after a press of ${each}`),
    ...takeMovements().map((each) => `Moves although reduced motion is requested: ${each}`),
    ...found.flatMap(describeViolation),
  ]);
});
