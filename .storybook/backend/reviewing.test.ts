import { expect, test } from 'vitest';
import { reviewOf } from './reviewing.ts';

const untouched = {
  title: 'Features/Help/News',
  globals: { scenario: 'story', member: 'active' },
  storyGlobals: {},
  parameters: {},
};

test('shows no note for an unchanged story', () => {
  expect(reviewOf(untouched)).toEqual([]);
});

test('says which scenario and member a toolbar has set', () => {
  const globals = { scenario: 'httpErrors', member: 'rich' };
  expect(reviewOf({ ...untouched, globals })).toEqual([
    'Backend: Fails with an HTML page (500).',
    'Member: rich.',
  ]);
});

test("says nothing about a story's own scenario and member", () => {
  const own = {
    globals: { scenario: 'slow', member: 'new' },
    storyGlobals: { member: 'new' },
    parameters: { scenario: 'slow' },
  };
  expect(reviewOf({ ...untouched, ...own })).toEqual([]);
});

test('says nothing about a story that has no backend', () => {
  const globals = { scenario: 'httpErrors', member: 'rich' };
  expect(reviewOf({ ...untouched, title: 'Screens/Help/News', globals })).toEqual([]);
});
