import { createHash } from 'node:crypto';

/** Returns a session's XSRF token, which cannot be forged without knowing the session. */
export const xsrfTokenOf = (session: string): string =>
  createHash('sha256').update(`xsrf ${session}`).digest('hex').slice(0, 32);
