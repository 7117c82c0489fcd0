/** A seeded generator: the same seed gives the same world on every machine. */
export interface Random {
  /** Returns an integer between `min` and `max`, inclusive. */
  int(min: number, max: number): number;
  /** Returns one item of a non-empty list. */
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
}

/** Mulberry32: small and fast. Not cryptographically secure, so never use it for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }
  return { int, pick: (list) => list[int(0, list.length - 1)] };
}

/** Returns 32 secure random hex digits, for session and XSRF tokens. */
export const randomHex = (): string => crypto.randomUUID().replaceAll('-', '');
