import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../../..');

/** Matches the APIs that put a string into the page as HTML, and the lint comment that allows one. */
const setsHtml =
  /dangerouslySetInnerHTML|\b(?:innerHTML|outerHTML|srcdoc|srcDoc)\b|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|document\.write|no-danger/;

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.(?:docs|stories|test|fixtures)\.tsx?$/.test(file));

test('only SafeHtml sets HTML', () => {
  expect(sources.length).toBeGreaterThan(200);
  const files = sources.filter((file) => setsHtml.test(readFileSync(resolve(root, file), 'utf8')));
  expect(files.toSorted()).toEqual(['packages/ui/src/components/SafeHtml/SafeHtml.tsx']);
});

test('only SafeHtml uses DOMPurify', () => {
  const files = sources.filter((file) =>
    /from 'dompurify'/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(files).toEqual(['packages/ui/src/components/SafeHtml/sanitise.ts']);
});
