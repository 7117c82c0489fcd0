/** Compares what screen readers find in each state of `packages/ui` with the files of this folder. */
import { afterEach, expect } from 'vitest';
import { utils } from 'vitest/browser';

/** Attributes that members notice, and that the accessibility tree leaves out. */
const others =
  'aria-busy aria-current aria-haspopup aria-invalid aria-sort autocomplete inputmode tabindex="0"';
const selectors = others.split(' ').map((other) => `[${other}]`);

/** Returns the kinds of elements with such attributes, such as `th aria-sort=descending`. */
function findOthers() {
  const kinds = Array.from(document.querySelectorAll(selectors.join()), (element) => {
    const names = selectors
      .filter((each) => element.matches(each))
      .map((each) => each.match(/[a-z-]+/)?.[0] ?? '');
    return [element.localName, ...names.map((name) => `${name}=${element.getAttribute(name)}`)];
  });
  return new Set(kinds.map((kind) => kind.join(' ')));
}

async function expectSameTree() {
  // What effects add, such as announced texts, is there when nothing is left to do.
  await scheduler.postTask(() => {}, { priority: 'background' });
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
  // Without Radix's copies of toasts, which it announces and removes after a second.
  const lasting = tree.replaceAll(/^- status(: "?Notification .*)?(\n|$)/gm, '').trim();
  const all = [lasting, ...findOthers()].join('\n');
  // Soft, so that accessibility is checked after a difference.
  expect.soft(all, 'Accepted by npm run test:stories -- PATH -u').toMatchSnapshot();
}

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const isState = !['test-fn', 'edge-case'].some((tag) => story.tags.includes(tag));
  if (isState && task.file.filepath.includes('/packages/ui/')) await expectSameTree();
});
