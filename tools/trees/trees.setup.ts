/** Compares what screen readers find in each state of `packages/ui` with the files of this folder. */
import { afterEach, expect } from 'vitest';
import { utils } from 'vitest/browser';

/** Attributes that members notice, and that the accessibility tree leaves out. */
const noticeable =
  'aria-busy aria-current aria-haspopup aria-invalid aria-sort autocomplete inputmode tabindex="0"';
const selectors = noticeable.split(' ').map((attribute) => `[${attribute}]`);

/** Returns the kinds of elements with these attributes, such as `th aria-sort=descending`. */
function findNoticeable() {
  const kinds = Array.from(document.querySelectorAll(selectors.join()), (element) => {
    const names = selectors
      .filter((each) => element.matches(each))
      .map((each) => each.match(/[a-z-]+/)?.[0] ?? '');
    return [element.localName, ...names.map((name) => `${name}=${element.getAttribute(name)}`)];
  });
  return new Set(kinds.map((kind) => kind.join(' ')));
}

async function expectSameTree() {
  // Waits until the browser is idle, because effects add content, such as announced texts.
  await scheduler.postTask(() => {}, { priority: 'background' });
  const tree = utils.aria.renderAriaTree(utils.aria.generateAriaTree(document.body));
  // Without Radix's copies of toasts, which it announces and removes after a second.
  const lasting = tree.replaceAll(/^- status(: "?Notification .*)?(\n|$)/gm, '').trim();
  const all = [lasting, ...findNoticeable()].join('\n');
  // Soft, so that accessibility is checked after a difference.
  expect.soft(all, 'Accepted by npm run test:stories -- PATH -u').toMatchSnapshot();
}

afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return;
  const isState = !['test-fn', 'edge-case'].some((tag) => story.tags.includes(tag));
  if (isState && task.file.filepath.includes('/packages/ui/')) await expectSameTree();
});
