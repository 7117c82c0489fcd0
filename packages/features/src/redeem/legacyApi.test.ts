import { expect, test } from 'vitest';
import { errorsOf } from '../shared/wire/CallError.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { redemptionsQuery } from './legacyApi.ts';

const server = mockServer();
const fetchList = () => createQueryClient().fetchQuery(redemptionsQuery);

test('lists the redemptions, the latest first [CAL-37]', async () => {
  server.succeed(
    { PartnerCode: 'PAYTM', Status: 'PAID', CB: 1, TimeStamp: '2026-01-02' },
    { PartnerCode: 'UPI', Status: 'OPEN', CB: 2, TimeStamp: '2026-03-04' },
    { PartnerCode: 'PAYPAL', Status: 'PAID', CB: 3, TimeStamp: '2026-02-03' },
  );
  expect(await fetchList()).toEqual([
    { method: 'UPI', status: 'OPEN', cb: 2, timeStamp: '2026-03-04' },
    { method: 'PAYPAL', status: 'PAID', cb: 3, timeStamp: '2026-02-03' },
    { method: 'PAYTM', status: 'PAID', cb: 1, timeStamp: '2026-01-02' },
  ]);
});

test('redemptions without a readable date come last', async () => {
  const recordAt = (CB: number, TimeStamp: string) => ({ CB, TimeStamp });
  server.succeed(
    recordAt(1, 'soon'),
    recordAt(2, '2026-01-02'),
    recordAt(3, ''),
    recordAt(4, '2026-03-04'),
  );
  expect((await fetchList()).map(({ cb }) => cb)).toEqual([4, 2, 1, 3]);
});

test('missing values of a redemption are shown as a dash', async () => {
  server.succeed({ CB: 'five' });
  expect(await fetchList()).toEqual([{ method: '—', status: '—', cb: NaN, timeStamp: undefined }]);
});

test('a refusal carries its Errors', async () => {
  server.respond({ ErrorCode: 'BUSY', Errors: ['Later.'], Data: [] });
  expect(await fetchList().catch(errorsOf)).toEqual(['Later.']);
});

test('malformed records are reported and left out', async () => {
  server.succeed(7, { CB: 5 });
  expect(await fetchList()).toHaveLength(1);
  expect(server.failures()).toEqual([
    { kind: 'malformed', path: '/redemptions/list', reason: 'unexpected-data' },
  ]);
});
