import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The query client of the page. Visitors have none, so that they need not load its code. */
export interface MemberClient {
  /** Undefined until the member area has been shown. */
  readonly client: QueryClient | undefined;
  /** Keeps the client for as long as the page. */
  keep(client: QueryClient): void;
}

export const MemberClientContext = createContext<MemberClient>({
  client: undefined,
  keep: () => {},
});
