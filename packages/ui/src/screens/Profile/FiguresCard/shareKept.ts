/** Amounts in CB; NaN if unknown. */
export type CbFigures = Readonly<
  Record<'current' | 'lifetime' | 'week' | 'month' | 'claimed', number>
>;

/**
 * Returns how much of the earned CB the member still has, in percent; `undefined` if the figures are
 * unknown.
 */
export function shareKept({ current, claimed }: CbFigures): number | undefined {
  const all = current + claimed;
  return current >= 0 && claimed >= 0 && all > 0 ? (current / all) * 100 : undefined;
}
