import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useState } from 'react';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import * as styles from './BarChart.css.ts';

/** The maximum number of steps of a scale. */
const maxSteps = 4;

/**
 * Returns the values of a scale from 0 to at least `max`, in up to 4 round steps of at least 1, unless
 * `max` is smaller. Returns only 0 if `max` is 0 or less.
 */
export function scaleOf(max: number): readonly number[] {
  if (max <= 0) return [0];
  const minStep = Math.max(max / maxSteps, Math.min(max, 1));
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= minStep) ??
    max;
  const steps = Math.ceil(max / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/**
 * Returns the chart width from which a bar's label is shown if `maxLabels` of `count` labels fit into a wide
 * chart; undefined if it is never shown. Counts from the last bar, whose label is always shown.
 */
export function labelWidth(
  index: number,
  count: number,
  maxLabels: number,
): keyof typeof styles.labelFrom | undefined {
  /** The number of bars from one label to the next. */
  const distance = Math.max(1, Math.ceil(count / maxLabels));
  const barsAfter = count - 1 - index;
  if (barsAfter % distance !== 0) return undefined;
  if (barsAfter % (2 * distance) !== 0) return 'wide';
  // In a narrow chart it would touch the last label, which starts before its bar.
  return barsAfter === 2 * distance ? 'medium' : 'any';
}

/** A bar of the chart. */
export interface Bar {
  /** The text of the bar, such as a day; unique. */
  readonly label: string;
  /** A shorter text for the axis, such as "20 Nov". */
  readonly axisLabel?: string;
  /** 0 or more; other values count as 0. */
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
}

export interface BarChartProps {
  /** One sentence about the data, with the most important figure. */
  caption: string;
  /** The bars, from left to right. */
  bars: readonly Bar[];
  /** The column headers of the equivalent table: for the labels and for the values. */
  headers: readonly [string, string];
}

/** The number of labels that fit below a wide chart; a narrow one shows half as many. */
const labelsThatFit = 8;

/**
 * A bar chart with a scale and labels, which shows values on hover, touch and arrow keys. Includes an
 * equivalent table.
 */
export function BarChart({ caption, bars, headers }: BarChartProps) {
  const id = useId();
  const { locale } = usePlatform();
  const { chosen, shown, choose } = useChosenBar();
  const [isTableOpen, setTableOpen] = useState(false);
  const values = bars.map(({ value }) => (Number.isFinite(value) && value > 0 ? value : 0));
  const max = Math.max(...values, 0);
  const scale = scaleOf(max);
  const scaleMax = scale.at(-1) || 1;
  const toPercent = (value: number) => (value / scaleMax) * 100;
  const numberFormat = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const lastIndex = bars.length - 1;
  const highestIndex = values.indexOf(max);
  const columns = useMemo<readonly TableColumn<Bar>[]>(
    () => [
      { key: 'label', header: headers[0], cell: ({ label }) => label },
      { key: 'value', header: headers[1], align: 'end', cell: ({ text }) => text },
    ],
    [headers],
  );

  const chooseNearest = (index: number) => choose(Math.min(lastIndex, Math.max(0, index)));

  function onPointer({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    chooseNearest(Math.floor(((clientX - left) / width) * bars.length));
  }

  function onKey(event: KeyboardEvent) {
    const index = chosen ?? lastIndex;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowDown: index - 1,
      ArrowRight: index + 1,
      ArrowUp: index + 1,
      Home: 0,
      End: lastIndex,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    chooseNearest(target);
  }

  const announced = bars[chosen ?? lastIndex];
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{caption}</figcaption>
      <div className={styles.area}>
        <div aria-hidden className={styles.scale}>
          {scale.map((value) => (
            <span key={value}>{numberFormat.format(value)}</span>
          ))}
        </div>
        <div className={styles.plot}>
          <div aria-hidden className={styles.lines}>
            {scale.map((value) => (
              <div key={value} className={styles.line} />
            ))}
          </div>
          <div
            role="img"
            aria-labelledby={id}
            className={styles.bars}
            data-chosen={shown === undefined ? undefined : ''}
          >
            {bars.map(({ label }, index) => (
              <div
                key={label}
                className={styles.bar}
                data-chosen={index === chosen ? '' : undefined}
                style={{ blockSize: `${toPercent(values[index] ?? 0)}%` }}
              />
            ))}
          </div>
          {shown === undefined && max > 0 && (
            <Value
              className={styles.highestValue}
              halfWidth="2.5rem"
              centre={(highestIndex + 0.5) / bars.length}
              percent={toPercent(max)}
            >
              {bars[highestIndex]?.text}
            </Value>
          )}
          {shown !== undefined && (
            <Value
              className={styles.chosen}
              halfWidth="7rem"
              centre={(shown + 0.5) / bars.length}
              // Above every bar, so that it covers none.
              percent={toPercent(max)}
            >
              {`${announced?.label}: ${announced?.text}`}
            </Value>
          )}
          {bars.length > 0 && (
            <div
              role="slider"
              tabIndex={0}
              aria-label={headers[0]}
              aria-orientation="horizontal"
              aria-valuemin={1}
              aria-valuemax={bars.length}
              aria-valuenow={(chosen ?? lastIndex) + 1}
              aria-valuetext={announced && `${announced.label}: ${announced.text}`}
              className={styles.control}
              onPointerMove={onPointer}
              onPointerDown={onPointer}
              onPointerLeave={() => choose(undefined)}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) choose(lastIndex);
              }}
              onBlur={() => choose(undefined)}
              onKeyDown={onKey}
            />
          )}
        </div>
        <AxisLabels bars={bars} />
      </div>
      <details onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}>
        <summary className={styles.summary}>Show the figures as a table</summary>
        {isTableOpen && (
          <Table caption={caption} columns={columns} rows={bars} rowKey={({ label }) => label} />
        )}
      </details>
    </figure>
  );
}

