import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** A value measured several times, each time together with the value it is compared with. */
export interface Figure {
  readonly what: string;
  readonly against: string;
  readonly unit: '' | 'kB' | 'ms' | 'files' | 'frames' | 'points';
  /** One value per run, in `unit`. */
  readonly ours: readonly number[];
  /** The values it is compared with, from the same runs. */
  readonly other: readonly number[];
  /** The target, and whether it is met; undefined for figures without one. */
  readonly target?: { readonly text: string; readonly met: boolean };
}

/** Formats a number with three digits; a dash for a division by zero. */
const round = (value: number) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(3))) : '–';

/** Returns the minimum, median and maximum. */
function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const [min = Number.NaN] = sorted;
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return { min, median, max: sorted.at(-1) ?? Number.NaN };
}

/** Returns the ratio of our value to the other one, for each run. */
const ratios = ({ ours, other }: Figure) =>
  ours.map((value, run) => value / (other[run] ?? Number.NaN));

/** Adds a maximum for the median of the ratio, or of our own value. */
export function atMost(figure: Figure, most: number, of: 'ratio' | 'ours' = 'ratio'): Figure {
  const { median } = spread(of === 'ratio' ? ratios(figure) : figure.ours);
  const text = `≤ ${most}${of === 'ours' && figure.unit ? ` ${figure.unit}` : ''}`;
  return { ...figure, target: { text, met: median <= most } };
}

/** Adds a minimum for the median of our own value. */
export function atLeast(figure: Figure, least: number): Figure {
  return { ...figure, target: { text: `≥ ${least}`, met: spread(figure.ours).median >= least } };
}

const heads = ['what', 'against', 'min', 'median', 'max', 'ours', 'theirs', 'target'];

/** Formats the figures as a Markdown table: the ratio's spread, then the median of each side. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, against, unit, ours, other, target } = figure;
    const { min, median, max } = spread(ratios(figure));
    const shown = (values: readonly number[]) => `${round(spread(values).median)} ${unit}`.trim();
    const verdict = target ? `${target.text} ${target.met ? '✓' : '✗'}` : '';
    const ratio = [min, median, max].map(round);
    return [what, against, ...ratio, shown(ours), shown(other), verdict];
  });
  const widths = heads.map((head, at) =>
    Math.max(...[heads, ...rows].map((row) => row[at]?.length ?? 0), head.length),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

/** The machine that was measured on; `load` is the system's, over the last 15 minutes. */
export const machine = () => ({
  processor: cpus()[0]?.model,
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: loadavg()[2],
});
