import { useId } from 'react';
import { Table, type TableColumn } from '../Table/Table.tsx';
import * as styles from './BarChart.css.ts';

export interface Bar {
  /** The text below the bar, such as a day; unique. */
  readonly label: string;
  /** 0 or more; other values count as 0. */
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
}

export interface BarChartProps {
  /** One sentence about the data, with the most important figure. */
  caption: string;
  bars: readonly Bar[];
  /** The column headers of the equivalent table: for the labels and for the values. */
  headers: readonly [string, string];
}

/** The tallest bar's height, the distance between bars, and the gap, in SVG units. */
const [tallest, step, gap] = [100, 10, 3];

/** A bar chart for a few values, with an equivalent table for screen readers. */
export function BarChart({ caption, bars, headers }: BarChartProps) {
  const id = useId();
  const values = bars.map(({ value }) => (Number.isFinite(value) && value > 0 ? value : 0));
  const most = Math.max(...values, 1);
  const columns: readonly TableColumn<Bar>[] = [
    { key: 'label', header: headers[0], cell: ({ label }) => label },
    { key: 'value', header: headers[1], align: 'end', cell: ({ text }) => text },
  ];
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{caption}</figcaption>
      <svg
        role="img"
        aria-labelledby={id}
        className={styles.chart}
        viewBox={`0 0 ${Math.max(bars.length, 1) * step} ${tallest}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ label, text }, at) => {
          const height = ((values[at] ?? 0) / most) * tallest;
          return (
            <rect
              key={label}
              className={styles.bar}
              x={at * step + gap / 2}
              y={tallest - height}
              width={step - gap}
              height={height}
            >
              <title>{`${label}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{bars.at(0)?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <details>
        <summary className={styles.summary}>Show the figures as a table</summary>
        <Table caption={caption} columns={columns} rows={bars} rowKey={({ label }) => label} />
      </details>
    </figure>
  );
}
