import { createContext } from 'react';

export interface SessionControl {
  /** What becomes of the session from now on is of no concern, as once the account is deleted. */
  close(): void;
}

/** Given by the SessionGate; outside of it there is nothing to close. */
export const SessionContext = createContext<SessionControl>({ close: () => {} });
