import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { isComplete, percentAnswered, progressQuery, toPercent } from './progress.ts';

const server = mockServer();

const query = progressQuery({ userId: 'member-1', provider: 'SAMPLY', language: 'ENG-US' });

test('sends the provider, and reads QuestionID and Attempted [CAL-11] [QUE-06]', async () => {
  server.succeed({ QuestionID: 7, Attempted: ['1', 2] }, { QuestionID: 'A', Attempted: [] });
  expect(await createQueryClient().fetchQuery(query)).toEqual([
    { id: 7, attempted: ['1', 2] },
    { id: 'A', attempted: [] },
  ]);
  const [sent] = server.sent();
  expect([sent?.path, sent?.method, sent?.body]).toEqual([
    '/myProfileProgressByProvider',
    'POST',
    { UserId: 'member-1', CountryLanguageId: 'ENG-US', PartnerCode: 'SAMPLY' },
  ]);
});

test('drops malformed questions and duplicates', async () => {
  server.succeed(
    { QuestionID: 1, Attempted: null },
    null,
    {},
    { QuestionID: '1', Attempted: ['2'] },
  );
  expect(await createQueryClient().fetchQuery(query)).toEqual([{ id: 1, attempted: [] }]);
});

test('malformed questions are reported, and a valid list is not', async () => {
  server.succeed({ QuestionID: 1, Attempted: [] }, { QuestionID: 1 });
  await createQueryClient().fetchQuery(query);
  expect(server.failures()).toEqual([]);
  server.succeed(null, { QuestionID: 1 }, {}, { QuestionID: 2 });
  await createQueryClient().fetchQuery(query);
  const path = '/myProfileProgressByProvider';
  expect(server.failures()).toEqual([{ kind: 'malformed', path, reason: 'unexpected-data' }]);
});

test('a refusal is a typed failure', async () => {
  server.respond({ ErrorCode: 'NO', Data: [] });
  await expect(createQueryClient().fetchQuery(query)).rejects.toThrow(CallError);
});

test('completion is answered divided by total, to one decimal place [QUE-20]', () => {
  const list = (answered: number, total: number) =>
    Array.from({ length: total }, (_, index) => ({
      id: String(index),
      attempted: index < answered ? ['1'] : [],
    }));
  expect(percentAnswered(list(2, 3))).toBe(66.7);
  expect(percentAnswered(list(1, 300))).toBe(0.3);
  expect(percentAnswered(list(3, 3))).toBe(100);
  expect(percentAnswered([])).toBeUndefined();
});

test('90% and more counts as completed [PRF-08]', () => {
  expect([89.9, 90, 100, undefined].map(isComplete)).toEqual([false, true, true, false]);
});

test('a percent is never below 0, above 100, or of more than one decimal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 500 }),
      fc.integer({ min: 1, max: 400 }),
      (part, whole) => {
        const percent = toPercent(part, whole) ?? Number.NaN;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(Math.round(percent * 10) / 10).toBe(percent);
      },
    ),
  );
});
