/** A seeded source of choices: the same seed gives the same world on every machine. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  /** One of a list that must not be empty. */
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
}

/** Mulberry32: small, fast and good enough for pretend data; never for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function int(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1));
  }
  return { int, pick: (list) => list[int(0, list.length - 1)] };
}

/** An unguessable text for session tokens, salts and XSRF tokens; 16 bytes unless told. */
export function randomHex(bytes = 16): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
