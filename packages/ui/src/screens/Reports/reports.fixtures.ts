import type { Bar } from '#ui/components/BarChart/BarChart.tsx';
import type { EarningRow, OrderRow } from '#ui/domain/report.ts';

/** The earnings of an active member in a few days, which `earnings` repeats. */
const sampleEarnings: readonly [description: string, cb: number, comments: readonly string[]][] = [
  ['Survey completed', 42.5, ['YOURSURVEYS', 'Streaming habits, 14 minutes']],
  ['Offer completed', 480, ['OFFERTORO', 'Tried a music service for a month']],
  ['Redemption', -1000, ['TANGOCARDS', 'Bluebird Coffee gift card, 10 USD']],
  ['Referral earnings', 12, ['Noor Haddad completed a survey']],
  ['Survey completed', 96.5, ['PURESPECTRUM', 'Breakfast at home, 22 minutes']],
  ['CB code FRIDAY-7', 25, ['Enjoy the weekend.']],
  ['Survey completed', 31.5, ['RAPIDOREACH', 'Travel plans, 9 minutes']],
  ['CB returned', 1500, ['TANGOCARDS', 'Quill Stationers gift card, could not be delivered']],
];

const times = ['11:26PM', '9:42PM', '4:05PM', '6:20AM'] as const;

/** Returns `count` earnings, newest first, three per day from 28 November back. */
export const earnings = (count: number): EarningRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [description = '', cb = 0, comments = []] =
      sampleEarnings[index % sampleEarnings.length] ?? [];
    const day = 28 - (Math.floor(index / 3) % 28);
    const time = times[index % times.length] ?? '';
    return {
      id: String(index),
      date: `${String(day).padStart(2, '0')}-Nov-2026 ${time}`,
      description,
      cb,
      comments,
    };
  });

export const orders: OrderRow[] = [
  {
    id: '0',
    date: '11-Nov-2026 9:15AM',
    method: 'TANGOCARDS',
    orderStatus: 'Pending',
    expected: { from: '02-Dec-2026', to: '23-Dec-2026' },
    cb: 1000,
    comments: ['Bluebird Coffee gift card, 10 USD'],
  },
  {
    id: '1',
    date: '02-Sep-2026 9:15AM',
    method: 'TANGOCARDS',
    orderStatus: 'Rejected',
    expected: { from: '23-Sep-2026', to: '14-Oct-2026' },
    cb: 1500,
    comments: [
      'Quill Stationers gift card, 15 USD',
      'Could not be delivered. Your 1,500 CB were returned.',
    ],
  },
  {
    id: '2',
    date: '24-Aug-2026 7:40PM',
    method: 'PAYZA',
    orderStatus: 'Approved',
    expected: { from: '14-Sep-2026', to: '05-Oct-2026' },
    cb: 2000,
    comments: ['Cash through Payza', 'Sent to your Payza account.'],
  },
];

export const ordersSummary = { done: 2000, pending: 1000, refused: 1500 };

/** The CB earned on each of the 30 days up to 28 November, oldest first. */
const earnedPerDay = [
  42.5, 0, 96.5, 31.5, 120, 0, 0, 65, 210.5, 44, 18, 0, 77.5, 142.5, 0, 36, 88, 25, 0, 12, 161,
  54.5, 0, 0, 349.5, 72, 31.5, 110.5, 96.5, 0,
];

/** Returns the date of a day by its index: the first two are 30 and 31 October. */
const dayOf = (index: number) =>
  index < 2 ? `${30 + index}-Oct-2026` : `${String(index - 1).padStart(2, '0')}-Nov-2026`;

const bars: Bar[] = earnedPerDay.map((value, index) => ({
  label: dayOf(index),
  axisLabel: dayOf(index).slice(0, 6),
  value,
  text: `${value} CB`,
}));

export const earningsSummary = {
  bars,
  total: earnedPerDay.reduce((sum, cb) => sum + cb, 0),
  week: earnedPerDay.slice(-7).reduce((sum, cb) => sum + cb, 0),
  best: { day: dayOf(24), cb: 349.5 },
  streak: 5,
};
