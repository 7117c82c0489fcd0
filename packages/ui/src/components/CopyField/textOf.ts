/** What stands in a box that is to be copied from. Throws for anything that is no box (SHR-03). */
export function textOf(target: unknown): string {
  if (typeof target === 'object' && target !== null && 'value' in target) {
    if (typeof target.value === 'string') return target.value;
  }
  throw new TypeError('Only a box with text can be copied from.');
}
