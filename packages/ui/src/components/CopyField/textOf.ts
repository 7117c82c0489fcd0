/** Returns the text of a field to copy from. Throws if the target is no field (SHR-03). */
export function textOf(target: unknown): string {
  if (typeof target === 'object' && target !== null && 'value' in target) {
    if (typeof target.value === 'string') return target.value;
  }
  throw new TypeError('Only a box with text can be copied from.');
}
