/**
 * Encodes code as base64url: Storybook keeps only letters, digits, hyphens and underscores of an arg
 * in its address.
 */
export function encode(code: string) {
  const bytes = new TextEncoder().encode(code);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the code that an address holds, or `undefined` if it holds none or is damaged. */
export function decode(encoded: string) {
  if (!encoded) return undefined;
  try {
    const base64 = encoded.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
