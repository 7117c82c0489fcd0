import { expect, test } from 'vitest';
import { toReportState } from './useReport.ts';

test('a report is loading, failed, empty, or shows its rows', () => {
  expect(toReportState(true, undefined, [])).toEqual({ status: 'loading' });
  expect(toReportState(false, undefined, [])).toEqual({ status: 'failed' });
  expect(toReportState(true, [], [])).toEqual({ status: 'empty', refreshing: true });
  expect(toReportState(false, [], [])).toEqual({ status: 'empty', refreshing: false });
  expect(toReportState(false, ['a', 'b'], ['b'])).toEqual({
    status: 'ready',
    rows: ['b'],
    total: 2,
    refreshing: false,
  });
  expect(toReportState(true, ['a'], [])).toMatchObject({ status: 'ready', refreshing: true });
});
