import { randomHex, toHex } from './random.ts';

export interface PasswordHash {
  readonly salt: string;
  readonly iterations: number;
  /** PBKDF2 with SHA-256, 256 bits, hexadecimal. */
  readonly hash: string;
}

/** Low for a password store, because the passwords guard pretend members and stories log in often. */
const iterations = 10_000;

/** What no password matches; checking against it takes as long as against a real one. */
export const unmatchable: PasswordHash = { salt: 'nobody', iterations, hash: '' };

/** Hashes a new password with a salt of its own. Needs a secure context in browsers. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomHex();
  return { salt, iterations, hash: await derive(password, salt, iterations) };
}

/** Whether the password is the one that was hashed. */
export async function verifyPassword(password: string, stored: PasswordHash): Promise<boolean> {
  return (await derive(password, stored.salt, stored.iterations)) === stored.hash;
}

async function derive(password: string, salt: string, rounds: number): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: encoder.encode(salt),
    iterations: rounds,
  };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)));
}
