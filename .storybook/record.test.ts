import { expect, test } from 'vitest';
import { createRecord } from './record.ts';

const callTo = (path: string) => ({ method: 'POST', path, body: '', headers: new Headers() });

test('complains of a second call after "exactly once"', () => {
  const record = createRecord();
  record.noteCall(callTo('/register'));
  expect(record.callsTo('/register')).toHaveLength(1);
  record.noteCall(callTo('/register'));
  expect(record.complaints()).toEqual([
    'The test counted 1 calls to /register and ended, but then there were 2.',
  ]);
});

test('complains of a call and of an alert after "never"', () => {
  const record = createRecord();
  expect([...record.calls(), ...record.alerts()]).toEqual([]);
  record.noteCall(callTo('/ath'));
  record.noteAlert('No.');
  expect(record.complaints()).toHaveLength(2);
});

test('is content with a count that was taken again, and with calls that nobody counted', () => {
  const record = createRecord();
  expect(record.wasCounted()).toBe(false);
  record.callsTo('/ath');
  record.noteCall(callTo('/ath'));
  record.noteCall(callTo('/searchOrders'));
  expect(record.callsTo('/ath')).toHaveLength(1);
  expect(record.wasCounted()).toBe(true);
  expect(record.complaints()).toEqual([]);
});

test('complains of a call that no handler knows', () => {
  const record = createRecord();
  record.noteUnknown('/nowhere');
  expect(record.complaints()).toEqual(['The pretend backend does not know /nowhere.']);
});
