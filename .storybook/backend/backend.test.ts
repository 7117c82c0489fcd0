import { expect, test } from 'vitest';
import { createRecord } from './record.ts';
import { reviewOf } from './reviewing.ts';

const callTo = (path: string) => ({ method: 'POST', path, body: '', headers: new Headers() });

test('reports a second call after the test counted one', () => {
  const record = createRecord();
  record.noteCall(callTo('/register'));
  expect(record.callsTo('/register')).toHaveLength(1);
  record.noteCall(callTo('/register'));
  expect(record.problems()).toEqual([
    'The test counted 1 calls to /register and ended, but then there were 2.',
  ]);
});

test('reports a call and an alert after the test counted none', () => {
  const record = createRecord();
  expect([...record.calls(), ...record.alerts()]).toEqual([]);
  record.noteCall(callTo('/ath'));
  record.noteAlert('No.');
  expect(record.problems()).toHaveLength(2);
});

test('reports nothing for a count that was repeated, or for calls that were never counted', () => {
  const record = createRecord();
  expect(record.wasCounted()).toBe(false);
  record.callsTo('/ath');
  record.noteCall(callTo('/ath'));
  record.noteCall(callTo('/searchOrders'));
  expect(record.callsTo('/ath')).toHaveLength(1);
  expect(record.wasCounted()).toBe(true);
  expect(record.problems()).toEqual([]);
});

test('reports a call that no handler matches', () => {
  const record = createRecord();
  record.noteUnknown('/nowhere');
  expect(record.problems()).toEqual(['The mock backend does not know /nowhere.']);
});

const untouched = {
  title: 'Features/Reports/Reports',
  globals: { scenario: 'story', member: 'active' },
  storyGlobals: {},
  parameters: { showsMember: true },
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
    parameters: { scenario: 'slow', showsMember: true },
  };
  expect(reviewOf({ ...untouched, ...own })).toEqual([]);
});

test('shows nothing for a story without a backend', () => {
  const globals = { scenario: 'httpErrors', member: 'rich' };
  expect(reviewOf({ ...untouched, title: 'Screens/Help/News', globals })).toEqual([]);
});

test('says nothing about a member where all members see the same', () => {
  const globals = { scenario: 'story', member: 'new' };
  expect(reviewOf({ ...untouched, parameters: {}, globals })).toEqual([]);
});
