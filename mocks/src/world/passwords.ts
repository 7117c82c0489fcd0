import { randomHex, toHex } from './random.ts';

export interface PasswordHash {
  readonly salt: string;
  readonly iterations: number;
  /** PBKDF2 with SHA-256, 256 bits, hexadecimal. */
  readonly hash: string;
}

/** Too low for real passwords; these only guard mock members, and stories log in often. */
const iterations = 10_000;

/** Matches no password. Checked for unknown members, so that both cases take the same time. */
export const dummyHash: PasswordHash = { salt: 'nobody', iterations, hash: '' };

/** Hashes a password with a random salt. Browsers need a secure context. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomHex();
  return { salt, iterations, hash: await derive(password, salt, iterations) };
}

/** Whether a password matches a stored hash. */
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
