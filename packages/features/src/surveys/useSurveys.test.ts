import { expect, test } from 'vitest';
import { toSurveysState } from './useSurveys.ts';

test('a list that was empty may have surveys when it cannot be fetched again [SVL-11]', () => {
  const data = { refused: false, surveys: [], errors: ['No more today.'], info: [] };
  const state = (isError: boolean) => toSurveysState({ data, isFetching: false, isError });
  expect(state(false)).toEqual({ status: 'empty', errors: ['No more today.'], info: [] });
  expect(state(true)).toEqual({ status: 'failed', errors: [], info: [] });
});
