import { expect, test } from 'vitest';
import { ordersQuery, transactionsQuery } from '../shared/member/ordersAndTransactions.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { toEarningRow, toOrderRow } from './rows.ts';

const server = mockServer();

async function fetchEarnings() {
  const transactions = await createQueryClient().fetchQuery(transactionsQuery('m-7'));
  return transactions.map((wire, index) => toEarningRow(wire, `e${index}`, 'Asia/Kolkata'));
}

async function fetchOrders() {
  const orders = await createQueryClient().fetchQuery(ordersQuery('m-7'));
  return orders.map((wire, index) => toOrderRow(wire, `o${index}`, 'Asia/Kolkata'));
}

const instant = Date.UTC(2026, 10, 9, 16, 5);

test('reads a transaction [CAL-18] [TRX-03]', async () => {
  server.succeed({
    TransactionDate: '2026-11-09T16:05:00Z',
    TransactionType: 'Survey completed',
    cbCount: 12.5,
    Comments: ['YOURSURVEYS', 'Thanks'],
  });
  expect(await fetchEarnings()).toEqual([
    {
      id: 'e0',
      at: instant,
      date: '09-Nov-2026 9:35PM',
      description: 'Survey completed',
      cb: 12.5,
      comments: ['YOURSURVEYS', 'Thanks'],
    },
  ]);
});

test('reads an order [CAL-20] [TRX-04]', async () => {
  server.succeed({
    PartnerCode: 'TANGOCARDS',
    Status: 'PENDING',
    CB: 1085,
    Comments: ['Alder Books'],
    TimeStamp: instant,
  });
  expect(await fetchOrders()).toEqual([
    {
      id: 'o0',
      at: instant,
      date: '09-Nov-2026 9:35PM',
      method: 'TANGOCARDS',
      orderStatus: 'PENDING',
      expected: { from: '30-Nov-2026', to: '21-Dec-2026' },
      cb: 1085,
      comments: ['Alder Books'],
    },
  ]);
});

test('missing and malformed values are empty, and the row stays', async () => {
  const blank = { at: undefined, cb: NaN, comments: [] };
  server.succeed(null, 7, { TransactionDate: ' soon ', TransactionType: 7, Comments: 7 });
  expect(await fetchEarnings()).toEqual([
    { ...blank, id: 'e0', date: '', description: '' },
    { ...blank, id: 'e1', date: '', description: '' },
    { ...blank, id: 'e2', date: 'soon', description: '' },
  ]);
  server.succeed({ PartnerCode: null, Status: {}, CB: 'much', TimeStamp: {} });
  expect(await fetchOrders()).toEqual([
    { ...blank, id: 'o0', date: '', method: '', orderStatus: '' },
  ]);
});

test.each([
  ['12.5', 12.5],
  ['-20', -20],
  ['', NaN],
  ['1,250', NaN],
  [null, NaN],
])('reads the CB %j as %d', async (value, cb) => {
  server.succeed({ cbCount: value, CB: value });
  expect(await fetchEarnings()).toMatchObject([{ cb }]);
  expect(await fetchOrders()).toMatchObject([{ cb }]);
});

test.each([
  ['One text.', ['One text.']],
  [
    ['a', 7, ' ', '', 'b'],
    ['a', 'b'],
  ],
  ['  ', []],
])('reads the comments %j as %j', async (Comments, comments) => {
  server.succeed({ Comments });
  expect(await fetchEarnings()).toMatchObject([{ comments }]);
  expect(await fetchOrders()).toMatchObject([{ comments }]);
});

test('reports are fetched at every opening', () => {
  expect(transactionsQuery('m-7').refetchOnMount).toBe('always');
  expect(ordersQuery('m-7').refetchOnMount).toBe('always');
});

test('each report of each member is cached on its own', () => {
  const queries = ['m-7', 'm-8'].flatMap((id) => [transactionsQuery(id), ordersQuery(id)]);
  const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(4);
});
