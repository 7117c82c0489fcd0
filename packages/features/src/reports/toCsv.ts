import Papa from 'papaparse';
import type { TimedEarning, TimedOrder } from './rows.ts';

type Cells = readonly (string | number)[];

const lines = (comments: readonly string[]) => comments.join(' | ');
const amount = (cb: number) => (Number.isNaN(cb) ? '' : cb);

/** The rows that show as CSV, headed as their table is (TRX-03, TRX-04). */
export const earningsCsv = (rows: readonly TimedEarning[]) =>
  write(
    ['Date Time', 'Description', 'Amount (CB)', 'Comments'],
    rows.map(({ date, description, cb, comments }) => [
      date,
      description,
      amount(cb),
      lines(comments),
    ]),
  );

export const ordersCsv = (rows: readonly TimedOrder[]) =>
  write(
    ['Date Time', 'Payment Method', 'Status', 'Amount Redeemed', 'Comments'],
    rows.map(({ date, method, orderStatus, cb, comments }) => [
      date,
      method,
      orderStatus,
      amount(cb),
      lines(comments),
    ]),
  );

/** Begins with a byte order mark, by which spreadsheets know UTF-8. Texts they would run as formulas are quoted. */
const write = (fields: Cells, data: readonly Cells[]) =>
  `\uFEFF${Papa.unparse(
    [fields, ...data].map((row) => [...row]),
    { escapeFormulae: true },
  )}`;
