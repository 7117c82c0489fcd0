import type { Survey, SurveyLink } from '@cb/ui/domain/survey';
import type { BandBalance } from '@cb/ui/screens/Surveys/EarnBand';
import { expect, test, vi } from 'vitest';
import { type FirstStep, toNextStepState } from './SurveyWall.tsx';

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

const shortest = survey(1, 12, 3);
const best = survey(2, 90, 10);
const surveys = [survey(3, 500, 5, { refused: 'missing' }), shortest, best, survey(4, 0, 1)];

const ready = (cb: number): BandBalance => ({ status: 'ready', cb, decimals: 0 });
const onDone = vi.fn<(step: FirstStep) => void>();
const stepsWith = (...done: FirstStep[]) => ({ done, profileHref: '/profile', onDone });

test('suggests the survey with the most CB per minute that can be opened', () => {
  const next = toNextStepState(ready(3000), surveys, stepsWith());
  expect(next).toEqual({ status: 'best', survey: best });
});

test.each([
  ['surveys', ready(3000), undefined] as const,
  ['balance', { status: 'loading' }, surveys] as const,
])('suggests nothing before it knows the %s', (_what, balance, known) => {
  expect(toNextStepState(balance, known, stepsWith())).toEqual({ status: 'loading' });
});

test('suggests no survey if none pays', () => {
  expect(toNextStepState(ready(3000), [], stepsWith())).toEqual({ status: 'none' });
});

test('shows the first steps to a member with less than a dollar, and reports each step', () => {
  const next = toNextStepState(ready(99), surveys, stepsWith());
  expect(next).toMatchObject({ status: 'firstSteps', survey: shortest, profileDone: false });
  if (next.status !== 'firstSteps') return;
  next.onProfile();
  next.onSurvey();
  next.onClose();
  expect(onDone.mock.calls).toEqual([['profile'], ['survey'], ['closed']]);
});

test.each([
  [[], { profileDone: false, surveyDone: false }],
  [['profile'], { profileDone: true, surveyDone: false }],
  [['survey'], { profileDone: false, surveyDone: true }],
] as const)('keeps the first steps after %j, also without any CB', (done, steps) => {
  const next = toNextStepState(ready(0), surveys, stepsWith(...done));
  expect(next).toMatchObject({ status: 'firstSteps', ...steps });
});

test('surveys that failed to load do not count as none', () => {
  expect(toNextStepState(ready(3000), null, stepsWith())).toEqual({ status: 'failed' });
});

test.each([
  ['with a dollar', ready(100), stepsWith()],
  ['with a negative balance, who is not new,', ready(-300), stepsWith()],
  ['who closed the first steps', ready(0), stepsWith('closed')],
  ['who did both steps', ready(0), stepsWith('survey', 'profile')],
  ['whose balance failed', { status: 'failed' } as const, stepsWith()],
])('shows the best survey to a member %s', (_who, balance, steps) => {
  expect(toNextStepState(balance, surveys, steps).status).toBe('best');
});
