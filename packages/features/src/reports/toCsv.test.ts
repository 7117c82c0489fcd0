import { expect, test } from 'vitest';
import { toEarningsCsv, toOrdersCsv } from './toCsv.ts';

const row = { id: '1', at: 0, date: '20-Nov-2026 12:00PM', cb: -12.5, comments: ['a', 'b, "c"'] };
const byteOrderMark = '\uFEFF';

test('the earnings have a header row, and quotes around texts that need them', () => {
  expect(toEarningsCsv([{ ...row, description: 'Survey\ncompleted' }])).toBe(
    `${byteOrderMark}Date Time,Description,Amount (CB),Comments\r
20-Nov-2026 12:00PM,"Survey\ncompleted",-12.5,"a | b, ""c"""`,
  );
});

test('the orders have a header row, and no amount if it is unknown', () => {
  const order = { ...row, method: 'PAYZA', orderStatus: 'Pending', cb: Number.NaN };
  expect(toOrdersCsv([order])).toBe(
    `${byteOrderMark}Date Time,Payment Method,Status,Amount Redeemed,Comments\r
20-Nov-2026 12:00PM,PAYZA,Pending,,"a | b, ""c"""`,
  );
});

test.each([
  ['=1+1', `'=1+1`],
  ['+1', `'+1`],
  ['-1+cmd', `'-1+cmd`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r=1"`],
  ['=1\nand more', `"'=1\nand more"`],
  ['\n=1', `"'\n=1"`],
  [' =1, "2"', `"' =1, ""2"""`],
  ['＝1', `'＝1`],
])('%j, a formula to spreadsheets, starts with an apostrophe', (text, cell) => {
  const csv = toEarningsCsv([{ ...row, description: text, comments: [text] }]);
  expect(csv).toContain(`PM,${cell},-12.5,${cell}`);
});
