import type { TableSort } from '../components/Table/Table.tsx';

/** The reports of the page. */
export type ReportTab = 'earnings' | 'redemptions';

/** The selectable periods, in days back from now. */
export const periods = [7, 30, 90] as const;
/** A number of days back from now. */
export type Period = (typeof periods)[number];

/** The filter and the sort of a report's rows. */
export interface ReportFilter {
  /** Matches rows that contain it in any column; '' shows all. */
  readonly text: string;
  /** `undefined` shows all. */
  readonly days: Period | undefined;
  /** `undefined` keeps the server's order. */
  readonly sort: TableSort | undefined;
}

/** A row of either report. */
export interface ReportRow {
  /** Unique in its report. */
  readonly id: string;
  /** dd-MMM-yyyy h:mma in the member's time zone, without a time if the server sent none, or the server's text if unreadable (TRX-12). */
  readonly date: string;
  /** The amount in CB; NaN if the server sent none. */
  readonly cb: number;
  /** Untrusted lines of text. */
  readonly comments: readonly string[];
}

const datePattern = /^(\d{2}-[A-Z][a-z]{2}-\d{4})(?: (\d{1,2}:\d{2}[AP]M))?$/;

/** Returns whether a row's date was readable, and is not the server's own text. */
export const isReadableDate = (date: string) => datePattern.test(date);

/** Splits a row's date into its day and its time; an unreadable date is returned as the day. */
export function splitDate(date: string): readonly [day: string, time: string] {
  const [, day = date, time = ''] = datePattern.exec(date) ?? [];
  return [day, time];
}

/** A row of the earnings. */
export interface EarningRow extends ReportRow {
  /** The server's word for the kind of transaction. */
  readonly description: string;
}

/** Whether a row returns the CB of a refused order, which is neither earned nor a reward. */
export const isReturn = ({ description }: Pick<EarningRow, 'description'>) =>
  /\breturned\b|\brefund/i.test(description);

/** Whether a row was earned, rather than redeemed or returned. */
export const isEarning = (row: Pick<EarningRow, 'cb' | 'description'>) =>
  row.cb > 0 && !isReturn(row);

/** The first and last day on which a pending order is expected. */
export interface ExpectedDays {
  /** The first day, as dd-MMM-yyyy. */
  readonly from: string;
  /** The last day, as dd-MMM-yyyy. */
  readonly to: string;
}

/** A row of the redemptions. */
export interface OrderRow extends ReportRow {
  /** The partner code of the payment method. */
  readonly method: string;
  /** The server's word for the state of the order. */
  readonly orderStatus: string;
  /** Undefined if the date of the order is unreadable. */
  readonly expected?: ExpectedDays | undefined;
}

/** The state of a report's rows. */
export type ReportState<Row> =
  /** The first request is in flight. */
  | { readonly status: 'loading' }
  /** The request failed, which is logged and not shown (TRX-10). */
  | { readonly status: 'failed' }
  /** The server has no rows. */
  | { readonly status: 'empty'; readonly refreshing: boolean }
  | {
      readonly status: 'ready';
      /** The rows that match the filter, sorted by it; may be empty. */
      readonly rows: readonly Row[];
      /** The number of rows without a filter. */
      readonly total: number;
      readonly refreshing: boolean;
    };
