import { expect, test } from 'vitest';
import { type CbEntry, expectationsOf, payoutOf, reportText, stateOf } from './cbEntry.ts';
import { formatDollars } from './amount.ts';

const order: CbEntry = {
  date: '11-Nov-2026 9:15AM',
  method: 'Gift card (TANGOCARDS)',
  cb: 1000,
  orderStatus: 'Pending',
  expected: { from: '02-Dec-2026', to: '23-Dec-2026' },
  comments: ['Bluebird Coffee gift card, 10 USD'],
};

const earning: CbEntry = {
  date: '19-Nov-2026 8:56PM',
  method: 'Survey completed',
  cb: 42.5,
  comments: ['YOURSURVEYS', 'Streaming habits, 14 minutes'],
};

const expectations = (entry: CbEntry) => expectationsOf(entry, 'en-US');

test.each([
  [order, 'pending'],
  [{ ...order, orderStatus: 'Paid' }, 'done'],
  [{ ...order, orderStatus: ' REFUSED ' }, 'refused'],
  [{ ...order, orderStatus: 'Rejected' }, 'refused'],
  [{ ...order, orderStatus: 'On Hold' }, undefined],
  [{ ...order, orderStatus: '' }, undefined],
  [earning, 'credited'],
  [{ ...earning, method: 'CB returned', cb: 1500 }, 'returned'],
  [{ ...earning, method: 'Redemption', cb: -1000 }, 'deducted'],
  [{ ...earning, cb: Number.NaN }, undefined],
])('the state of %j is %s', (entry, state) => {
  expect(stateOf(entry)).toBe(state);
});

test('a pending order names its own day and the days of its delivery [DTL-17]', () => {
  expect(expectations(order)).toEqual([
    'Placed on 11-Nov-2026. Expected 02-Dec-2026 to 23-Dec-2026.',
    'If it has not arrived by then, report it.',
  ]);
});

test('an order with an unreadable date gets no expected date', () => {
  expect(expectations({ ...order, date: 'some day', expected: undefined })).toEqual([]);
});

test('a cash order names its approval and its fee until it is refused [PAY-07]', () => {
  const cash = { ...order, method: 'Payza', cb: 2050, expected: undefined };
  const expected = [
    'Approve the transfer in your Payza account within 30 days.',
    'Less Payza’s 2% fee of $0.41 you get $20.09.',
  ];
  expect(expectations(cash)).toEqual(expected);
  expect(expectations({ ...cash, orderStatus: 'Approved' })).toEqual(expected);
  expect(expectations({ ...cash, cb: Number.NaN })).toEqual(expected.slice(0, 1));
  expect(expectations({ ...cash, orderStatus: 'Failed' })).toEqual([]);
});

test('an earning names the day since which it counts, if that is readable', () => {
  expect(expectations(earning)).toEqual(['Listed on 19-Nov-2026.']);
  expect(expectations({ ...earning, date: 'some day' })).toEqual([]);
});

test('a report has the date, method, amount, status and description', () => {
  expect(reportText({ ...order, comments: ['One', 'Two'] }, 'en-US')).toBe(
    [
      'Date: 11-Nov-2026 9:15AM',
      'Method: Gift card (TANGOCARDS)',
      'Amount: 1,000 CB',
      'Status: Pending',
      'Description: One; Two',
    ].join('\n'),
  );
});

test('a report names its missing values', () => {
  const entry = { date: '', method: ' ', cb: Number.NaN, comments: [] };
  expect(reportText(entry, 'en-US')).toBe(
    'Date: not given\nMethod: not given\nAmount: not given\nDescription: not given',
  );
});

/** Returns the cents of a shown amount. */
const centsOf = (cb: number) => Number(formatDollars(cb, 'en-US').replaceAll(/[$,.]/g, ''));

test.each([
  [1000, '$0.20', '$9.80'],
  [1234, '$0.25', '$12.09'],
  [1500, '$0.30', '$14.70'],
  [3037, '$0.61', '$29.76'],
])('%i CB cost a fee of %s and pay %s [PAY-07]', (cb, fee, payout) => {
  const shown = payoutOf(cb);
  expect([shown.fee, shown.payout].map((part) => formatDollars(part, 'en-US'))).toEqual([
    fee,
    payout,
  ]);
});

test('every amount from 1,000 to 100,000 CB adds up to the cent', () => {
  const wrongAmounts = Array.from({ length: 99_001 }, (_, index) => 1000 + index).filter((cb) => {
    const { fee, payout } = payoutOf(cb);
    // In hundredths of a CB, which have no fractions.
    const roundedUpBy = 100 * fee - 2 * cb;
    const isTwoPercent = roundedUpBy >= 0 && roundedUpBy < 100;
    return !isTwoPercent || centsOf(fee) + centsOf(payout) !== cb || centsOf(cb) !== cb;
  });
  expect(wrongAmounts).toEqual([]);
});
