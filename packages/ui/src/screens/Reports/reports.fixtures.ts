import type { EarningRow, OrderRow } from './report.ts';

const descriptions = ['Survey completed', 'Offer completed', 'Referral earnings'] as const;

/** Creates `count` earnings, one of them a redemption. */
export const earnings = (count: number): EarningRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    date: `${String((at % 28) + 1).padStart(2, '0')}-Nov-2026 4:05PM`,
    description: at === 2 ? 'Redemption' : (descriptions[at % 3] ?? ''),
    cb: at === 2 ? -1000 : 35 + at * 12.5,
    comments: at % 2 === 0 ? ['YOURSURVEYS'] : ['offertoro', 'Confirmed by the partner'],
  }));

export const orders: OrderRow[] = [
  { status: 'Pending', comments: [] },
  { status: 'Rejected', comments: ['Order rejected after review.', 'Your CB are back.'] },
  { status: 'Approved', comments: ['Order approved after review.'] },
].map(({ status, comments }, at) => ({
  id: String(at),
  date: `0${3 - at}-Nov-2026 9:15AM`,
  method: at === 2 ? 'PAYZA' : 'TANGOCARDS',
  orderStatus: status,
  cb: 1000 + at * 500,
  comments,
}));

const bars = Array.from({ length: 30 }, (_, at) => {
  const value = (at * 37) % 90;
  return { label: `Day ${at + 1}`, value, text: `${value} CB` };
});

/** The CB earned on each of 30 days. */
export const days = { bars, total: '1,305 CB' };
