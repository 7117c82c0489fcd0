import { expect, test } from 'vitest';
import { createRecord } from './record.ts';

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
