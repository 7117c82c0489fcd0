import type { TableSort } from '../components/Table/nextSort.ts';

export type ReportTab = 'earnings' | 'redemptions';

/** The selectable periods, in days back from now. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** The filter and the order of a report's rows. */
export interface ReportFilter {
  /** Matches rows that contain it in any column; '' shows all. */
  readonly text: string;
  /** `undefined` shows all. */
  readonly days: Period | undefined;
  /** `undefined` keeps the server's order. */
  readonly sort: TableSort | undefined;
}

export interface ReportRow {
  readonly id: string;
  /** dd-MMM-yyyy h:mma in the member's time zone, or the server's text if unreadable (TRX-12). */
  readonly date: string;
  /** The amount in CB; NaN if the server sent none. */
  readonly cb: number;
  /** Untrusted lines of text. */
  readonly comments: readonly string[];
}

export interface EarningRow extends ReportRow {
  readonly description: string;
}

/** Whether a row returns the CB of a refused order, which is neither earned nor a reward. */
export const isReturn = ({ description }: Pick<EarningRow, 'description'>) =>
  /\breturned\b|\brefund/i.test(description);

export interface OrderRow extends ReportRow {
  readonly method: string;
  readonly orderStatus: string;
  /**
   * The first and last day on which a pending order is expected; undefined if its date is
   * unreadable.
   */
  readonly expected?: { readonly from: string; readonly to: string } | undefined;
}

export type ReportState<Row> =
  /** The first request is in flight. */
  | { readonly status: 'loading' }
  /** The request failed, which is logged and not shown (TRX-10). */
  | { readonly status: 'failed' }
  /** The server has no rows. */
  | { readonly status: 'empty'; readonly refreshing: boolean }
  | {
      readonly status: 'ready';
      /** The rows that match the filter, in its order; may be empty. */
      readonly rows: readonly Row[];
      /** The number of rows without a filter. */
      readonly all: number;
      readonly refreshing: boolean;
    };
