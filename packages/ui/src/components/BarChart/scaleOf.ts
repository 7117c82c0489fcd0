/** The most steps of a scale. */
const mostSteps = 4;

/**
 * Returns the values of a scale from 0 to at least `most`, in up to 4 round steps, of 1 or more if there
 * is room; only 0 if that is the most.
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
 * Returns where the label of a bar has room, of `count` bars of which `most` labels fit, counted
 * from the last: with room for all, for half of those, or nowhere.
 */
export function roomForLabel(at: number, count: number, most: number): 'any' | 'wide' | undefined {
  const every = Math.max(1, Math.ceil(count / most));
  const before = count - 1 - at;
  if (before % every !== 0) return undefined;
  return before % (2 * every) === 0 ? 'any' : 'wide';
}
