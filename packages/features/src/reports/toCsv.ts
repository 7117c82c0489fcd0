import type { TimedEarning, TimedOrder } from './rows.ts';

type Cells = readonly (string | number)[];

const joinComments = (comments: readonly string[]) => comments.join(' | ');
const toAmount = (cb: number) => (Number.isNaN(cb) ? '' : cb);

/** Returns rows of the EARNINGS report as CSV, with the headers of its table (TRX-03). */
export const earningsCsv = (rows: readonly TimedEarning[]) =>
  writeCsv(
    ['Date Time', 'Description', 'Amount (CB)', 'Comments'],
    ...rows.map(({ date, description, cb, comments }) => [
      date,
      description,
      toAmount(cb),
      joinComments(comments),
    ]),
  );

/** Returns rows of the REDEMPTION STATUS report as CSV, with the headers of its table (TRX-04). */
export const ordersCsv = (rows: readonly TimedOrder[]) =>
  writeCsv(
    ['Date Time', 'Payment Method', 'Status', 'Amount Redeemed', 'Comments'],
    ...rows.map(({ date, method, orderStatus, cb, comments }) => [
      date,
      method,
      orderStatus,
      toAmount(cb),
      joinComments(comments),
    ]),
  );

/** Returns a table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
const writeCsv = (...rows: readonly Cells[]) =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}`;

/** Characters that begin a formula in a spreadsheet, also after spaces or as full-width ones. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

function toCell(value: string | number) {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