/** The index of the chosen bar; `shown` is undefined once Escape has hidden its value. */
function useChosenBar() {
  const [chosen, setChosen] = useState<number>();
  const [isDismissed, setDismissed] = useState(false);
  const shown = isDismissed ? undefined : chosen;

  // On the document, because the pointer shows a value without a focus (WCAG 1.4.13).
  useEffect(() => {
    if (shown === undefined) return undefined;
    const dismiss = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [shown]);

  function choose(index: number | undefined) {
    setChosen(index);
    setDismissed(false);
  }
  return { chosen, shown, choose };
}

/** The labels below the bars, as many as fit. */
function AxisLabels({ bars }: Pick<BarChartProps, 'bars'>) {
  return (
    <div aria-hidden className={styles.labels}>
      {bars.map(({ label, axisLabel = label }, index) => {
        const width = labelWidth(index, bars.length, labelsThatFit);
        return (
          <span key={label} className={styles.label}>
            {width && <span className={styles.labelFrom[width]}>{axisLabel}</span>}
          </span>
        );
      })}
    </div>
  );
}

interface ValueProps {
  className: string;
  /** Half of its maximum width, a CSS length, which keeps it inside the chart. */
  halfWidth: string;
  /** The horizontal position of the bar's centre, from 0 to 1. */
  centre: number;
  /** The vertical position, in percent of the chart above the axis. */
  percent: number;
  children: string | undefined;
}

/** A value above the bars, kept inside the chart. */
function Value({ className, halfWidth, centre, percent, children }: ValueProps) {
  return (
    <span
      aria-hidden
      className={className}
      style={{
        insetInlineStart: `clamp(${halfWidth}, ${centre * 100}%, calc(100% - ${halfWidth}))`,
        insetBlockEnd: `${percent}%`,
      }}
    >
      {children}
    </span>
  );
}
