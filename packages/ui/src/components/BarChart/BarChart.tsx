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
 * Returns the chart widths at which the label of the bar with index `at` is shown, if `maxLabels` of `count`
 * fit: any, all but narrow ones, wide ones only, or none. Counts from the last bar, whose label is always
 * shown.
 */
export function roomForLabel(
  at: number,
  count: number,
  maxLabels: number,
): keyof typeof styles.labelOf | undefined {
  /** The number of bars from one label to the next. */
  const distance = Math.max(1, Math.ceil(count / maxLabels));
  const barsAfter = count - 1 - at;
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
  const [chosen, setChosen] = useState<number>();
  const [isDismissed, setDismissed] = useState(false);
  const isShown = chosen !== undefined && !isDismissed;
  const [isOpen, setOpen] = useState(false);
  const values = bars.map(({ value }) => (Number.isFinite(value) && value > 0 ? value : 0));
  const max = Math.max(...values, 0);
  const scale = scaleOf(max);
  const top = scale.at(-1) || 1;
  const percent = (value: number) => (value / top) * 100;
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const lastIndex = bars.length - 1;
  const highest = values.indexOf(max);
  const columns = useMemo<readonly TableColumn<Bar>[]>(
    () => [
      { key: 'label', header: headers[0], cell: ({ label }) => label },
      { key: 'value', header: headers[1], align: 'end', cell: ({ text }) => text },
    ],
    [headers],
  );

  function choose(at: number | undefined) {
    setChosen(at);
    setDismissed(false);
  }

  // On the document, because the pointer shows a value without a focus (WCAG 1.4.13).
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isShown]);

  function onPointer({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * bars.length);
    choose(Math.min(lastIndex, Math.max(0, at)));
  }

  function onKey(event: KeyboardEvent) {
    const at = chosen ?? lastIndex;
    const next: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      Home: 0,
      End: lastIndex,
    };
    const target = next[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(Math.min(lastIndex, Math.max(0, target)));
  }

  const announced = bars[chosen ?? lastIndex];
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>{caption}</figcaption>
      <div className={styles.area}>
        <div aria-hidden className={styles.scale}>
          {scale.map((value) => (
            <span key={value}>{number.format(value)}</span>
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
            data-chosen={isShown ? '' : undefined}
          >
            {bars.map(({ label }, index) => (
              <div
                key={label}
                className={styles.bar}
                data-chosen={index === chosen ? '' : undefined}
                style={{ blockSize: `${percent(values[index] ?? 0)}%` }}
              />
            ))}
          </div>
          {!isShown && max > 0 && (
            <Value
              className={styles.highestValue}
              room="2.5rem"
              centre={(highest + 0.5) / bars.length}
              percent={percent(max)}
            >
              {bars[highest]?.text}
            </Value>
          )}
          {isShown && (
            <Value
              className={styles.chosen}
              room="7rem"
              centre={(chosen + 0.5) / bars.length}
              // Above every bar, so that it covers none.
              percent={percent(max)}
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
        <div aria-hidden className={styles.labels}>
          {bars.map(({ label, axisLabel = label }, index) => {
            const minWidth = roomForLabel(index, bars.length, labelsThatFit);
            return (
              <span key={label} className={styles.label}>
                {minWidth && <span className={styles.labelOf[minWidth]}>{axisLabel}</span>}
              </span>
            );
          })}
        </div>
      </div>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>Show the figures as a table</summary>
        {isOpen && (
          <Table caption={caption} columns={columns} rows={bars} rowKey={({ label }) => label} />
        )}
      </details>
    </figure>
  );
}

interface ValueProps {
  className: string;
  /** Half of its maximum width, which keeps it inside the chart. */
  room: string;
  /** The horizontal position of the bar's centre, from 0 to 1. */
  centre: number;
  /** The vertical position, in percent of the chart above the axis. */
  percent: number;
  children: string | undefined;
}

/** A value above the bars, kept inside the chart. */
function Value({ className, room, centre, percent, children }: ValueProps) {
  return (
    <span
      aria-hidden
      className={className}
      style={{
        insetInlineStart: `clamp(${room}, ${centre * 100}%, calc(100% - ${room}))`,
        insetBlockEnd: `${percent}%`,
      }}
    >
      {children}
    </span>
  );
}
