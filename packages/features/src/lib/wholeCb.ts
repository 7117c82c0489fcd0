/** Reads a typed amount; `undefined` for anything but a whole number of CB, grouped or not. */
export function wholeCb(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(text)) return undefined;
  const cb = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(cb) ? cb : undefined;
}
