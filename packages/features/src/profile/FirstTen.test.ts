import { expect, test } from 'vitest';
import { type FirstTenFacts, toFirstTen } from './FirstTen.tsx';

const stats = (claimed: number, lifetime = 0, referrals = 0) => ({
  cb: { current: 0, lifetime, week: 0, month: 0, claimed },
  referrals: { lifetime: referrals, week: 0, month: 0 },
});

const unknownFacts: FirstTenFacts = {
  name: undefined,
  profiler: undefined,
  stats: undefined,
  transactions: undefined,
  hasLink: false,
};

const doneFacts: FirstTenFacts = {
  name: 'Dana',
  profiler: 90,
  stats: stats(1000, 1200, 2),
  transactions: [{ TransactionType: 'Survey completed', cbCount: 42.5 }],
  hasLink: true,
};

/** Returns the steps of a member without redemptions about whom only these facts are known. */
const stepsOf = (facts: Partial<FirstTenFacts>) =>
  toFirstTen({ ...unknownFacts, stats: stats(0, 70), ...facts }, []);

test('steps that are known not to be done are to do', () => {
  expect(stepsOf({ name: '', profiler: 89.9, stats: stats(0) })).toEqual({
    name: 'todo',
    profiler: 'todo',
    survey: 'todo',
    link: 'unknown',
    redemption: 'todo',
  });
});

test('steps without a fact are unknown', () => {
  expect(stepsOf({})).toEqual({
    name: 'unknown',
    profiler: 'unknown',
    survey: 'unknown',
    link: 'unknown',
    redemption: 'todo',
  });
});

test.each([
  ['name', { name: 'Dana' }],
  ['profiler', { profiler: 90 }],
  ['survey', { transactions: doneFacts.transactions }],
  ['link', { hasLink: true }],
  ['link', { stats: stats(0, 70, 1) }],
] as const)('the step %s is done, and no other, with %j', (step, fact) => {
  expect(stepsOf(fact)).toEqual({ ...stepsOf({}), [step]: 'done' });
});

test('only a paid survey counts as one, among other rewards', () => {
  const offer = { TransactionType: 'Offer completed', cbCount: 90 };
  const surveyStep = (TransactionType: string, cbCount: number) =>
    stepsOf({ transactions: [offer, { TransactionType, cbCount }] })?.survey;
  expect(surveyStep('Offer completed', 480)).toBe('todo');
  expect(surveyStep('Survey completed', 0)).toBe('todo');
  expect(surveyStep('SURVEY', 12)).toBe('done');
});

test.each([undefined, stats(2000, 2400), stats(Number.NaN)])(
  'a member who may have redeemed sees no steps: %j',
  (given) => {
    expect(toFirstTen({ ...unknownFacts, stats: given }, [])).toBeUndefined();
  },
);

test('a member who saw the steps keeps them and their ticks until the last is done', () => {
  const remembered = ['seen', 'name', 'link'];
  expect(toFirstTen(unknownFacts, remembered)).toMatchObject({
    name: 'done',
    link: 'done',
    survey: 'unknown',
  });
  const redeemed = { ...unknownFacts, stats: stats(1000, 1200) };
  expect(toFirstTen(redeemed, remembered)?.redemption).toBe('done');
  expect(toFirstTen(doneFacts, remembered)).toBeUndefined();
});

test('closed steps stay closed', () => {
  const facts = { ...unknownFacts, stats: stats(0) };
  expect(toFirstTen(facts, ['closed', 'seen'])).toBeUndefined();
});
