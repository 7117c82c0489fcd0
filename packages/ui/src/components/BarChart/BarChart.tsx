import { useId } from 'react';
import { Table, type TableColumn } from '../Table/Table.tsx';
import * as styles from './BarChart.css.ts';

export interface Bar {
  /** Under the bar: a day, a name. Tells the bars apart. */
  readonly label: string;
  /** 0 or more; what is not counts as 0. */
  readonly value: number;
  /** The value in words. */
  readonly text: string;
}

export interface BarChartProps {
  /** What is shown, in one sentence, with the figure that matters most. */
  caption: string;
  bars: readonly Bar[];
  /** Headers of the table that says the same: of the labels, of the values. */
  headers: readonly [string, string];
}

/** Height of the tallest bar, and what a bar and its gap take, in units of the drawing. */
const [tallest, step, gap] = [100, 10, 3];

/** Few figures beside each other, drawn for the eye; a table says the same for everyone. */
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
