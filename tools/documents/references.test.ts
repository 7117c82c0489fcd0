import { expect, test } from 'vitest';
import { documents, readDocument } from './markdown.ts';
import { unresolved } from './references.ts';

test.each([
  ['a link', '[a](b.md)', 'b.md'],
  ['a heading', '[a](server.md#nothing)', 'server.md#nothing'],
  ['a path', 'In `packages/ui/src/gone.ts`.', 'packages/ui/src/gone.ts'],
  ['a file', 'In `Gone.tsx`.', 'Gone.tsx'],
  ['a module', 'Import `@cb/ui/components/Gone`.', '@cb/ui/components/Gone'],
  ['a script', 'Run `npm run gone -- URL`.', 'gone'],
  ['a script in a block', '```sh\nnpm run gone && npm test\n```', 'gone'],
  ['an option', 'Run `npm run bench -- --goneOption`.', '--goneOption'],
  ['a function', 'As `goneFunction()` does.', 'goneFunction'],
  ['a token', 'Use `vars.color.goneToken`.', 'vars.color.goneToken'],
  ['a call', 'POST `/gone/list`.', '/gone/list'],
  ['a page', '<a href="./?path=/docs/guide-gone--docs">Gone</a>', 'docs/guide-gone--docs'],
  [
    'a story',
    '<a href="./?path=/story/components-button--gone&globals=theme:dark">Gone</a>',
    'story/components-button--gone',
  ],
])('finds %s that does not exist', (_kind, text, reference) => {
  expect(unresolved('docs/security.md', text)).toEqual([reference]);
});

test('every link, path, npm script and name of code in the documents exists', () => {
  const problems = documents().flatMap((file) =>
    unresolved(file, readDocument(file)).map((reference) => `${file}: ${reference}`),
  );
  expect(problems).toEqual([]);
});
