import { createHash } from 'node:crypto';

/** The XSRF token of a session, which nobody can make up who does not know the session. */
export const xsrfTokenOf = (session: string): string =>
  createHash('sha256').update(`xsrf ${session}`).digest('hex').slice(0, 32);
