import type { TimedEarning, TimedOrder } from './rows.ts';

type Cells = readonly (string | number)[];

const toCommentsCell = (comments: readonly string[]) => comments.join(' | ');
const toAmountCell = (cb: number) => (Number.isNaN(cb) ? '' : cb);

/** Returns rows of the EARNINGS report as CSV, with the headers of its table (TRX-03). */
export const toEarningsCsv = (rows: readonly TimedEarning[]) =>
  writeCsv(
    ['Date Time', 'Description', 'Amount (CB)', 'Comments'],
    ...rows.map(({ date, description, cb, comments }) => [
      date,
      description,
      toAmountCell(cb),
      toCommentsCell(comments),
    ]),
  );

/** Returns rows of the REDEMPTION STATUS report as CSV, with the headers of its table (TRX-04). */
export const toOrdersCsv = (rows: readonly TimedOrder[]) =>
  writeCsv(
    ['Date Time', 'Payment Method', 'Status', 'Amount Redeemed', 'Comments'],
    ...rows.map(({ date, method, orderStatus, cb, comments }) => [
      date,
      method,
      orderStatus,
      toAmountCell(cb),
      toCommentsCell(comments),
    ]),
  );

/** Returns a table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. */
const writeCsv = (...rows: readonly Cells[]) =>
  `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}`;

/** The start of a formula in a spreadsheet, which may follow spaces or be a full-width character. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Quotes a cell if CSV requires it. An apostrophe keeps spreadsheets from running a text as a formula. */
function toCell(value: string | number) {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
