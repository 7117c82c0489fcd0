/** The maximum number of steps of a scale. */
const mostSteps = 4;

/**
 * Returns the values of a scale from 0 to at least `most`, in up to 4 round steps of at least 1, unless
 * `most` is smaller. Returns only 0 if `most` is 0 or less.
 */
export function scaleOf(most: number): readonly number[] {
  if (most <= 0) return [0];
  const least = Math.max(most / mostSteps, Math.min(most, 1));
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((at) => at >= least) ?? most;
  const steps = Math.ceil(most / step);
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}

/**
 * Returns at which width the label of bar `at` has room, if `most` of `count` labels fit, counted from
 * the last: at any, only at a wide one, or at none.
 */
export function roomForLabel(at: number, count: number, most: number): 'any' | 'wide' | undefined {
  const every = Math.max(1, Math.ceil(count / most));
  const before = count - 1 - at;
  if (before % every !== 0) return undefined;
  return before % (2 * every) === 0 ? 'any' : 'wide';
}
