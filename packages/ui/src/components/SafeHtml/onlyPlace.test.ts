import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../../..');

/** Every way by which a text becomes markup. */
const setsHtml =
  /dangerouslySetInnerHTML|\b(?:innerHTML|outerHTML|srcdoc|srcDoc)\b|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|document\.write|no-danger/;

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((file) => !/\.(?:stories|test|fixtures)\.tsx?$/.test(file));

test('SafeHtml is the only place of the product that sets HTML', () => {
  expect(sources.length).toBeGreaterThan(200);
  const places = sources.filter((file) => setsHtml.test(readFileSync(resolve(root, file), 'utf8')));
  expect(places).toEqual(['packages/ui/src/components/SafeHtml/SafeHtml.tsx']);
});

test('and the only one that uses DOMPurify', () => {
  const places = sources.filter((file) =>
    /from 'dompurify'/.test(readFileSync(resolve(root, file), 'utf8')),
  );
  expect(places).toEqual(['packages/ui/src/components/SafeHtml/sanitise.ts']);
});
