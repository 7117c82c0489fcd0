import type { TimedEarning, TimedOrder } from './rows.ts';

type Cells = readonly (string | number)[];

const lines = (comments: readonly string[]) => comments.join(' | ');
const amount = (cb: number) => (Number.isNaN(cb) ? '' : cb);

/** Returns the shown rows as CSV with the headers of their table (TRX-03, TRX-04). */
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

/**
 * The library is fetched for the first download. Starts with a byte order mark, so that spreadsheets read UTF-8. Texts that look like formulas are
 * escaped.
 */
async function write(fields: Cells, data: readonly Cells[]) {
  const { default: Papa } = await import('papaparse');
  const rows = [fields, ...data].map((row) => [...row]);
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: true })}`;
}
