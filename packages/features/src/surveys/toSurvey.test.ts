import { beforeEach, expect, test, vi } from 'vitest';
import { surveyRecord } from './surveyRecord.ts';
import { toSurvey } from './toSurvey.ts';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://cbrewards.example/dashboard/surveys' });
  return () => vi.unstubAllGlobals();
});

function survey(item: object, index = 0) {
  const record = surveyRecord(item, 'SSI');
  if (!record) throw new Error('Not a survey.');
  return toSurvey(record, index);
}

test('the number is the position plus 1, and names a survey without a name [SVT-04]', () => {
  expect(survey({}, 6)).toMatchObject({ number: 7, name: 'Survey 7' });
  expect(survey({ Survey: { SurveyName: '  ' } }, 6).name).toBe('Survey 7');
  expect(survey({ Survey: { SurveyName: 'Pets' } }, 6).name).toBe('Pets');
});

test('a length is in whole minutes, at least one', () => {
  expect(survey({ LOI: 12.5 }).minutes).toBe(13);
  expect(survey({ LOI: 0.5 }).minutes).toBe(1);
});

test('a rating never exceeds its maximum', () => {
  expect(survey({ Rating: 9, OutOf: 5 }).rating).toBe(5);
});

test('an https address is opened in its parsed form', () => {
  expect(survey({ Link: 'https://surveys.example/a b?x=1' }).link).toEqual({
    href: 'https://surveys.example/a%20b?x=1',
  });
});

test.each([
  'http://surveys.example/1',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,hi',
  'ftp://surveys.example/1',
  '/dashboard/surveys',
  '//surveys.example/1',
  'https://member:secret@surveys.example/1',
  'https://',
  'not a link',
])('%j is refused', (Link) => {
  expect(survey({ Link }).link).toEqual({ refused: 'insecure' });
});

test.each([undefined, null, '', '  ', 7, {}])('%j is not a link', (Link) => {
  expect(survey({ Link }).link).toEqual({ refused: 'missing' });
});

test.each([
  [undefined, undefined],
  [0, 0],
  [62.5, 62.5],
  [-3, 0],
  [140, 100],
])('a match of %d % is shown as %d', (MatchedQualificationsPercentage, match) => {
  expect(survey({ MatchedQualificationsPercentage }).match).toBe(match);
});
