import { expect, test } from 'vitest';
import { toSurveysState } from './useSurveys.ts';

test('an empty list is not shown once fetching it again has failed [SVL-11]', () => {
  const data = { refused: false, surveys: [], errors: ['No more today.'], info: [] };
  const state = (isError: boolean) => toSurveysState({ data, isFetching: false, isError });
  expect(state(false)).toEqual({ status: 'empty', errors: ['No more today.'], info: [] });
  expect(state(true)).toEqual({ status: 'failed', errors: [], info: [] });
});
