import type { Survey, SurveyLink } from '@cb/ui/domain/survey';
import type { BandBalance } from '@cb/ui/screens/Surveys/EarnBand';
import { expect, test, vi } from 'vitest';
import { type FirstStep, toNextThing } from './SurveyWall.tsx';
import { parseChoice, parseSort, parseTab } from './useSurveys.ts';

const survey = (number: number, cb: number, minutes: number, link?: SurveyLink): Survey => ({
  number,
  name: `Survey ${number}`,
  minutes,
  cb,
  rating: 0,
  outOf: 5,
  match: undefined,
  rank: number,
  provider: 'SSI',
  link: link ?? { href: `https://s.example/${number}` },
});

const short = survey(1, 12, 3);
const best = survey(2, 90, 10);
const surveys = [survey(3, 500, 5, { refused: 'missing' }), short, best, survey(4, 0, 1)];

const has = (cb: number): BandBalance => ({ status: 'ready', cb, decimals: 0 });
const onDone = vi.fn<(step: FirstStep) => void>();
const visit = (...done: FirstStep[]) => ({ done, profileHref: '/profile', onDone });

test('the best survey has the most CB per minute, and can be opened', () => {
  expect(toNextThing(has(3000), surveys, visit())).toEqual({ status: 'best', survey: best });
});

test.each([[undefined, has(3000)] as const, [surveys, { status: 'loading' }] as const])(
  'nothing is offered before surveys and balance are known',
  (known, balance) => {
    expect(toNextThing(balance, known, visit())).toEqual({ status: 'loading' });
  },
);

test('a member with a negative balance is not new', () => {
  expect(toNextThing(has(-300), surveys, visit())).toEqual({ status: 'best', survey: best });
});

test('there is no best survey if none pays', () => {
  expect(toNextThing(has(3000), [], visit())).toEqual({ status: 'none' });
});

test('a member with less than a dollar sees where to start', () => {
  const next = toNextThing(has(99), surveys, visit());
  expect(next).toMatchObject({ status: 'firstSteps', survey: short, profileDone: false });
  if (next.status !== 'firstSteps') return;
  next.onProfile();
  next.onSurvey();
  next.onClose();
  expect(onDone.mock.calls).toEqual([['profile'], ['survey'], ['closed']]);
});

test('the first steps stay until both are done, also without any CB', () => {
  const steps = { status: 'firstSteps' };
  expect(toNextThing(has(0), surveys, visit())).toMatchObject(steps);
  expect(toNextThing(has(0), surveys, visit('profile'))).toMatchObject({
    ...steps,
    profileDone: true,
    surveyDone: false,
  });
  expect(toNextThing(has(0), surveys, visit('survey'))).toMatchObject({
    ...steps,
    profileDone: false,
    surveyDone: true,
  });
});

test('surveys that failed to load do not count as none', () => {
  expect(toNextThing(has(3000), null, visit())).toEqual({ status: 'failed' });
});

test.each([
  ['a member with a dollar', has(100), visit()],
  ['who closed them', has(0), visit('closed')],
  ['who did both', has(0), visit('survey', 'profile')],
  ['a member whose balance failed', { status: 'failed' } as const, visit()],
])('%s sees the best survey', (_who, balance, seen) => {
  expect(toNextThing(balance, surveys, seen).status).toBe('best');
});

test.each(['reward', 'time', 'rate', 'match'] as const)('%s is a sort', (sort) => {
  expect(parseSort(sort)).toBe(sort);
});

const nonsense = [null, '', 'cb', 'REWARD', 'reward ', 'constructor', '<script>'];

test.each(nonsense)('%j is not a sort', (text) => {
  expect(parseSort(text)).toBeUndefined();
});

test.each(['3min', '15min', 'paid'] as const)('%s is a choice', (choice) => {
  expect(parseChoice(choice)).toBe(choice);
});

test.each([...nonsense, '3', '3MIN'])('%j is not a choice', (text) => {
  expect(parseChoice(text)).toBeUndefined();
});

test.each([
  ['yoursurveys', 'YOURSURVEYS'],
  ['rapidoreach', 'RAPIDOREACH'],
  ['purespectrum', 'PURESPECTRUM'],
  ['ssi', 'SSI'],
] as const)('%s is a tab', (text, tab) => {
  expect(parseTab(text)).toBe(tab);
});

test.each(nonsense)('%j means the first tab', (text) => {
  expect(parseTab(text)).toBe('YOURSURVEYS');
});
