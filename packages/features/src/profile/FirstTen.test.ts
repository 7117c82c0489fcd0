import { expect, test } from 'vitest';
import { toFirstTen, type FirstTenFacts } from './FirstTen.tsx';

const none = { lifetime: 0, week: 0, month: 0 };
const stats = (claimed: number, lifetime = 0, referrals = 0) => ({
  cb: { current: 0, lifetime, week: 0, month: 0, claimed },
  referrals: { ...none, lifetime: referrals },
});

const unknown: FirstTenFacts = {
  name: undefined,
  profiler: undefined,
  stats: undefined,
  transactions: undefined,
  hasLink: false,
};

const everything: FirstTenFacts = {
  name: 'Dana',
  profiler: 90,
  stats: stats(1000, 1200, 2),
  transactions: [{ TransactionType: 'Survey completed', cbCount: 42.5 }],
  hasLink: true,
};

test('a new member without anything has steps to do', () => {
  expect(toFirstTen({ ...unknown, name: '', profiler: 0, stats: stats(0) }, [])).toEqual({
    name: 'todo',
    profiler: 'todo',
    survey: 'todo',
    link: 'unknown',
    redemption: 'todo',
  });
});

test('unknown steps are neither done nor missing', () => {
  expect(toFirstTen({ ...unknown, stats: stats(0, 70) }, [])).toEqual({
    name: 'unknown',
    profiler: 'unknown',
    survey: 'unknown',
    link: 'unknown',
    redemption: 'todo',
  });
});

test('the facts tick the steps', () => {
  expect(toFirstTen({ ...everything, stats: stats(0, 1200) }, [])).toEqual({
    name: 'done',
    profiler: 'done',
    survey: 'done',
    link: 'done',
    redemption: 'todo',
  });
  expect(toFirstTen({ ...unknown, stats: stats(0, 1200, 1) }, [])?.link).toBe('done');
  expect(toFirstTen({ ...unknown, profiler: 89.9, stats: stats(0) }, [])?.profiler).toBe('todo');
});

test('a fact ticks only its own step', () => {
  const named = toFirstTen({ ...unknown, name: 'Dana', profiler: 0, stats: stats(0) }, []);
  expect(named).toMatchObject({ name: 'done', profiler: 'todo', survey: 'todo' });
  const profiled = toFirstTen({ ...unknown, name: '', profiler: 90, stats: stats(0) }, []);
  expect(profiled).toMatchObject({ name: 'todo', profiler: 'done', survey: 'todo' });
});

test('only a paid survey counts as one, among other rewards', () => {
  const offer = { TransactionType: 'Offer completed', cbCount: 90 };
  const first = (TransactionType: string, cbCount: number) =>
    toFirstTen(
      { ...unknown, stats: stats(0, 70), transactions: [offer, { TransactionType, cbCount }] },
      [],
    )?.survey;
  expect(first('Offer completed', 480)).toBe('todo');
  expect(first('Survey completed', 0)).toBe('todo');
  expect(first('SURVEY', 12)).toBe('done');
});

test('an older member never sees the steps, whatever is known', () => {
  expect(toFirstTen(unknown, [])).toBeUndefined();
  expect(toFirstTen({ ...unknown, stats: stats(2000, 2400) }, [])).toBeUndefined();
  expect(toFirstTen({ ...unknown, stats: stats(Number.NaN) }, [])).toBeUndefined();
  expect(toFirstTen(everything, [])).toBeUndefined();
});

test('a member who saw them keeps them and their ticks until the last is done', () => {
  const remembered = ['seen', 'name', 'link'];
  expect(toFirstTen(unknown, remembered)).toMatchObject({
    name: 'done',
    link: 'done',
    survey: 'unknown',
  });
  expect(toFirstTen({ ...unknown, stats: stats(1000, 1200) }, remembered)?.redemption).toBe('done');
  expect(toFirstTen(everything, remembered)).toBeUndefined();
});

test('closed steps stay closed', () => {
  expect(toFirstTen({ ...unknown, stats: stats(0) }, ['closed', 'seen'])).toBeUndefined();
});
