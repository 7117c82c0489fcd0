import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { earningsCsv, ordersCsv } from './toCsv.ts';

const row = { id: '1', at: 0, date: '20-Nov-2026 12:00PM', cb: -12.5, comments: ['a', 'b, "c"'] };

const read = (csv: string) => Papa.parse<string[]>(csv.slice(1)).data;

test('has the columns of the earnings and parses back to the same values', async () => {
  const csv = await earningsCsv([{ ...row, description: 'Survey\ncompleted' }]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(read(csv)).toEqual([
    ['Date Time', 'Description', 'Amount (CB)', 'Comments'],
    ['20-Nov-2026 12:00PM', 'Survey\ncompleted', '-12.5', 'a | b, "c"'],
  ]);
});

test('has the columns of the orders', async () => {
  const order = { ...row, method: 'PAYZA', orderStatus: 'Pending', cb: Number.NaN };
  expect(read(await ordersCsv([order]))).toEqual([
    ['Date Time', 'Payment Method', 'Status', 'Amount Redeemed', 'Comments'],
    ['20-Nov-2026 12:00PM', 'PAYZA', 'Pending', '', 'a | b, "c"'],
  ]);
});

test.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1'])(
  'quotes a formula: %j',
  async (text) => {
    const [, cells] = read(await earningsCsv([{ ...row, description: text, comments: [text] }]));
    expect(cells?.[1]).toBe(`'${text}`);
    expect(cells?.[3]).toBe(`'${text}`);
  },
);
