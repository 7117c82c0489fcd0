import type { TableSort } from '../../components/Table/nextSort.ts';

export type ReportTab = 'earnings' | 'redemptions';

/** Periods that can be chosen, in days back from now. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** What of a report is shown, and in which order. */
export interface ReportFilter {
  /** Rows that have it somewhere; '' shows all. */
  readonly text: string;
  /** `undefined` shows all. */
  readonly days: Period | undefined;
  /** `undefined` is the order the server gave. */
  readonly sort: TableSort | undefined;
}

export interface ReportRow {
  readonly id: string;
  /** dd-MMM-yyyy h:mma in the member's time zone, or the server's own text (TRX-12). */
  readonly date: string;
  /** CB; not a number where the server gave none. */
  readonly cb: number;
  /** Lines of text, whatever they hold. */
  readonly comments: readonly string[];
}

export interface EarningRow extends ReportRow {
  readonly description: string;
}

export interface OrderRow extends ReportRow {
  readonly method: string;
  readonly orderStatus: string;
}

export type ReportState<Row> =
  /** Nothing is known yet. */
  | { readonly status: 'loading' }
  /** No answer came; it is logged and nothing shows (TRX-10). */
  | { readonly status: 'failed' }
  /** The server has no rows. */
  | { readonly status: 'empty'; readonly refreshing: boolean }
  | {
      readonly status: 'ready';
      /** Those the filter lets through, in its order; maybe none. */
      readonly rows: readonly Row[];
      /** How many there are without a filter. */
      readonly all: number;
      readonly refreshing: boolean;
    };
