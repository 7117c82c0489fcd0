import type { TimedEarning, TimedOrder } from './rows.ts';

type Cells = readonly (string | number)[];

const lines = (comments: readonly string[]) => comments.join(' | ');
const amount = (cb: number) => (Number.isNaN(cb) ? '' : cb);

/** Returns the shown rows as CSV with the headers of their table (TRX-03, TRX-04). */
export const earningsCsv = (rows: readonly TimedEarning[]) =>
  write(
    ['Date Time', 'Description', 'Amount (CB)', 'Comments'],
    ...rows.map(({ date, description, cb, comments }) => [
      date,
      description,
      amount(cb),
      lines(comments),
    ]),
  );

export const ordersCsv = (rows: readonly TimedOrder[]) =>
  write(
    ['Date Time', 'Payment Method', 'Status', 'Amount Redeemed', 'Comments'],
    ...rows.map(({ date, method, orderStatus, cb, comments }) => [
      date,
      method,
      orderStatus,
      amount(cb),
      lines(comments),
    ]),
  );

/** Returns a table as RFC 4180 says, after a byte order mark, so that spreadsheets read UTF-8. */
const write = (...rows: readonly Cells[]) =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}`;

/** Characters that begin a formula in a spreadsheet, also after spaces or as full-width ones. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function toCell(value: string | number) {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
