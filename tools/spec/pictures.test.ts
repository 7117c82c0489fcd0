import { expect, test } from 'vitest';
import { pictureFinder } from './pictures.ts';

const pages = [
  { id: 'features-store', title: '', path: '', uses: ['components-a', 'screens-store'] },
  { id: 'screens-store', title: '', path: '', uses: ['components-a'] },
];
const find = pictureFinder(pages, [
  'dark-phone/screens-store--dark.png',
  'light-wide/screens-store--empty.png',
  'light-wide/screens-store--failed.png',
  'light-wide/components-a--open.png',
]);

const claim = (id?: string) => ({
  ids: ['STO-01'],
  name: 'is shown',
  file: 'a',
  ...(id && { story: { id, name: 'A', testId: `${id}:is-shown` } }),
});

test.each([
  ['its own', ['components-a--closed', 'components-a--open'], 'components-a--open'],
  ['the same state of the screen', ['features-store--failed'], 'screens-store--failed'],
  ['another of the screen', ['features-store--sorted'], 'screens-store--empty'],
  ['another of the component', ['components-a--closed'], 'components-a--open'],
  ['none', ['features-login--idle'], undefined],
])('shows a requirement by %s', (_, stories, picture) => {
  expect(find(stories.map((id) => claim(id)))).toBe(picture);
});

test('has no picture without a story', () => {
  expect(find([claim()])).toBeUndefined();
});
